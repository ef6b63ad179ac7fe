"""Democracy, Enrichment, Shipwreck, Quarantine (13.3): what events change in their own district."""

from kerys import Game
from tests.rulebook.positions import (
    BLUE,
    NEUTRAL,
    ORANGE,
    VIOLET,
    asked,
    cards,
    counting,
    facts,
    gems,
    play,
    position,
    standings,
)

# --- Democracy ------------------------------------------------------------------------------------------------


def test_democracy_every_broker_counts_one() -> None:
    """Also 0s and the Mercenary's; the Professor still adds 1."""
    game = counting(
        4,
        "counting district 1",
        "events on",
        "ys-plus-characters on",
        "event 1 democracy",
        "yellow professor 1",
        "at 1/harbour blue 0, blue 0, orange 4, violet 1 marked",
        "at 1/commercial yellow 3, orange 3",
        "check off",
    )
    assert standings(game, "district", 1) == {"blue": 2, "orange": 2, "yellow": 2, "violet": 1}
    assert standings(game, "harbour", 1) == {"blue": 2, "orange": 1, "violet": 1}
    assert standings(game, "commercial", 1) == {"yellow": 2, "orange": 1}
    assert gems(game, BLUE) == {"black": 1}


def test_democracy_acts_on_its_own_district_only() -> None:
    game = counting(
        4,
        "counting district 1",
        "events on",
        "event 2 democracy",
        "at 1/harbour blue 0, orange 4, 2/harbour blue 4",
    )
    assert standings(game, "district", 1) == {"orange": 4, "blue": 0}
    assert standings(game, "district", 2) == {"blue": 1}


def test_democracy_with_nobody_there_and_with_the_neutral() -> None:
    game = counting(
        2, "counting district 1", "events on", "event 1 democracy", "at 1/palace neutral 0 by blue, blue 4"
    )
    assert standings(game, "palace", 1) == {"neutral": 1, "blue": 1}, "10.4: the neutral wins the tie"
    game = counting(4, "counting district 1", "events on", "event 1 democracy", "palace 1 spy")
    assert facts(game, "prize-lapsed", contest="district", where=1)


# --- Enrichment -----------------------------------------------------------------------------------------------


def test_enrichment_pays_a_point_for_every_gem_won_here() -> None:
    """Black too, and a white one once, when it is turned."""
    game = counting(
        4,
        "counting district 1",
        "events on",
        "event 1 enrichment",
        "ship 1 blue-red-white, 2 blue-green-red",
        "at 1/harbour blue 4, orange 3, 1/commercial violet 1",
    )
    play(game, "blue gem white")
    assert game.points[BLUE] == 0, "not before it is turned into something"
    play(game, "blue gem yellow", "blue gem red")
    assert game.answers[-1] == (VIOLET, "gem blue", True)
    assert gems(game, BLUE) == {"yellow": 1, "red": 1, "black": 1}
    assert game.points == [3, 1, 1 + 3, 0], "violet also has the commercial area"
    assert len(facts(game, "scored", reason="enrichment", where=1)) == 5


def test_enrichment_does_not_pay_elsewhere() -> None:
    game = counting(
        4,
        "counting district 2",
        "events on",
        "event 1 enrichment",
        "row 1 red",
        "at 2/harbour blue 4, market/1/red orange 1",
    )
    assert gems(game, BLUE) == {"black": 1}
    assert gems(game, ORANGE) == {"red": 1}
    assert not facts(game, "scored", reason="enrichment")


def test_15_17_enrichment_pays_for_the_gem_of_a_gem_card() -> None:
    game = counting(
        4,
        "counting district 1",
        "round 4",
        "events on",
        "event 1 enrichment",
        "palace 1 gem-card",
        "at 1/palace blue 4",
    )
    assert asked(game) == ([BLUE], "colour")
    play(game, "blue gem red")
    assert (game.points[BLUE], gems(game, BLUE)) == (1, {"red": 1})


def test_enrichment_pays_the_neutral_too() -> None:
    """10.5: also for the gem it gets instead of a card."""
    game = counting(
        2,
        "counting district 1",
        "events on",
        "event 1 enrichment",
        "palace 1 spy",
        "at 1/harbour neutral 4 by blue, 1/palace neutral 2 by blue",
    )
    assert gems(game, NEUTRAL) == {"blue": 1, "black": 1}
    assert game.points[NEUTRAL] == 2


