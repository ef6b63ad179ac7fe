"""Incognito, Transparency, Restriction (13.3, 13.5, 15.13, 15.18): who may stand in a district."""

from kerys import Game
from tests.rulebook.positions import BLUE, FRONTS, ORANGE, counting, facts, places, play, position

AREAS = {"2/harbour", "2/commercial", "2/palace"}
IN_FRONT = FRONTS[4].replace(" 0 1 1", " 0 1")


def placing(*lines: str, moment: str = "turn 2 blue") -> Game:
    """Blue's second turn of four players, with Ys+."""
    return position("\n".join(["players 4", "events on", "ys-plus-characters on", moment, IN_FRONT, *lines]))


# --- Incognito and Transparency ---------------------------------------------------------------------------------


def test_incognito_takes_only_face_down_brokers() -> None:
    game = placing("event 2 incognito")
    assert not places(game, BLUE, "place 4 up") & AREAS
    assert places(game, BLUE, "place 4 down") >= AREAS
    play(game, "blue place 4 down 2/palace")
    assert not places(game, BLUE, "place 4 up") & AREAS
    assert not places(game, BLUE, "place 4 down"), "it does not let the other broker be placed face down"


def test_incognito_and_the_cardinal() -> None:
    """The Cardinal lets both brokers of a turn be face down, so both may stand there."""
    game = placing("event 2 incognito", "blue effects cardinal")
    play(game, "blue place 4 down 2/palace")
    assert places(game, BLUE, "place 4 down") >= AREAS


def test_transparency_takes_only_face_up_brokers() -> None:
    game = placing("event 2 transparency")
    assert places(game, BLUE, "place 4 up") >= AREAS
    assert not places(game, BLUE, "place 4 down") & AREAS


def test_other_districts_and_the_market_are_open_as_ever() -> None:
    game = placing("event 2 incognito")
    assert len(places(game, BLUE, "place 4 up")) == 9 + 12
    assert len(places(game, BLUE, "place 4 down")) == 12 + 12


def test_13_5_they_bind_the_herald() -> None:
    for event, spot in (("incognito", "1/harbour/1"), ("transparency", "1/harbour/2")):
        game = counting(
            4,
            "counting",
            "events on",
            f"event 2 {event}",
            "blue cards herald",
            "at 1/harbour blue 4, blue 3 down",
        )
        play(game, "blue play herald", f"blue broker {spot}")
        assert not places(game, BLUE, "to") & AREAS
        game = counting(
            4,
            "counting",
            "events on",
            f"event 3 {event}",
            "blue cards herald",
            "at 1/harbour blue 4, blue 3 down",
        )
        play(game, "blue play herald", f"blue broker {spot}")
        assert places(game, BLUE, "to") >= AREAS


def test_13_5_they_bind_the_magician() -> None:
    brokers = "at 1/harbour blue 4 turn 1, 2/palace blue 3 down turn 1, 3/palace blue 1 down turn 2"
    game = placing("event 2 incognito", "blue cards magician", brokers, moment="turn 2 blue after")
    play(game, "blue play magician", "blue broker 2/palace/1")
    assert game.answers[-1] == (BLUE, "broker 3/palace/1", True), "the face-up 4 may not come in"
    brokers = "at 1/harbour blue 4 down turn 1, 2/palace blue 3 turn 1, 3/palace blue 1 turn 2"
    game = placing("event 2 transparency", "blue cards magician", brokers, moment="turn 2 blue after")
    play(game, "blue play magician", "blue broker 2/palace/1")
    assert game.answers[-1] == (BLUE, "broker 3/palace/1", True)


def test_13_5_incognito_binds_the_royal_guard() -> None:
    """Its broker is placed face up."""
    game = placing("event 2 incognito", "blue cards royal-guard")
    play(game, "blue play royal-guard")
    assert not places(game, BLUE, "place front 1 up") & AREAS
    assert "1/palace" in places(game, BLUE, "place front 1 up")
    game = placing("event 2 transparency", "blue cards royal-guard")
    play(game, "blue play royal-guard")
    assert places(game, BLUE, "place front 1 up") >= AREAS


def test_13_5_they_bind_the_illusionist() -> None:
    game = placing("event 2 incognito", "blue effects illusionist")
    assert not places(game, BLUE, "place front 1 up") & AREAS
    assert places(game, BLUE, "place front 1 down") >= AREAS
    game = placing("event 2 transparency", "blue effects illusionist")
    assert places(game, BLUE, "place front 1 up") >= AREAS
    assert not places(game, BLUE, "place front 1 down") & AREAS


def test_13_5_they_bind_the_philosopher() -> None:
    """15.13: a border may be used if at least one side is legal; inside the district none is."""
    game = placing("event 2 incognito", "blue borders 2")
    up = places(game, BLUE, "place 4 up")
    assert "1-2/palace" in up
    assert "2/harbour-commercial" not in up
    play(game, "blue place 4 up 1-2/palace")
    assert "2/harbour-commercial" in places(game, BLUE, "place 4 down")
    game = position(
        f"""players 4
        events on
        ys-plus-characters on
        sides
        event 2 incognito
        {FRONTS[4]}
        at 1-2/palace blue 4
        """
    )
    assert facts(game, "side-declared", party="blue")[0]["place2"] == "1/palace", "only one side is legal"


# --- Restriction ------------------------------------------------------------------------------------------------


