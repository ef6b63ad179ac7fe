"""Beliefs are exact: against all arrangements of the unseen brokers counted one by one."""

import itertools
import random
from collections import Counter
from fractions import Fraction

from kerys.engine.imagine import hidden_positions, possible_at, unseen_brokers
from kerys.engine.pieces import unpacked
from kerys.game import Game
from kerys.views.belief import belief, neutral_belief, possibilities
from tests.laws.combinations import scaled
from tests.secrecy.twins import play_random


def by_counting(unseen: list[int], masks: list[int]) -> list[dict[int, Fraction]]:
    """Every order of the unseen brokers, as if each were a different piece."""
    found: list[Counter[int]] = [Counter() for _ in masks]
    ways = 0
    for values in itertools.permutations(unseen):
        if all(mask >> value & 1 for mask, value in zip(masks, values, strict=False)):
            ways += 1
            for counter, value in zip(found, values, strict=False):
                counter[value] += 1
    return [{value: Fraction(n, ways) for value, n in sorted(counter.items())} for counter in found]


def test_chances_are_those_of_counting_all_arrangements() -> None:
    rng = random.Random(8)
    tried = 0
    while tried < 150:
        unseen = sorted(rng.randrange(5) for _ in range(rng.randint(1, 6)))
        masks = [rng.choice([31, 31, rng.randint(1, 31)]) for _ in range(rng.randint(1, min(4, len(unseen))))]
        if any(not mask & sum({1 << value for value in unseen}) for mask in masks):
            continue
        try:
            expected = by_counting(unseen, masks)
        except ZeroDivisionError:
            continue
        if all(expected):
            assert possibilities(unseen, masks) == expected
            tried += 1


def test_the_truth_is_always_possible_and_the_multiset_is_exact() -> None:
    for seed in range(scaled(6, 2)):
        rng = random.Random(seed)
        game = Game(players=4, kings_favour=True, ys_plus_characters=True, events=True, seed=seed)
        while not game.over:
            viewer = rng.choice([0, 1, 2, 3, None])
            view, state = game.view(viewer), game.state
            for seat in range(4):
                if seat == viewer:
                    assert belief(view, seat).unseen == ()
                    continue
                known = belief(view, seat)
                positions = list(hidden_positions(view.known, seat))
                truth = [state.cells[position] & 7 for position in positions]
                hand = Counter(unpacked(state.hand(seat))) - Counter(known.known_behind_screen)
                assert Counter(known.unseen) == hand + Counter(truth)
                assert known.behind_screen == sum(hand.values())
                assert list(known.unseen) == unpacked(unseen_brokers(view.known, seat))
                for value, hidden, position in zip(truth, known.hidden, positions, strict=True):
                    assert value in hidden.values
                    assert sum(hidden.values.values()) == 1
                    assert possible_at(view.known, position) >> value & 1
            play_random(game, rng)


def test_what_the_spy_saw_narrows_the_belief() -> None:
    for seed in range(80):
        rng = random.Random(seed)
        game = Game(players=3, seed=seed)
        while not game.over:
            number = len(game.facts())
            before = {seat: game.view(seat) for seat in range(3)}
            play_random(game, rng)
            looked = [fact for fact in game.facts(number) if fact["fact"] == "looked"]
            if looked:
                spy = next(seat for seat in range(3) if before[seat]["viewer"] == looked[0]["party"])
                owner = next(seat for seat in range(3) if before[seat]["viewer"] == looked[0]["owner"])
                other = next(seat for seat in range(3) if seat not in (spy, owner))
                known = belief(game.view(spy), owner)
                assert len(known.hidden) == len(belief(before[spy], owner).hidden) - 1
                assert len(known.unseen) == len(belief(before[spy], owner).unseen) - 1
                assert belief(game.view(other), owner) == belief(before[other], owner)
                return
    raise AssertionError("no Spy looked at anything in 80 games")


def test_a_placer_knows_its_neutral_brokers_and_the_other_does_not() -> None:
    rng = random.Random(1)
    game = Game(players=2, seed=1)
    while len(game.view(None)["brokers"]) < 9:
        play_random(game, rng)
    for viewer in (0, 1):
        assert neutral_belief(game.view(viewer), viewer).hidden == ()
        other = neutral_belief(game.view(viewer), 1 - viewer)
        assert len(other.hidden) >= 1 and len(other.unseen) == 4