# --- Shipwreck ------------------------------------------------------------------------------------------------

STACKS = """
stack 1 shipwreck spy queen king democracy revolt
stack 2 prince banker herald mediation smuggling enrichment
stack 3 captain merchant alchemist diplomatic-mission quarantine transparency
stack 4 jeweller magician cardinal incognito indiscretion restriction
"""


def test_shipwreck_draws_no_ship_for_its_harbour() -> None:
    game = position(
        f"players 4\nevents on\nstart\n{STACKS}\n"
        "ships 1 blue-green-red green-yellow-red red-blue-green yellow-blue-red"
    )
    view = game.view(None)
    ships = [district["ship"] and district["ship"]["large"] for district in view["districts"]]
    assert ships == [None, "blue", "green", "red"]
    assert [row["gem"] for row in view["market"]] == ["yellow", "blue", "red"], (
        "the fourth ship fills the market"
    )
    assert view["districts"][0]["card"] == "spy"


def test_shipwreck_areas_pay_as_usual() -> None:
    game = counting(
        4,
        "counting district 1",
        "events on",
        "event 1 shipwreck",
        "palace 1 spy",
        "at 1/harbour blue 4, 1/commercial orange 1, 1/palace violet 1",
    )
    assert gems(game, BLUE) == {"black": 1}
    assert game.points[ORANGE] == 3
    assert cards(game, VIOLET) == ["spy"]


def test_shipwreck_keeps_the_captain_away() -> None:
    game = counting(
        4,
        "counting",
        "events on",
        "event 1 shipwreck",
        "ship 2 blue-green-red, 3 red-blue-green, 4 yellow-blue-red",
        "blue cards captain",
    )
    play(game, "blue play captain")
    assert game.options(BLUE) == ["district 2", "district 3", "district 4"]


# --- Quarantine -----------------------------------------------------------------------------------------------


def quarantine(*lines: str, round_: int = 1) -> Game:
    return counting(4, "counting district 1", f"round {round_}", "events on", "event 1 quarantine", *lines)


def test_quarantine_only_the_ship_pays() -> None:
    game = quarantine(
        "ship 1 blue-green-red", "at 1/harbour blue 4, 1/commercial orange 3, 1/palace violet 2"
    )
    play(game, "blue gem blue", "blue gem red", "orange gem blue")
    assert [gems(game, seat) for seat in range(3)] == [{"blue": 1, "red": 1}, {"blue": 1}, {"green": 1}]
    assert game.points == [0, 0, 0, 0]
    assert not facts(game, "stood", contest="harbour")


def test_quarantine_turns_up_no_character_and_draws_nothing_else() -> None:
    text = STACKS.replace("stack 1 shipwreck spy", "stack 1 quarantine spy").replace(
        " quarantine trans", " shipwreck trans"
    )
    game = position(f"players 4\nevents on\nstart\n{text}")
    view = game.view(None)
    assert view["districts"][0] | {"ship": None} == {
        "number": 1,
        "ship": None,
        "card": None,
        "event": "quarantine",
    }
    assert view["districts"][0]["ship"] is not None
    assert view["stacks"] == [1, 1, 1, 1], "the Spy stays on the stack"


def test_quarantine_then_the_next_round_turns_up_what_it_left() -> None:
    game = position(
        """players 4
        events on
        round 2
        start
        stack 1 quarantine | spy queen king democracy revolt
        """
    )
    assert game.view(None)["districts"][0]["card"] == "spy"


def test_15_17_quarantine_in_round_4_lays_no_gem_card() -> None:
    game = position(
        """players 4
        events on
        round 4
        start
        stack 1 spy queen democracy king | quarantine revolt
        stack 2 prince banker herald | mediation smuggling enrichment
        """
    )
    assert [district["card"] for district in game.view(None)["districts"][:2]] == [None, "gem-card"]
    game = quarantine("at 1/palace blue 4", round_=4)
    assert asked(game)[1] == "rank", "nobody is asked for a colour"
    assert gems(game, BLUE) == {}


def test_15_17_its_palace_still_counts_for_the_diplomatic_mission() -> None:
    game = quarantine(
        "event 2 diplomatic-mission", "centre blue-green-red", "at 1/palace blue 4, 2/palace orange 3"
    )
    assert standings(game, "mission") == {"blue": 4, "orange": 3}
    assert asked(game) == ([BLUE], "gem")
