"""Imitator of each copyable card (12): at once or from now on, with the card's own limits."""

from collections.abc import Callable
from typing import Any

import pytest

from kerys import Game
from tests.characters.table import (
    FAVOUR,
    FRONTS,
    SEATS,
    asked,
    gems,
    offered,
    placings,
    play,
    plus,
    points,
    quotations,
    seat_view,
    standing,
    table,
)

SHIPS = "ship 1 blue-green-red, 2 red-blue-green, 3 green-blue-red, 4 yellow-red-blue\n"
BOARD = """
at 1/harbour orange 4 turn 1, 2/palace orange 0 down turn 1
at 3/harbour blue 4 turn 2, 3/palace blue 2 down turn 2
"""
W1 = "placement\n" + FRONTS
W2 = "turn 3 blue\n" + FRONTS + BOARD
W3 = "turn 2 blue after\n" + FRONTS + BOARD
W4 = "counting\nyellow cards intriguer\n" + SHIPS + BOARD  # yellow's window ends the test
W5 = "counting end\n"


def large_gems(game: Game) -> list[str]:
    return [district["ship"]["large"] for district in game.view(None)["districts"]]


def of_orange(key: str) -> Callable[[Game], Any]:
    return lambda game: seat_view(game, "orange")[key]


def of_table(key: str) -> Callable[[Game], Any]:
    return lambda game: game.view(None)[key]


def marked(game: Game) -> set[str]:
    return {broker["place"] for broker in game.view(None)["brokers"] if broker["marked"]}


# card: position, blue's answers, orange's answers, what is looked at, what it must be
COPIES: dict[str, tuple[str, str, str, Callable[[Game], Any], Any]] = {
    "alchemist": (
        W5,
        "gem red, gem blue",
        "gem green, gem blue",
        lambda game: gems(game, "orange"),
        {"blue": 1, "green": 1},
    ),
    "banker": (W5, "raise red, lower blue", "raise red, lower green", quotations, [7, 7, 8, 10]),
    "captain": (
        W4,
        "district 1, district 2",
        "district 1, district 3",
        large_gems,
        ["green", "blue", "red", "yellow"],
    ),
    "cardinal": (W1, "", "", of_orange("cardinal"), True),
    "spy": (W1, "", "", of_orange("looks"), 3),
    "herald": (
        W4,
        "broker 3/harbour/1, to 4/palace",
        "broker 1/harbour/1, to market/1/red",
        lambda game: (points(game, "orange"), standing(game, "market/1/red")),
        (1, [("orange", "up", 4)]),
    ),
    "illusionist": (W1, "", "", of_orange("illusionist"), True),
    "jeweller": (
        W5,
        "gem red, gem red",
        "gem blue, gem red",
        lambda game: gems(game, "orange"),
        {"blue": 1, "green": 2, "red": 1},
    ),
    "magician": (
        W3,
        "broker 3/harbour/1",
        "broker 1/harbour/1",
        lambda game: standing(game, "2/palace"),
        [("orange", "up", 4)],
    ),
    "merchant": (W4, "", "", of_table("merchant"), True),
    "mercenary": (W3, "broker 3/harbour/1", "broker 2/palace/1", marked, {"3/harbour", "2/palace"}),
    "queen": (W2, "close 1/harbour", "close 2/harbour", of_table("closed"), ["1/harbour", "2/harbour"]),
    "customs-officer": (W4, "gem red", "gem white", of_table("seized"), ["red", "white"]),
    "financier": (W4, "", "", of_table("financier"), True),
    "royal-guard": (
        W2,
        "place front 1 up 4/harbour",
        "place front 3 up market/1/red",
        lambda game: (points(game, "orange"), seat_view(game, "orange")["front"]),
        (1, [3]),
    ),
    "investor": (W4, "gem red", "gem blue", of_table("invested"), ["red", "blue"]),
    "monk": (
        W4,
        "broker 3/harbour/1, pass",
        "broker 1/harbour/1, pass",
        lambda game: (points(game, "orange"), standing(game, "1/harbour")),
        (4, []),
    ),
    "philosopher": (W1, "", "", of_orange("border_rights"), 2),
    "professor": (W4, "district 1", "district 1", of_orange("professors"), [1, 0, 0, 0]),
    "rogue": (
        W4,
        "prize black",
        "prize points",
        lambda game: (points(game, "orange"), gems(game, "orange")),
        (3, {}),
    ),
}


def position(card: str, *, orange: str = "cards imitator; gems green 2", without: str = "\0") -> Game:
    """Blue is asked in the card's window; `without` leaves out the lines of the board in which it stands."""
    lines = [line for line in COPIES[card][0].splitlines() if without not in line]
    return plus("\n".join([*lines, f"blue cards {card}; gems red 2", f"orange {orange}"]))


def answers(seat: str, text: str) -> list[str]:
    return [f"{seat} {answer}" for answer in text.split(", ") if answer]


@pytest.mark.parametrize("card", COPIES)
def test_12_a_copy_does_what_the_card_does(card: str) -> None:
    _, first, second, look, expected = COPIES[card]
    game = position(card)
    play(game, f"blue play {card}", *answers("blue", first))
    assert asked(game) == f"orange reaction {card}"
    assert offered(game) == ["pass", "play imitator"]
    play(game, "orange play imitator", *answers("orange", second))
    assert look(game) == expected
    assert seat_view(game, "orange")["cards"] == []
    assert seat_view(game, "orange")["cards_played"] == (1 if card not in W5_CARDS else 0)


W5_CARDS = ("alchemist", "banker", "jeweller")  # the round is over by then


