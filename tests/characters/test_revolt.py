"""Revolt (13.3) with every card of 15.15, one by one, and 15.16. District 1 is in revolt."""

import pytest

from tests.characters.table import (
    FAVOUR,
    FRONTS,
    PLUS,
    asked,
    gems,
    offered,
    placings,
    play,
    plus,
    points,
    table,
)

REVOLT = "event 1 revolt\n"
AFTER = "turn 3 blue after\nblue cards magician\n" + FRONTS + REVOLT
W4 = "counting\norange cards investor\n" + REVOLT


def test_herald_neither_in_nor_out() -> None:
    """15.15."""
    game = plus(W4 + "blue cards herald\nat 1/harbour blue 4, 2/harbour blue 3, 3/harbour blue 1\n")
    play(game, "blue play herald")
    assert offered(game) == ["broker 2/harbour/1", "broker 3/harbour/1"]
    play(game, "blue broker 2/harbour/1")
    assert not [text for text in offered(game) if text.startswith("to 1/")]
    game = plus(W4 + "blue cards herald\nat 1/harbour blue 4\n")
    assert asked(game) == "orange window W4"


def test_magician_neither_in_nor_out() -> None:
    """15.15."""
    game = plus(AFTER + "at 1/harbour blue 4, 1/palace blue 3, 2/harbour blue 3\n")
    assert asked(game) == "orange place"
    game = plus(AFTER + "at 1/harbour blue 4, 4/palace blue 3, 2/harbour blue 3, 3/palace blue 0\n")
    play(game, "blue play magician")
    assert offered(game) == ["broker 4/palace/1", "broker 2/harbour/1", "broker 3/palace/1"]


def test_magician_not_with_the_throne_room() -> None:
    """15.15, 11.3."""
    thrones = "".join(f"{seat} throne 1\n" for seat in ("blue", "orange", "violet", "yellow"))
    game = table(AFTER + thrones + "at 1/harbour blue 4 down\n", options=FAVOUR + PLUS)
    assert asked(game) == "orange place"


def test_monk_takes_none_off() -> None:
    """15.15."""
    game = plus(W4 + "blue cards monk\nat 1/harbour blue 4, 2/harbour blue 3\n")
    play(game, "blue play monk")
    assert offered(game) == ["pass", "broker 2/harbour/1"]
    game = plus(W4 + "blue cards monk\nat 1/harbour blue 4\n")
    assert asked(game) == "orange window W4"


def test_royal_guard_is_not_put_there() -> None:
    """15.15."""
    game = plus("turn 3 blue\nblue cards royal-guard\n" + FRONTS + REVOLT)
    play(game, "blue play royal-guard")
    assert {placing for placing in placings(game) if " 1/" in placing} == set()
    assert "front up 2/harbour" in placings(game)


def test_illusionist_not_from_the_front() -> None:
    """15.15."""
    game = plus("turn 3 blue first\nblue effects illusionist\n" + FRONTS + REVOLT)
    assert {placing.split()[0] for placing in placings(game) if "1/harbour" in placing} == {"up", "down"}
    assert "front down 2/harbour" in placings(game)


def test_queen_cannot_close() -> None:
    """15.15."""
    game = plus("turn 3 blue\nblue cards queen\n" + FRONTS + REVOLT)
    play(game, "blue play queen")
    assert len(offered(game)) == 9
    assert not [text for text in offered(game) if text.startswith("close 1/")]


def test_captain_leaves_its_ship_alone() -> None:
    """15.15."""
    game = plus(W4 + "blue cards captain\nship 1 blue-green-red, 2 red-blue-green, 3 green-blue-red\n")
    play(game, "blue play captain")
    assert offered(game) == ["district 2", "district 3"]


def test_customs_officer_leaves_its_ship_alone() -> None:
    """15.15: district 2 shows that the card is in force."""
    text = "customs blue\nship 1 blue-green-red, 2 blue-green-red\nat 1/harbour blue 3, 2/harbour blue 1\n"
    game = plus("counting district 1\n" + REVOLT + text.replace("2 blue-green-red", "2 blue-green-yellow"))
    assert offered(game) == ["gem blue", "gem green", "gem red"]
    play(game, "blue gem blue", "blue gem blue")
    assert offered(game) == ["gem green", "gem yellow"]


