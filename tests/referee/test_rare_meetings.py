"""Soak: games whose first round brings together what rarely meets, borders and swaps in restricted districts.

Only seeds are played that turn up two of the events that restrict places, and leave the Philosopher, the Magician and
several other movers of brokers in the players' hands.
"""

import os
from collections.abc import Iterator
from typing import Any

import pytest

from kerys.engine.machine import new_state
from kerys.engine.options import options, rules_of
from tests.referee.engine_side import deal_of
from tests.referee.match import Match

GAMES = int(os.environ.get("KERYS_GAMES", "600"))
FULL: dict[str, Any] = {"ys_plus_characters": True, "events": True}
FAVOUR: dict[str, Any] = {**FULL, "kings_favour": True}
SETTINGS: dict[str, dict[str, Any]] = {
    "2-own": {**FULL, "players": 2},
    "2-any": {**FULL, "players": 2, "magician": "any"},
    "3-own": {**FAVOUR, "players": 3},
    "3-any": {**FAVOUR, "players": 3, "magician": "any"},
    "3-three-districts": {**FAVOUR, "players": 3, "districts": 3, "magician": "any"},
    "4-own": {**FAVOUR, "players": 4},
    "4-any": {**FAVOUR, "players": 4, "magician": "any"},
    "5-own": {**FAVOUR, "players": 5},
    "5-any": {**FAVOUR, "players": 5, "magician": "any"},
}
RESTRICTING = {"event:restriction", "event:revolt", "event:incognito", "event:transparency"}
NEEDED = {"philosopher", "magician"}
MOVERS = NEEDED | {
    "queen",
    "royal-guard",
    "imitator",
    "illusionist",
    "cardinal",
    "herald",
    "monk",
    "mercenary",
    "spy",
}


@pytest.mark.soak
@pytest.mark.parametrize("setting", SETTINGS)
def test_engine_and_referee_agree_where_brokers_are_restricted(setting: str) -> None:
    given = SETTINGS[setting]
    seeds = interesting_seeds(given, first=list(SETTINGS).index(setting) * 10_000_000)
    for _ in range(-(-GAMES // len(SETTINGS))):
        seed, district = next(seeds)
        match = Match(given, seed, rich=True)
        player = match.player
        player.eager = True
        player.varied = player.random.random() < 0.7
        player.crowding = player.random.random() < 0.8
        player.district = str(district)
        match.play()


def interesting_seeds(given: dict[str, Any], first: int) -> Iterator[tuple[int, int]]:
    """Seeds, each with a district that an event restricts in round 1."""
    rules = rules_of(options(**given))
    seed = first
    while True:
        seed += 1
        stacks = deal_of(new_state(rules, seed))["stacks"]
        stacked = {card for stack in stacks for card in stack}
        restricted = [number + 1 for number, stack in enumerate(stacks) if stack[0] in RESTRICTING]
        if len(restricted) >= 2 and not NEEDED & stacked and len(MOVERS - stacked) >= 5:
            yield seed, restricted[seed % len(restricted)]
