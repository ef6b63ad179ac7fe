"""The referee takes the deal on trust, so the engine's are checked here (2, 11.4, 12.1, 13.1)."""

from collections import Counter
from typing import Any

import pytest

from kerys.engine.cards import EVENT_NAMES, PALACE_CARD_NAMES
from kerys.engine.machine import new_state
from kerys.engine.options import options, rules_of
from kerys.engine.tables import PLACE_NAMES
from tests.referee.engine_side import deal_of
from tests.referee.preparing import prepare
from tests.referee.table import new_table, ship_named
from tests.referee.test_against_engine import CASES
from tests.referee.vocabulary import COLOURS, PLACES, ROUNDS

BASE: set[str] = set(PALACE_CARD_NAMES[:15])
YS_PLUS: set[str] = set(PALACE_CARD_NAMES) - BASE - {"gem-card"}
FOUR_WHITE = {  # 2.7
    "blue": "GY GY GR YR YR WR",
    "green": "YR YR YB RB RB WB",
    "yellow": "RB RB RG BG BG WG",
    "red": "BG BG BY GY GY WY",
}
LETTERS = {"B": "blue", "G": "green", "Y": "yellow", "R": "red", "W": "white"}


def test_places_have_the_names_of_the_notation() -> None:
    assert set(PLACES) == set(PLACE_NAMES[:50])


@pytest.mark.parametrize("case", CASES)
def test_deals_follow_the_rules_of_set_up(case: str) -> None:
    chosen = options(**CASES[case])
    for seed in range(8):
        deal = deal_of(new_state(rules_of(chosen), seed))
        assert sorted(deal["order"]) == list(range(1, chosen.players + 1))
        _check_stacks(chosen.as_dict(), deal)
        _check_ships(chosen.as_dict(), deal)
        if chosen.players == 5:
            assert [sorted(row) for row in deal["rows"]] == [[0, 1, 2, 3]] * ROUNDS


def _check_stacks(given: dict[str, Any], deal: dict[str, Any]) -> None:
    known = set(BASE)
    if given["ys_plus_characters"]:
        known |= YS_PLUS - (set() if given["kings_favour"] else {"favourite"})
    events = {f"event:{name}": 2 if name == "smuggling" else 1 for name in EVENT_NAMES}
    assert len(deal["stacks"]) == (given["districts"] or (3 if given["players"] == 2 else 4))
    for stack in deal["stacks"]:
        assert len([card for card in stack if card in known]) == 3
        assert len([card for card in stack if card in events]) == (3 if given["events"] else 0)
        assert len(stack) == (6 if given["events"] else 3)
    for card, times in Counter(card for stack in deal["stacks"] for card in stack).items():
        assert times <= events.get(card, 1)


def _check_ships(given: dict[str, Any], deal: dict[str, Any]) -> None:
    """Every ship comes off the deck; only an empty deck is made anew, of the rounds before."""
    deck, discards = Counter(_deck(given)), Counter[str]()
    table = new_table(given, deal)
    for round_ in range(1, ROUNDS + 1):
        table.round, table.events, table.ships = round_, [], {}
        before = list(table.ships_to_come)
        prepare(table)
        drawn = before[: len(before) - len(table.ships_to_come)]
        for ship in drawn:
            if not +deck:
                deck, discards = discards, Counter[str]()
            assert deck[ship] > 0, f"{ship} cannot be drawn in round {round_}"
            deck[ship] -= 1
        discards += Counter(drawn)
    assert table.ships_to_come == []


def _deck(given: dict[str, Any]) -> list[str]:
    if given["ship_deck"] == "four-white":
        pairs = [(large, pair) for large, texts in FOUR_WHITE.items() for pair in texts.split()]
        ships = ["-".join([large, LETTERS[pair[0]], LETTERS[pair[1]]]) for large, pair in pairs]
    else:
        ships = []
        for large in COLOURS:
            others = [kind for kind in (*COLOURS, "white") if kind != large]
            ships += [f"{large}-{a}-{b}" for n, a in enumerate(others) for b in others[n + 1 :]]
    assert len(ships) == 24
    if given["express"]:  # 11.4
        ships = [ship for ship in ships if "white" not in ship]
    return [ship_named(ship).name() for ship in ships]