@pytest.mark.parametrize(("card", "elsewhere"), [("merchant", 5), ("financier", 1)])
def test_merchant_and_financier_do_not_count(card: str, elsewhere: int) -> None:
    """15.15: 3 as usual in the revolt."""
    game = plus(W4 + f"blue cards {card}\nat 1/commercial blue 3, 2/commercial violet 1\n")
    play(game, f"blue play {card}", "orange pass")
    assert game.points == [3, 0, elsewhere, 0]


def test_professor_does_not_count() -> None:
    """15.15: 3 against 4 in the revolt; in district 2 the same would be a tie that blue's card wins."""
    game = plus(
        "counting district 1\nblue professor 1 2\n"
        + REVOLT
        + "at 1/commercial blue 3, orange 4, 2/commercial blue 3, orange 4\n"
    )
    assert game.points == [3, 3, 0, 0]


def test_mercenary_does_not_count() -> None:
    """15.15."""
    game = plus(
        "counting district 1\n"
        + REVOLT
        + "at 1/commercial blue 3 marked, orange 4, 2/commercial blue 1 marked, orange 4\n"
    )
    assert game.points == [3, 3, 0, 0]


def test_intriguer_does_not_count() -> None:
    """15.15: neither for the ship nor for the areas."""
    game = plus(
        "counting district 1\norange effects intriguer\n"
        + REVOLT
        + "ship 1 blue-green-red\nat 1/commercial blue 3, orange 3, 2/commercial blue 1, orange 1\n"
    )
    assert asked(game) == "blue gem"
    play(game, "blue gem blue", "blue gem red", "orange gem blue")
    assert game.points == [3, 3, 0, 0], "the tie of district 2 is orange's"


def test_spy_cannot_look() -> None:
    """15.15."""
    game = plus(
        "turn 2 blue first\nblue looks 3\n"
        + FRONTS
        + REVOLT
        + "at 1/harbour orange 4 down, 2/harbour orange 1 down\n"
    )
    assert offered(game, "look") == ["look 2/harbour/1"]


def test_cardinal_one_of_two_must_stand_elsewhere() -> None:
    """15.15."""
    game = plus("turn 1 blue first\nblue effects cardinal\n" + FRONTS + REVOLT)
    play(game, "blue place 3 down 1/harbour")
    assert {placing for placing in placings(game) if " 1/" in placing} == {
        "up 1/harbour",
        "up 1/commercial",
        "up 1/palace",
    }
    assert "down 2/harbour" in placings(game)


def test_border_resolves_to_the_other_side() -> None:
    """15.15."""
    game = plus("sides\norange cards investor\n" + REVOLT + "at 1-2/palace blue 4\n")
    assert game.answers[-1] == (0, "to 2/palace", True)


def test_borders_inside_are_not_offered() -> None:
    """15.13, 15.15: no side is legal; a border with another district is."""
    game = plus("turn 1 blue first\nblue borders 2\n" + FRONTS + REVOLT)
    assert not [placing for placing in placings(game) if " 1/" in placing and "-" in placing]
    assert {"up 1-2/palace", "up 4-1/palace", "up 2/commercial-palace"} <= placings(game)


@pytest.mark.parametrize(("card", "worth"), [("king", 5), ("prince", 4)])
def test_king_and_prince_pay(card: str, worth: int) -> None:
    """15.16."""
    game = plus(f"counting district 1\npalace 1 {card}\n" + REVOLT + "at 1/palace blue 1\n")
    assert points(game, "blue") == worth


def test_gem_cards_pay() -> None:
    """15.16."""
    game = plus("counting district 1\npalace 1 gem-card\n" + REVOLT + "at 1/palace blue 1\n", round_=4)
    play(game, "blue gem green")
    assert gems(game, "blue") == {"green": 1}


def test_intriguer_counts_for_the_diplomatic_mission() -> None:
    """15.16: although a Revolt palace is among the palaces."""
    text = (
        "counting district 1\nevent 2 diplomatic-mission\ncentre blue-green-red\n"
        + REVOLT
        + "at 1/palace blue 3, 1/palace orange 3\n"
    )
    assert asked(plus(text)) == "blue gem"
    assert asked(plus(text + "orange effects intriguer\n")) == "orange gem"


def test_mercenary_in_a_revolt_palace_counts_its_value_for_the_mission() -> None:
    """15.8, 15.15: the same in every contest of its district."""
    game = plus(
        "counting district 1\nevent 2 diplomatic-mission\ncentre blue-green-red\n"
        + REVOLT
        + "at 1/palace blue 1 marked, 2/palace orange 4\n"
    )
    assert asked(game) == "orange gem"
