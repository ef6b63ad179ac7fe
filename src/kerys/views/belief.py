"""Beliefs about hidden brokers: the exact possibilities that follow from a viewer's knowledge (14.4).

Everybody's full set is known, so of another seat only *which* unseen broker stands where is hidden. A belief counts the
ways in which the unseen brokers can stand on the hidden places and behind the screen, what a Spy saw and what the
throne room's history allows taken into account; every way counts the same. One thing is not kept: what only follows
about two brokers of the throne room *together*, after a Magician put one there (docs/rulings.md).
"""

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from mypy_extensions import mypyc_attr

from kerys.engine.brokers import place_of
from kerys.engine.imagine import hidden_positions, possible_at, unseen_brokers
from kerys.engine.layout import BOARD, HAND, SHOWN, THRONE
from kerys.engine.pieces import ALL_VALUES, BIT, SEAT_NAMES, VALUES, how_many, size, unpacked
from kerys.engine.state import State
from kerys.engine.tables import PLACE_NAMES, SPOTS_AT, THRONE_ROOM
from kerys.views.project import View

Chances = dict[int, Fraction]


@mypyc_attr(native_class=False)
@dataclass(frozen=True)
class Hidden:
    """A place with a broker the viewer does not know, and the chances of its values (none of them is 0)."""

    spot: str
    values: Chances


@mypyc_attr(native_class=False)
@dataclass(frozen=True)
class Belief:
    """A viewer's conclusions about one seat's brokers, or about the neutral brokers of one seat."""

    unseen: tuple[int, ...]  # the exact multiset of brokers that stand nobody knows where
    hidden: tuple[Hidden, ...]  # the places on the board and in the throne room where some of them stand
    behind_screen: int  # how many of them are behind the screen
    # Brokers known for certain: the viewer's own hand, or brokers shown this round.
    known_behind_screen: tuple[int, ...]


def belief(view: View, seat: int) -> Belief:
    """Return the viewer's belief about a seat's own brokers."""
    return _belief(view.known, seat)


def neutral_belief(view: View, placer: int) -> Belief:
    """Return the viewer's belief about the neutral brokers that a seat of two places (10.3)."""
    return _belief(view.known, 5 + placer)


def study_of(view: View) -> dict[str, Any]:
    """Return the viewer's beliefs about all brokers as plain data: a study aid for people."""
    seats = range(view.known.rules.seats)
    return {
        "seats": [_as_data("seat", seat, belief(view, seat)) for seat in seats],
        "neutral": [_as_data("placer", seat, neutral_belief(view, seat)) for seat in seats]
        if len(seats) == 2
        else None,
    }


def _as_data(who: str, seat: int, belief_: Belief) -> dict[str, Any]:
    return {
        who: SEAT_NAMES[seat],
        "unseen": list(belief_.unseen),
        "hidden": [
            {
                "spot": one.spot,
                "chances": {str(value): round(float(chance), 4) for value, chance in one.values.items()},
            }
            for one in belief_.hidden
        ],
        "behind_screen": belief_.behind_screen,
        "known_behind_screen": list(belief_.known_behind_screen),
    }


def _belief(known: State, screen: int) -> Belief:
    hand = known.cells[HAND + screen]
    if not how_many(hand, VALUES) and not len(hidden_positions(known, screen)):
        return Belief((), (), 0, tuple(unpacked(hand)))
    positions = list(hidden_positions(known, screen))
    masks = [int(possible_at(known, position)) for position in positions]
    unseen = unpacked(unseen_brokers(known, screen))
    chances = possibilities(unseen, masks)
    hidden = tuple(
        Hidden(_spot(known, position), values) for position, values in zip(positions, chances, strict=True)
    )
    shown = known.cells[SHOWN + screen]
    return Belief(tuple(unseen), hidden, int(size(hand) - size(shown)), tuple(unpacked(shown)))


def possibilities(unseen: list[int], masks: list[int]) -> list[Chances]:
    """For each hidden place (a mask of values it can have) the exact chances of its values."""
    counts = [unseen.count(value) for value in range(VALUES)]
    choosy = [n for n, mask in enumerate(masks) if mask != ALL_VALUES]
    weights: list[list[int]] = [[0] * VALUES for _ in masks]
    anywhere = [0] * VALUES  # what is left over for the places that can have any value
    for values, left, ways in _ways(counts, [masks[n] for n in choosy], []):
        for n, value in zip(choosy, values, strict=True):
            weights[n][value] += ways * max(sum(left), 1)
        for value in range(VALUES):
            anywhere[value] += ways * left[value]
    for n, mask in enumerate(masks):
        if mask == ALL_VALUES:
            weights[n] = anywhere
    return [_chances(weight) for weight in weights]


def _ways(
    counts: list[int], masks: list[int], chosen: list[int]
) -> Iterator[tuple[list[int], list[int], int]]:
    """Every way to fill the choosy places: their values, the counts left, and by how many different brokers."""
    if not masks:
        yield chosen, counts, 1
        return
    for value in range(VALUES):
        if masks[0] & BIT[value] and counts[value]:
            left = [*counts[:value], counts[value] - 1, *counts[value + 1 :]]
            for values, rest, ways in _ways(left, masks[1:], [*chosen, value]):
                yield values, rest, ways * counts[value]


def _chances(weights: list[int]) -> Chances:
    whole = sum(weights)
    return {value: Fraction(weight, whole) for value, weight in enumerate(weights) if weight}


def _spot(known: State, position: int) -> str:
    """A hidden broker by place and order of arrival, as in `look SPOT`."""
    if position < BOARD:
        owner, slot = divmod(position - THRONE, 4)
        return f"{PLACE_NAMES[THRONE_ROOM + owner]}/{slot + 1}"
    i = position - BOARD
    place = place_of(known.broker(i))
    name = PLACE_NAMES[place]
    return name if SPOTS_AT[place] == 1 else f"{name}/{known.nth_at_place(i) + 1}"