@pytest.mark.parametrize("card", COPIES)
def test_12_a_copy_may_be_declined(card: str) -> None:
    _, first, _, look, expected = COPIES[card]
    game = position(card)
    play(game, f"blue play {card}", *answers("blue", first), "orange pass")
    assert seat_view(game, "orange")["cards"] == ["imitator"]
    assert seat_view(game, "orange")["cards_played"] == 0
    if card not in ("merchant", "financier"):  # copies of these add nothing (15.9)
        assert look(game) != expected


@pytest.mark.parametrize("card", COPIES)
def test_8_2_a_copy_counts_towards_the_two(card: str) -> None:
    _, first, _, _, _ = COPIES[card]
    game = position(card, orange="cards imitator; gems green 2; played 2")
    play(game, f"blue play {card}", *answers("blue", first))
    assert "reaction" not in asked(game)
    game = position(card, orange="cards imitator; gems green 2; played 1")
    play(game, f"blue play {card}", *answers("blue", first))
    assert asked(game) == f"orange reaction {card}"


@pytest.mark.parametrize(
    ("card", "orange", "without"),
    [
        ("alchemist", "cards imitator; gems black 2", "\0"),
        ("rogue", "cards imitator; gems green 1", "\0"),
        ("herald", "cards imitator", "at 1/harbour orange"),
        ("monk", "cards imitator", "at 1/harbour orange"),
        ("magician", "cards imitator", "at 1/harbour orange"),
        ("mercenary", "cards imitator", "at 1/harbour orange"),
        ("royal-guard", "cards imitator", "orange front"),
    ],
)
def test_8_6_a_copy_is_not_offered_where_the_copier_has_no_legal_use(
    card: str, orange: str, without: str
) -> None:
    _, first, _, _, _ = COPIES[card]
    game = position(card, orange=orange, without=without)
    play(game, f"blue play {card}", *answers("blue", first))
    assert "reaction" not in asked(game)
    assert "orange" not in asked(game) or "place" in asked(game)


def test_12_the_intriguer_is_not_copied() -> None:
    game = plus("counting\nblue cards intriguer\norange cards imitator\nyellow cards merchant\n")
    play(game, "blue play intriguer")
    assert asked(game) == "yellow window W4"


@pytest.mark.parametrize("card", ["king", "prince", "pope", "smuggler", "favourite"])
def test_12_free_and_kept_cards_are_not_copied(card: str) -> None:
    """They are not even played: nobody is asked when one is won."""
    thrones = "".join(f"{seat} throne 1; front 2 3 4\n" for seat in SEATS[:4])
    game = table(
        f"counting areas 1\npalace 1 {card}\norange cards imitator\nat 1/palace blue 4\n" + thrones,
        options=FAVOUR + "ys-plus-characters on\n",
    )
    assert asked(game) == "blue rank"
    assert seat_view(game, "orange")["cards"] == ["imitator"]


def test_12_a_copied_mercenary_marks_one_of_the_copiers_two_latest() -> None:
    game = plus(
        "turn 2 blue after\norder orange blue violet yellow\nblue cards mercenary\norange cards imitator\n"
        + FRONTS
        + "at 1/harbour orange 4 turn 1, orange 0 down turn 1, blue 4 turn 1, blue 3 down turn 1\n"
        "at 3/harbour orange 1 turn 2, blue 3 turn 2, 3/palace orange 2 down turn 2, blue 0 down turn 2\n"
    )
    play(game, "blue play mercenary", "blue broker 3/palace/2", "orange play imitator")
    assert offered(game) == ["broker 3/harbour/1", "broker 3/palace/1"]


def test_12_a_copied_cardinal_serves_from_now_on() -> None:
    game = position("cardinal")
    play(game, "blue play cardinal", "orange play imitator")
    play(game, "blue place 3 down 1/harbour", "blue place 3 down 1/harbour", "orange place 1 down 1/harbour")
    assert {"down 1/harbour", "up 1/harbour"} <= placings(game)


def test_12_a_copied_illusionist_serves_from_now_on() -> None:
    game = position("illusionist")
    play(game, "blue play illusionist", "orange play imitator")
    play(game, "blue place 3 down 1/harbour", "blue place 3 up 1/harbour")
    assert "front up 1/harbour" in placings(game)


def test_12_a_copied_queen_closes_at_once() -> None:
    game = position("queen")
    play(game, "blue play queen", "blue close 1/harbour", "orange play imitator")
    assert "close 1/harbour" not in offered(game)
    play(game, "orange close 4/palace")
    assert asked(game) == "blue place"
    assert {"up 1/harbour", "up 4/palace"} & placings(game) == set()


def test_12_a_copied_spy_sees_for_the_copier_alone() -> None:
    game = position("spy")
    play(game, "blue play spy", "orange play imitator")
    play(game, "blue place 3 down 1/harbour", "blue place 4 up 1/palace")
    play(game, "orange look 1/harbour/1")
    assert standing(game, "1/harbour", "orange") == [("blue", "down", 3)]
    assert standing(game, "1/harbour", "violet") == [("blue", "down", None)]


def test_15_7_a_copied_herald_cannot_reach_into_a_closed_area() -> None:
    game = plus(
        "counting\nblue cards herald\norange cards imitator\nclosed 1/harbour\nyellow cards merchant\n"
        "at 1/harbour orange 4, 3/harbour blue 4\n"
    )
    play(game, "blue play herald", "blue to 4/palace")
    assert asked(game) == "yellow window W4", "orange's only broker is locked in"
