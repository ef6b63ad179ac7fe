"""Revolt (13.3, 15.15, 15.16): no character card has any effect in its district."""

from kerys import Game
from tests.rulebook.positions import (
    BLUE,
    FRONTS,
    ORANGE,
    asked,
    cards,
    counting,
    facts,
    gems,
    places,
    play,
    position,
    standings,
)

AREAS = {"1/harbour", "1/commercial", "1/palace"}
EVENTS = ("events on", "ys-plus-characters on", "event 1 revolt")
IN_FRONT = FRONTS[4].replace(" 0 1 1", " 0 1")


def revolt(*lines: str, moment: str = "counting") -> Game:
    return counting(4, moment, *EVENTS, *lines)


def placing(*lines: str, moment: str = "turn 2 blue") -> Game:
    return position("\n".join(["players 4", *EVENTS, moment, IN_FRONT, *lines]))


def test_without_characters_the_district_counts_as_usual() -> None:
    game = revolt(
        "ship 1 blue-green-red",
        "palace 1 spy",
        "at 1/palace blue 4, 1/commercial orange 1",
        moment="counting district 1",
    )
    play(game, "blue gem blue", "blue gem red", "orange gem blue")
    assert cards(game, BLUE) == ["spy"]
    assert game.points[ORANGE] == 3


def test_nobody_there_lapses() -> None:
    game = revolt("palace 1 spy", moment="counting district 1")
    assert facts(game, "prize-lapsed", contest="palace", where=1)


def test_15_16_king_prince_and_gem_cards_won_there_pay_as_usual() -> None:
    for card, points in (("king", 5), ("prince", 4)):
        game = revolt(f"palace 1 {card}", "at 1/palace blue 4", moment="counting district 1")
        assert game.points[BLUE] == points
    game = revolt("round 4", "palace 1 gem-card", "at 1/palace blue 4", moment="counting district 1")
    play(game, "blue gem green")
    assert gems(game, BLUE) == {"green": 1}


def test_15_15_mercenary_professor_and_intriguer_do_not_count_there() -> None:
    brokers = "at 1/harbour blue 3, orange 3, violet 0 marked, yellow 3, 2/harbour blue 3, orange 3, violet 0 marked"
    game = revolt(
        "orange effects intriguer", "yellow professor 1", brokers, "check off", moment="counting district 1"
    )
    assert standings(game, "district", 1) == {"blue": 3, "orange": 3, "yellow": 3, "violet": 0}
    assert list(standings(game, "district", 1)) == ["blue", "orange", "yellow", "violet"]
    assert list(standings(game, "harbour", 2).items()) == [("violet", 5), ("orange", 3), ("blue", 3)]


def test_15_15_merchant_and_financier_do_not_change_what_it_pays() -> None:
    for card, pays in (("merchant", 5), ("financier", 1)):
        game = revolt(
            f"commerce {card}", "at 1/commercial blue 4, 2/commercial orange 4", moment="counting district 1"
        )
        assert game.points[:2] == [3, pays]


def test_15_15_captain_and_customs_officer_leave_its_ship_alone() -> None:
    ships = "ship 1 blue-green-red, 2 red-blue-green, 3 green-yellow-red"
    game = revolt(ships, "blue cards captain")
    play(game, "blue play captain")
    assert game.options(BLUE) == ["district 2", "district 3"]
    game = revolt(ships, "customs blue", "at 1/palace blue 4", moment="counting district 1")
    assert "gem blue" in game.options(BLUE)


def test_15_15_herald_and_monk_move_nothing_in_out_or_off() -> None:
    for card in ("herald", "monk"):
        game = revolt(f"blue cards {card}", "at 1/palace blue 4")
        assert asked(game)[1] == "rank", "with no broker elsewhere the card is not even offered"
    game = revolt("blue cards herald", "at 1/palace blue 4, 2/palace blue 3")
    play(game, "blue play herald")
    assert game.answers[-1] == (BLUE, "broker 2/palace/1", True)
    assert not places(game, BLUE, "to") & AREAS


def test_15_15_the_magician_does_not_reach_it() -> None:
    brokers = "at 1/palace blue 4 turn 1, 2/palace blue 3 down turn 1"
    game = placing("blue cards magician", brokers, moment="turn 1 blue after")
    assert asked(game) == ([ORANGE], "place"), "there are no two to swap"


def test_15_15_the_queen_cannot_close_it() -> None:
    game = placing("blue cards queen")
    play(game, "blue play queen")
    assert len(game.options(BLUE)) == 9
    assert not places(game, BLUE, "close") & AREAS


def test_15_15_royal_guard_and_illusionist_put_none_there() -> None:
    game = placing("blue cards royal-guard")
    play(game, "blue play royal-guard")
    assert not places(game, BLUE, "place front 1 up") & AREAS
    game = placing("blue effects illusionist")
    assert not places(game, BLUE, "place front 1 up") & AREAS
    assert places(game, BLUE, "place 4 up") >= AREAS, "from behind the screen as ever"


def test_15_15_the_spy_cannot_look_there() -> None:
    game = placing("blue looks 3", "at 1/palace orange 4 down turn 1, 2/palace orange 3 down turn 1")
    assert places(game, BLUE, "look") == {"2/palace/1"}


def test_15_15_with_the_cardinal_one_of_two_face_down_must_stand_elsewhere() -> None:
    game = placing("blue effects cardinal")
    play(game, "blue place 4 down 1/palace")
    assert not places(game, BLUE, "place 3 down") & AREAS
    assert places(game, BLUE, "place 3 down") >= {"2/harbour", "3/palace"}
    assert places(game, BLUE, "place 3 up") >= AREAS
    game = placing("blue effects cardinal")
    play(game, "blue place 4 down 2/palace")
    assert places(game, BLUE, "place 3 down") >= AREAS


def test_15_15_a_border_with_it_resolves_to_the_other_side() -> None:
    game = placing("blue borders 2")
    up = places(game, BLUE, "place 4 up")
    assert {"1-2/palace", "4-1/palace"} <= up
    assert not up & {"1/harbour-commercial", "1/commercial-palace"}
    game = counting(4, "sides", *EVENTS, "at 1-2/palace blue 4")
    assert facts(game, "side-declared", party="blue")[0]["place2"] == "2/palace"


def test_15_15_other_districts_are_not_in_revolt() -> None:
    game = revolt("blue cards herald", "at 2/palace blue 4")
    play(game, "blue play herald")
    assert "3/palace" in places(game, BLUE, "to")
