"""Positions: chance drawn early or late, joint answers, history, resampling; all by the same rules as the engine."""

import random
from collections import Counter
from typing import Any

import pytest

from kerys.engine.chance import Rng, deal
from kerys.engine.options import options, rules_of
from kerys.engine.search import begin
from kerys.env.position import Position

VARIANTS: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 3, "express": True, "kings_favour": True},
    {"players": 4, "ys_plus_characters": True, "events": True},
    {"players": 5, "kings_favour": True, "ys_plus_characters": True, "events": True},
]


def play(position: Position, rng: Rng, chooser: random.Random, decisions: int = 10_000) -> list[int]:
    answers: list[int] = []
    while not position.over and len(answers) < decisions:
        position.draw_at_random(rng)
        answers.append(chooser.choice(position.legal()))
        position.apply(answers[-1])
    if not position.over:
        position.draw_at_random(rng)
    return answers


@pytest.mark.parametrize("late", [False, True])
@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_drawn_games_are_games_of_the_engine(variant: dict[str, Any], late: bool) -> None:
    rules = rules_of(options(**variant))
    for seed in range(2):
        position = Position(rules, late=late)
        answers = play(position, Rng(seed), random.Random(seed))
        state = begin(rules, position.dealer.deal())
        for answer in answers:
            state.apply(answer)
        assert state.over
        assert list(state.cells) == list(position.state.cells)


@pytest.mark.parametrize("variant", VARIANTS[:3], ids=str)
def test_draws_have_the_distribution_of_the_engines_deal(variant: dict[str, Any]) -> None:
    """Compare how often each cell of the deal has each value: 24 ships, cards of the stacks, order cards."""
    rules = rules_of(options(**variant))
    games = 600
    engine: Counter[tuple[int, int]] = Counter()
    drawn: Counter[tuple[int, int]] = Counter()
    for seed in range(games):
        engine.update(enumerate(deal(rules, seed).cells))
        position = Position(rules, late=False)
        position.draw_at_random(Rng(10_000 + seed))
        drawn.update(enumerate(position.dealer.cells))
    for key in engine | drawn:
        cell, number = key
        if rules.events and 5 <= cell < 29:
            continue  # cards that are never turned up are dealt by the engine, but not drawn
        spread = 5 * (engine[key] + drawn[key] + 4) ** 0.5
        assert abs(engine[key] - drawn[key]) < spread, (cell, number, engine[key], drawn[key])


def test_first_cards_of_the_stacks_have_the_same_distribution_with_events() -> None:
    rules = rules_of(options(players=4, ys_plus_characters=True, events=True))
    engine: Counter[int] = Counter()
    drawn: Counter[int] = Counter()
    for seed in range(600):
        engine.update([deal(rules, seed).stack_card(1, 0)])
        position = Position(rules)
        position.draw_at_random(Rng(seed))
        drawn.update([position.dealer.deal().stack_card(1, 0)])
    for card in engine | drawn:
        assert abs(engine[card] - drawn[card]) < 5 * (engine[card] + drawn[card] + 4) ** 0.5


def test_probabilities_sum_to_one_and_outcomes_are_sorted() -> None:
    position = Position(rules_of(options(players=5, events=True, ys_plus_characters=True)), late=False)
    rng = random.Random(3)
    while position.at_chance:
        outcomes = position.outcomes()
        assert sum(chance for _, chance in outcomes) == pytest.approx(1)
        assert [outcome for outcome, _ in outcomes] == sorted({outcome for outcome, _ in outcomes})
        position.draw(rng.choice(outcomes)[0])
    with pytest.raises(ValueError, match="cannot be drawn"):
        Position(position.rules).draw(99)


def test_joint_answers_lead_to_the_same_states_as_answers_in_turn() -> None:
    rules = rules_of(options(players=4, kings_favour=True, events=True))
    for seed in range(2):
        chooser = random.Random(seed)
        together = Position(rules)
        in_turn = Position(rules)
        rngs = Rng(seed), Rng(seed)
        while not together.over:
            together.draw_at_random(rngs[0])
            in_turn.draw_at_random(rngs[1])
            joint = {seat: chooser.choice(together.legal(seat)) for seat in together.waiting()}
            for seat in together.waiting():
                if in_turn.seat == seat:
                    in_turn.apply(joint[seat])
            together.apply_together(joint)
            assert together.state == in_turn.state
        assert in_turn.over


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_resampled_position_is_the_same_to_its_seat(variant: dict[str, Any]) -> None:
    rules = rules_of(options(**variant))
    chooser = random.Random(1)
    position = Position(rules)
    rng = Rng(1)
    different = 0
    while not position.over:
        position.draw_at_random(rng)
        if chooser.random() < 0.12:
            for seat in range(rules.seats):
                other = position.resample(seat, rng)
                assert other.information_state(seat) == position.information_state(seat)
                assert other.view(seat) == position.view(seat)
                different += other.state != position.state
                play(other, Rng(2), chooser)
                assert other.over
        position.apply(chooser.choice(position.legal()))
    assert different > 10


def test_histories_remember_what_the_position_no_longer_shows() -> None:
    """Two bids that were followed by the same choices: the seat still knows which one it made."""
    rules = rules_of(options(players=2))
    histories = set()
    for n in range(3):
        position = Position(rules)
        position.draw_at_random(Rng(4))
        position.apply(position.legal()[n])
        histories.add(position.information_state(0))
    assert len(histories) == 3


def test_clones_are_independent() -> None:
    position = Position(rules_of(options(players=3)))
    position.draw_at_random(Rng(1))
    copy = position.clone()
    before = position.information_state(0)
    play(copy, Rng(3), random.Random(1))
    assert copy.over
    assert position.information_state(0) == before
    assert position.belief(0)