def test_restriction_two_brokers_a_player() -> None:
    game = placing("event 2 restriction", "at 2/palace blue 4 turn 1, orange 3, orange 1, violet 1")
    assert places(game, BLUE, "place 3 up") >= AREAS
    play(game, "blue place 3 up 2/harbour")
    assert not places(game, BLUE, "place 3 down") & AREAS, "two of blue's are in the district"
    play(game, "blue place 3 down 1/harbour")
    assert not places(game, ORANGE, "place 4 up") & AREAS
    assert places(game, ORANGE, "place 4 up") >= {"1/palace", "3/palace"}


def test_13_5_restriction_binds_the_herald() -> None:
    brokers = "at 2/palace blue 4, 2/harbour blue 1, 1/palace blue 3"
    game = counting(4, "counting", "events on", "event 2 restriction", "blue cards herald", brokers)
    play(game, "blue play herald", "blue broker 1/palace/1")
    assert not places(game, BLUE, "to") & AREAS
    game = counting(4, "counting", "events on", "event 2 restriction", "blue cards herald", brokers)
    play(game, "blue play herald", "blue broker 2/palace/1")
    assert places(game, BLUE, "to") >= {"2/harbour", "2/commercial"}, "inside the district it is not one more"


def test_13_5_restriction_binds_the_royal_guard_and_the_illusionist() -> None:
    full = "at 2/palace blue 4 turn 1, blue 3 down turn 1"
    game = placing("event 2 restriction", "blue cards royal-guard", full)
    play(game, "blue play royal-guard")
    assert not places(game, BLUE, "place front 1 up") & AREAS
    game = placing("event 2 restriction", "blue effects illusionist", full)
    assert not places(game, BLUE, "place front 1 down") & AREAS


def test_13_5_restriction_and_the_magician() -> None:
    """A swap changes nobody's number of brokers there, unless they are of different players."""
    lines = (
        "event 2 restriction",
        "magician any",
        "blue cards magician",
        "at 2/palace blue 4 turn 1, 2/harbour blue 3 down turn 1, 1/palace blue 1 turn 2, 3/palace blue 3 down turn 2",
        "at 2/palace orange 4 turn 1",
    )
    game = placing(*lines, moment="turn 2 blue after")
    play(game, "blue play magician", "blue broker 2/palace/2")
    assert game.answers[-1] == (BLUE, "broker 2/harbour/1", True), (
        "with one from outside blue would have three there"
    )
    game = placing(*lines, moment="turn 2 blue after")
    play(game, "blue play magician", "blue broker 2/palace/1")
    assert "broker 1/palace/1" in game.options(BLUE), "one own comes in for the other"


def test_15_13_borders_inside_the_district_count_those_to_another_only_once_decided() -> None:
    game = placing(
        "event 2 restriction",
        "blue borders 2",
        "at 2/harbour-commercial blue 4 turn 1, 2/palace blue 1 turn 1",
    )
    assert not places(game, BLUE, "place 3 up") & AREAS
    assert "2/commercial-palace" not in places(game, BLUE, "place 3 up")
    game = placing(
        "event 2 restriction", "blue borders 1", "at 1-2/palace blue 4 turn 1, 2/palace blue 1 turn 1"
    )
    assert places(game, BLUE, "place 3 up") >= {*AREAS, "2/commercial-palace"}
    game = position(
        f"""players 4
        events on
        ys-plus-characters on
        sides
        event 2 restriction
        {FRONTS[4]}
        at 1-2/palace blue 4, 2/palace blue 1, 2/harbour blue 3
        """
    )
    assert facts(game, "side-declared", party="blue")[0]["place2"] == "1/palace"


def test_15_14_a_border_broker_without_a_legal_side_goes_home() -> None:
    game = position(
        f"""players 4
        events on
        ys-plus-characters on
        sides
        event 2 restriction
        closed 1/palace
        {FRONTS[4]}
        at 1-2/palace blue 4, 2/palace blue 1, 2/harbour blue 3
        """
    )
    assert facts(game, "sent-back", party="blue")
    assert not facts(game, "stood", contest="palace", where=1)


def test_15_18_the_neutral_is_one_more_player_for_restriction() -> None:
    lines = "players 2\nevents on\nturn 3 blue neutral\nblue front 0 1\norange front 0 1\n"
    inside = "at 2/palace neutral 4 by blue, neutral 4 by orange, blue 3, blue 1"
    outside = "1/palace neutral 2 by blue, neutral 2 by orange"
    game = position(f"{lines}event 2 restriction\n{inside}, {outside}")
    assert not places(game, BLUE, "place neutral 1 down") & AREAS
    game = position(f"{lines}event 3 restriction\n{inside}, {outside}")
    assert places(game, BLUE, "place neutral 1 down") >= AREAS
    game = position(
        f"{lines}event 2 restriction\nat 2/palace neutral 4 by blue, blue 3, blue 1, orange 3, orange 4"
    )
    assert places(game, BLUE, "place neutral 1 down") >= AREAS, (
        "what the players have there does not count for it"
    )


def test_15_18_the_neutral_cannot_stand_in_transparency() -> None:
    lines = "players 2\nevents on\nturn 1 blue neutral\nblue front 0 1\norange front 0 1\n"
    game = position(f"{lines}event 2 transparency\nat 1/palace blue 4, blue 3 down")
    assert not places(game, BLUE, "place neutral 1 down") & AREAS
    game = position(f"{lines}event 2 incognito\nat 1/palace blue 4, blue 3 down")
    assert places(game, BLUE, "place neutral 1 down") >= AREAS
