"""Speculation (13.3, 13.4): a secret pick of a colour before the bids, worth +3, -2 or 0 at the end."""

from kerys import Game
from tests.rulebook.positions import BLUE, ORANGE, asked, facts, play, position

START = """
players 4
events on
start
stack 1 speculation spy queen king democracy revolt
stack 2 prince banker herald mediation smuggling enrichment
stack 3 captain merchant alchemist diplomatic-mission quarantine transparency
stack 4 jeweller magician cardinal incognito indiscretion restriction
"""


def at_the_end(*lines: str) -> Game:
    return position("\n".join(["players 4", "events on", "round 4", "final", *lines]))


def test_everybody_is_asked_before_the_bids_when_the_preparation_is_done() -> None:
    game = position(START)
    assert asked(game) == ([0, 1, 2, 3], "speculation")
    assert game.options(BLUE) == [
        "speculate blue",
        "speculate green",
        "speculate yellow",
        "speculate red",
        "speculate none",
    ]
    view = game.view(None)
    assert view["districts"][3]["ship"] is not None
    assert view["market"][0]["gem"] is not None, "they have seen all that was turned up"
    play(game, "blue speculate red", "violet speculate none", "orange speculate blue", "yellow speculate red")
    assert asked(game) == ([0, 1, 2, 3], "bid")


def test_14_2_the_pick_stays_hidden_until_the_end() -> None:
    game = position(START)
    play(game, "blue speculate red", "orange speculate blue", "violet speculate none", "yellow speculate red")
    assert game.view(BLUE)["seats"][BLUE]["speculation"] == "red"
    for viewer in (ORANGE, None):
        assert game.view(viewer)["seats"][BLUE]["speculation"] == "hidden"
        speculations = [fact for fact in game.facts(viewer=viewer) if fact["fact"] == "speculated"]
        assert speculations[BLUE]["speculation"] is None
    assert game.view(ORANGE)["seats"][2]["speculation"] == "hidden", "not even that it was none"
    end = at_the_end("blue speculates red")
    assert facts(end, "speculation-scored")[0]["speculation"] == "red"


def test_three_for_the_best_quoted_minus_two_for_another_nothing_for_none() -> None:
    game = at_the_end(
        "quotations red 12, blue 11",
        "blue speculates red",
        "orange speculates blue",
        "violet speculates none",
        "yellow speculates red",
    )
    assert game.points == [3, -2, 0, 3], "15.4: points can fall below 0"


def test_7_1_tied_quotations_go_to_the_colour_further_left() -> None:
    game = at_the_end("quotations red 12, green 12", "blue speculates red", "orange speculates green")
    assert game.points[:2] == [-2, 3]


def test_without_the_event_nobody_is_asked() -> None:
    game = position(START.replace("stack 1 speculation spy", "stack 1 spy speculation"))
    assert asked(game)[1] == "bid"
    assert not facts(at_the_end(), "speculation-scored")


def test_13_4_the_neutral_does_not_speculate() -> None:
    text = "\n".join(START.replace("players 4", "players 2").splitlines()[:-1])
    game = position(text)
    assert asked(game) == ([0, 1], "speculation")
    play(game, "blue speculate none", "orange speculate none")
    assert asked(game)[1] == "bid"
