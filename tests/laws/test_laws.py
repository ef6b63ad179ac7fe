"""Laws over many random games of every combination of options."""

import random
import zlib
from array import array

import pytest
from mypy_extensions import i64

from kerys.engine.actions import N_ACTIONS, text_of
from kerys.engine.chance import Rng
from kerys.engine.errors import IllegalAnswer
from kerys.engine.laws import broken_law, check_random_game
from kerys.engine.layout import N_CELLS, PUBLIC, SEALED, SECRET, SECTIONS
from kerys.engine.machine import new_state
from kerys.engine.options import Options, options, rules_of
from kerys.engine.search import SearchState, begin, new_game
from kerys.engine.state import state_from_json
from kerys.game import Game
from tests.laws.combinations import combinations, scaled

ALL = combinations()
RICH = [
    options(players=2, ys_plus_characters=True, events=True),
    options(players=3, districts=3, kings_favour=True, express=True, ys_plus_characters=True, events=True),
    options(players=4, kings_favour=True, ys_plus_characters=True, events=True, magician="any"),
    options(players=5, kings_favour=True, ys_plus_characters=True, events=True, ship_deck="twelve-white"),
    options(players=4),
]


def test_brokers_gems_and_cards_are_conserved_in_every_combination() -> None:
    """Also: whoever is asked has an option, every option leads on, clones are independent, every game ends.

    81 games of each of the 256 combinations are more than 20,000.
    """
    games = 0
    for number, chosen in enumerate(ALL):
        rules = rules_of(chosen)
        for n in range(scaled(81, 1)):
            seed = 1000 * number + n
            fault = check_random_game(rules, new_state(rules, seed), Rng(seed), (0, 4, 8)[n % 3])
            assert not fault, f"{chosen}, seed {seed}: {fault}"
            games += 1
    assert games >= len(ALL)


def test_the_sections_of_a_state_lie_end_to_end() -> None:
    end = 0
    for name, begin_, length, audience in SECTIONS:
        assert begin_ == end, name
        assert audience in (PUBLIC, SECRET)
        end += length
    assert end == N_CELLS
    assert len({name for name, *_ in SECTIONS}) == len(SECTIONS)


def test_a_state_takes_at_most_four_kilobytes() -> None:
    state = new_game(options(players=5, kings_favour=True, ys_plus_characters=True, events=True), 1)
    assert 8 * (len(state.cells) + len(state.deal.cells)) < 4096


@pytest.mark.parametrize("chosen", RICH, ids=lambda chosen: f"{chosen.players}p")
def test_listed_options_are_accepted_and_all_others_refused(chosen: Options) -> None:
    rng = random.Random(5)
    for seed in range(scaled(4, 1)):
        state = new_game(chosen, seed)
        while not state.over:
            legal = state.legal()
            assert legal and len(set(legal)) == len(legal)
            assert state.n_legal() == len(legal)
            assert [state.kth_legal(k) for k in range(len(legal))] == legal
            mask = state.legal_mask()
            assert [number for number in range(N_ACTIONS) if mask[number]] == sorted(legal)
            before = state.clone()
            for number in rng.sample(range(N_ACTIONS), 12):
                if not mask[number]:
                    with pytest.raises(IllegalAnswer):
                        state.apply(number)
            assert state == before
            for number in rng.sample(legal, min(3, len(legal))):
                other = state.clone()
                other.apply(number)
                assert not broken_law(other)
            state.apply(rng.choice(legal))


@pytest.mark.parametrize("chosen", RICH, ids=lambda chosen: f"{chosen.players}p")
def test_no_earlier_clone_ever_changes_and_json_is_faithful(chosen: Options) -> None:
    rng = random.Random(9)
    state = new_game(chosen, 31)
    clones: list[tuple[SearchState, list[i64], int]] = []
    while not state.over:
        clone = state.clone()
        assert clone == state and hash(clone) == hash(state) and clone is not state
        clones.append((clone, list(clone.cells), hash(clone)))
        assert state_from_json(state.to_json()) == state
        state.apply(rng.choice(state.legal()))
    assert all(list(clone.cells) == cells and hash(clone) == number for clone, cells, number in clones)
    assert len({number for _, _, number in clones}) == len(clones), "no position comes twice"


def test_one_seed_one_game_and_one_deal_whatever_is_played() -> None:
    for chosen in RICH:
        first, second = new_game(chosen, 77), new_game(chosen, 77)
        assert first == second
        deal = list(first.deal.cells)
        first.playout(Rng(1))
        second.playout(Rng(1))
        assert first == second
        other = new_game(chosen, 77)
        other.playout(Rng(2))
        assert list(other.deal.cells) == deal
        assert new_game(chosen, 78).deal.cells[:] != first.deal.cells[:]


def test_sealed_answers_commute_and_can_be_replaced() -> None:
    rng = random.Random(3)
    for chosen in RICH:
        games = [Game.from_deal(chosen, new_game(chosen, 12).deal) for _ in range(3)]
        while not games[0].over:
            waiting = games[0].waiting
            assert all(game.waiting == waiting for game in games)
            if games[0].question and games[0].question["sealed"]:
                answers = {seat: rng.choice(games[0].options(seat)) for seat in waiting}
                for game in games:
                    order = rng.sample(waiting, len(waiting))
                    for seat in order[:-1]:
                        game.play(seat, rng.choice(game.options(seat)))  # replaced before the last is in
                        game.play(seat, answers[seat])
                        assert game.state.cells[SEALED + seat] != 0
                    game.play(order[-1], answers[order[-1]])
            else:
                answer = rng.choice(games[0].options(waiting[0]))
                for game in games:
                    game.play(waiting[0], answer)
            assert games[0].state == games[1].state == games[2].state
            assert games[0].facts() == games[1].facts()
            assert games[0].answers == games[1].answers


def fingerprints(games: int) -> list[str]:
    """One line a game over every state of it; printed by a plain and by a compiled engine for comparison."""
    lines = []
    for number, chosen in enumerate(ALL[::7] + RICH):
        rules = rules_of(chosen)
        for n in range(games):
            state = begin(rules, new_state(rules, 50 * number + n).deal)
            rng = Rng(number + n)
            crc, decisions = 0, 0
            while not state.over:
                crc = zlib.crc32(array("q", state.cells), crc)
                state.apply(state.kth_legal(rng.below(state.n_legal())))
                decisions += 1
            lines.append(f"{number} {n} {decisions} {crc} {state.scores()}")
    return lines


def test_the_texts_of_all_answers_differ() -> None:
    assert len({text_of(number) for number in range(N_ACTIONS)}) == N_ACTIONS
