"""Rule 2: what a game begins with, for every number of players; and the options that the rules refuse."""

from collections import Counter
from typing import Any

import pytest

from kerys import BadOptions, Game
from kerys.engine.cards import PALACE_CARD_NAMES
from kerys.engine.chance import DEALT_SHIPS, DEALT_STACKS, NO_CARD
from kerys.engine.options import options, rules_of
from kerys.engine.tables import SHIP_NAMES
from tests.rulebook.positions import position, quotations

FULL = [0, 0, 1, 1, 1, 2, 3, 3, 3, 4, 4]
SHORT = [0, 0, 1, 1, 2, 3, 3, 4, 4]


def ships(**chosen: Any) -> Counter[str]:
    return Counter(SHIP_NAMES[ship] for ship in rules_of(options(**chosen)).ships)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_2_1_two_to_five_players_in_four_rounds(players: int) -> None:
    game = Game(players=players, seed=1)
    assert game.seats == players
    rounds = set()
    while not game.over:
        rounds.add(game.view(None)["round"])
        seat = game.waiting[0]
        game.play(seat, game.options(seat)[0])
    assert rounds == {1, 2, 3, 4}


@pytest.mark.parametrize("players", [1, 6])
def test_2_1_no_other_number_of_players(players: int) -> None:
    with pytest.raises(BadOptions, match=r"2 to 5 players.*rule 2\.1"):
        Game(players=players)


def test_2_2_2_3_the_sets_of_brokers() -> None:
    for players, express, brokers in (
        (2, False, FULL),
        (3, False, FULL),
        (4, False, FULL),
        (5, False, SHORT),
        (3, True, SHORT),
        (4, True, SHORT),
    ):
        game = Game(players=players, express=express, seed=3)
        assert all(game.view(seat)["seats"][seat]["hand"] == brokers for seat in range(players))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_2_4_order_cards_are_dealt_at_random_and_all_start_at_0_points(players: int) -> None:
    dealt = set()
    for seed in range(12):
        game = Game(players=players, seed=seed)
        order = tuple(seat["order_card"] for seat in game.view(None)["seats"])
        assert sorted(order) == list(range(1, players + 1))
        dealt.add(order)
        assert set(game.points) == {0}
    assert len(dealt) > 1


@pytest.mark.parametrize(("players", "districts"), [(2, 3), (3, 3), (3, 4), (4, 4), (5, 4)])
def test_2_5_three_characters_beside_each_district_in_use(players: int, districts: int) -> None:
    cells = Game(players=players, districts=districts, seed=5).state.deal.cells
    stacks = [list(cells[DEALT_STACKS + 6 * n : DEALT_STACKS + 6 * n + 6]) for n in range(4)]
    dealt = [card for stack in stacks for card in stack if card != NO_CARD]
    assert [sum(card != NO_CARD for card in stack) for stack in stacks] == [3] * districts + [0] * (
        4 - districts
    )
    assert len(set(dealt)) == 3 * districts
    assert all(PALACE_CARD_NAMES[card] in PALACE_CARD_NAMES[:15] for card in dealt)


def test_2_6_districts_in_use() -> None:
    default = {
        players: len(Game(players=players, seed=1).view(None)["districts"]) for players in (2, 3, 4, 5)
    }
    assert default == {2: 3, 3: 4, 4: 4, 5: 4}
    assert len(Game(players=3, districts=3, seed=1).view(None)["districts"]) == 3


def test_2_7_the_deck_with_four_white_gems() -> None:
    deck = ships(players=4)
    assert deck.total() == 24
    assert sum(number for ship, number in deck.items() if "white" in ship) == 4
    assert deck["blue-green-yellow"] == 2
    assert deck["blue-green-red"] == 1
    assert deck["green-blue-white"] == 1
    assert {
        large: sum(n for ship, n in deck.items() if ship.startswith(large)) for large in ("blue", "red")
    } == {
        "blue": 6,
        "red": 6,
    }


def test_2_7_the_deck_with_twelve_white_gems() -> None:
    deck = ships(players=4, ship_deck="twelve-white")
    assert deck.total() == len(deck) == 24, "each large colour once with every pair"
    assert sum("white" in ship for ship in deck) == 12
    assert not any(ship.startswith("white") for ship in deck), "white is never large"


def test_2_7_the_discards_are_shuffled_when_the_deck_is_empty() -> None:
    """Express takes twelve of these ships out, and a game needs twenty."""
    game = Game(players=4, express=True, ship_deck="twelve-white", seed=2)
    deck = ships(players=4, express=True, ship_deck="twelve-white")
    assert deck.total() == 12
    drawn = [SHIP_NAMES[ship] for ship in game.state.deal.cells[DEALT_SHIPS : DEALT_SHIPS + 20]]
    assert Counter(drawn[:12]) == deck
    assert not Counter(drawn[12:]) - Counter(drawn[:10]), (
        "only what was discarded in rounds 1 and 2 comes again"
    )


def test_2_8_all_colours_start_on_space_8_of_15() -> None:
    assert quotations(Game(players=4, seed=1)) == [8, 8, 8, 8]


def test_2_9_no_gem_is_ever_refused() -> None:
    game = position(
        """players 4
        counting end
        blue gems red 60; cards jeweller
        blue front 0 1 1
        orange front 0 1 1
        violet front 0 1 1
        yellow front 0 1 1
        """
    )
    game.play(0, "play jeweller")
    game.play(0, "gem red")
    game.play(0, "gem red")
    assert game.view(None)["seats"][0]["gems"]["red"] == 62


REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"players": 2, "districts": 4}, r"2 players use 3 districts, not 4 \(rule 2\.6\)"),
    ({"players": 4, "districts": 3}, r"4 players use 4 districts, not 3 \(rule 2\.6\)"),
    ({"players": 5, "districts": 3}, r"5 players use 4 districts"),
    ({"players": 3, "districts": 5}, r"3 players use 3 or 4 districts"),
    ({"players": 2, "kings_favour": True}, r"King's Favour needs 3 to 5 players \(rule 11\.1\)"),
    ({"players": 2, "express": True}, r"Express is for 3 or 4 players, not 2 \(rule 11\.4\)"),
    ({"players": 5, "express": True}, r"Express is for 3 or 4 players, not 5 \(rule 11\.4\)"),
    ({"players": 4, "neutral": (4, 3, 1, 0)}, r"only two players have a neutral seat.*rule 10\.2"),
    ({"players": 2, "neutral": (4, 3, 1)}, r"four broker values.*rule 10\.3"),
    ({"players": 2, "neutral": (5, 3, 1, 0)}, r"from 0 to 4.*rule 10\.3"),
    ({"players": 4, "ship_deck": "white"}, r"ship_deck is one of four-white, twelve-white"),
    ({"players": 4, "magician": "all"}, r"magician is one of own, any"),
    ({"players": 4, "express": "yes"}, r"express is either on or off"),
    ({"players": "4"}, r"players must be a whole number"),
    ({"players": 4, "merlin": True}, r"there is no option “merlin”"),
]


@pytest.mark.parametrize(("chosen", "why"), REFUSED, ids=[str(chosen) for chosen, _ in REFUSED])
def test_what_the_rules_exclude_is_refused_with_the_reason(chosen: dict[str, Any], why: str) -> None:
    with pytest.raises(BadOptions, match=why):
        options(**chosen)
