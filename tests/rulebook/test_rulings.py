"""Questions that the printed rules leave open and docs/rulings.md settles, where no other test has them."""

import pytest

from kerys import Game, IllegalAnswer
from kerys.views.belief import belief
from tests.rulebook.positions import (
    BLUE,
    FRONTS,
    ORANGE,
    VIOLET,
    asked,
    counting,
    facts,
    places,
    play,
    position,
    standings,
)

IN_FRONT = FRONTS[4].replace(" 0 1 1", " 0 1")


def placing(moment: str, *lines: str) -> Game:
    return position("\n".join(["players 4", moment, IN_FRONT, *lines]))


# --- The Spy ----------------------------------------------------------------------------------------------------


def test_looks_are_options_of_windows_placings_and_reactions() -> None:
    down = "at 1/palace orange 4 down turn 1"
    game = placing("turn 2 blue", "blue looks 3; cards queen", down)
    assert (asked(game)[1], places(game, BLUE, "look")) == ("window", {"1/palace/1"})
    play(game, "blue look 1/palace/1")
    assert "pass" in game.options(BLUE), "the window goes on"
    play(game, "blue pass")
    assert (asked(game)[1], places(game, BLUE, "look")) == ("place", {"1/palace/1"})
    play(game, "blue look 1/palace/1", "blue place 4 up 2/palace")
    assert places(game, BLUE, "look") == {"1/palace/1"}
    play(game, "blue look 1/palace/1")
    assert places(game, BLUE, "look") == set(), "three looks are all"
    game = placing(
        "turn 2 orange", "ys-plus-characters on", "orange cards queen", "blue looks 3; cards imitator", down
    )
    play(game, "orange play queen", "orange close 3/harbour")
    assert (asked(game), places(game, BLUE, "look")) == (([BLUE], "reaction"), {"1/palace/1"})


def test_a_window_with_looks_but_no_card_is_not_asked() -> None:
    game = placing("turn 2 blue", "blue looks 3", "at 1/palace orange 4 down turn 1")
    assert asked(game) == ([BLUE], "place")


def test_the_last_looks_come_after_the_last_brokers_and_before_the_sides() -> None:
    game = position(
        f"""players 4
        ys-plus-characters on
        looks
        {FRONTS[4]}
        orange looks 2
        blue cards merchant
        at 1-2/palace blue 4 down, 1/palace blue 3 down
        """
    )
    assert asked(game) == ([ORANGE], "last-look")
    assert places(game, ORANGE, "look") == {"1-2/palace/1", "1/palace/1"}
    assert {len(seat["front"]) for seat in game.view(None)["seats"]} == {3}
    play(game, "orange look 1-2/palace/1", "orange pass")
    assert asked(game) == ([BLUE], "side")
    play(game, "blue to 2/palace")
    moved = next(broker for broker in game.view(ORANGE)["brokers"] if broker["place"] == "2/palace")
    assert moved["value"] == 4, "what a Spy saw stays known when the broker moves"


def test_what_a_spy_saw_stays_known_when_the_magician_moves_it() -> None:
    game = placing(
        "turn 2 blue after",
        "blue cards magician",
        "at 1/palace blue 4 down known orange turn 1, 2/palace blue 3 turn 1, 3/palace blue 1 down turn 2",
    )
    play(game, "blue play magician", "blue broker 1/palace/1", "blue broker 2/palace/1")
    found = {broker["place"]: broker["value"] for broker in game.view(ORANGE)["brokers"]}
    assert found == {"2/palace": 4, "1/palace": 3, "3/palace": None}
    assert {broker["place"]: broker["value"] for broker in game.view(VIOLET)["brokers"]}["2/palace"] is None


# --- Magician, Herald -------------------------------------------------------------------------------------------


def test_two_brokers_of_one_place_cannot_be_swapped() -> None:
    game = placing(
        "turn 1 blue after", "blue cards magician", "at 1/palace blue 4 turn 1, blue 3 down turn 1"
    )
    assert asked(game) == ([ORANGE], "place"), "so the Magician is not even offered"


def test_with_magician_any_nothing_of_another_owner_comes_to_or_from_a_border() -> None:
    game = placing(
        "turn 1 blue after",
        "ys-plus-characters on",
        "magician any",
        "blue cards magician",
        "order orange blue violet yellow",
        "at 1/palace blue 4 turn 1, 2-3/palace blue 3 down turn 1, 4/palace orange 4 turn 1, 3/harbour orange 1 turn 1",
    )
    play(game, "blue play magician", "blue broker 2-3/palace/1")
    assert game.answers[-1] == (BLUE, "broker 1/palace/1", True), "only another own one"


def test_swapped_brokers_also_swap_their_place_in_the_order_of_arrival() -> None:
    game = placing(
        "turn 2 blue after",
        "blue cards magician",
        "at 1/palace blue 4 turn 1, orange 3 turn 1, 2/palace orange 4 turn 1, blue 1 down turn 1",
    )
    play(game, "blue play magician", "blue broker 1/palace/1")
    arrivals = {(broker["place"], broker["n"]): broker["owner"] for broker in game.view(None)["brokers"]}
    assert arrivals == {
        ("1/palace", 1): "blue",
        ("1/palace", 2): "orange",
        ("2/palace", 1): "orange",
        ("2/palace", 2): "blue",
    }
    assert game.view(BLUE)["brokers"][0]["value"] == 1


def test_a_moved_broker_arrives_last() -> None:
    game = counting(
        4, "counting", "blue cards herald", "at 1/palace blue 4, 2/palace orange 4", "ship 2 blue-green-red"
    )
    play(game, "blue play herald", "blue to 2/palace")
    assert [(broker["owner"], broker["n"]) for broker in game.view(None)["brokers"]] == [
        ("orange", 1),
        ("blue", 2),
    ]


# --- Other cards ------------------------------------------------------------------------------------------------


def test_the_monk_may_take_none() -> None:
    game = counting(4, "counting", "ys-plus-characters on", "blue cards monk", "at 1/palace blue 4")
    play(game, "blue play monk", "blue pass")
    assert game.points[BLUE] == 0
    assert standings(game, "palace", 1) == {"blue": 4}


def test_the_professor_may_name_a_district_in_revolt_to_no_effect() -> None:
    game = counting(
        4,
        "counting",
        "ys-plus-characters on",
        "events on",
        "event 1 revolt",
        "blue cards professor",
        "at 1/palace blue 3, orange 4",
    )
    play(game, "blue play professor")
    assert "district 1" in game.options(BLUE)
    play(game, "blue district 1")
    assert standings(game, "palace", 1) == {"orange": 4, "blue": 3}


def test_which_broker_steps_in_front_is_asked_even_with_a_single_value() -> None:
    """Not asking would tell everybody that all brokers behind the screen are alike (14.5)."""
    lines = (
        "blue effects illusionist; hand 3 3 3",
        "at 1/palace blue 4 turn 1, blue 4 down turn 1, 2/palace blue 0 turn 2, blue 1 down turn 2",
        "at 3/palace blue 1 turn 3, blue 2 down turn 3",
    )
    game = placing("turn 4 blue", *lines)
    play(game, "blue place front 1 up 4/palace")
    assert asked(game) == ([BLUE], "front")
    assert game.options(BLUE) == ["front 3"]
    play(game, "blue front 3")
    assert facts(game, "front-replaced")[0]["value"] == 3


def test_with_one_broker_behind_the_screen_the_step_in_front_is_forced() -> None:
    game = placing(
        "turn 4 blue second up 4/palace",
        "blue effects illusionist; hand 3",
        "at 1/palace blue 4 turn 1, blue 4 down turn 1, 2/palace blue 0 turn 2, blue 1 down turn 2",
        "at 3/palace blue 1 turn 3, blue 2 down turn 3, 4/palace blue 3 turn 4",
        "at 1/harbour blue 3 down",
    )
    play(game, "blue place front 1 down 4/palace")
    assert (BLUE, "front 3", True) in game.answers


# --- Sealed answers, belief ---------------------------------------------------------------------------------------


def test_a_sealed_answer_may_be_replaced_until_all_are_in() -> None:
    game = position("players 4\nbids")
    play(game, "blue bid 0 0", "orange bid 1 1", "blue bid 4 4", "violet bid 0 1")
    assert game.waiting == [3]
    assert game.options(BLUE)
    play(game, "yellow bid 0 3")
    assert game.view(None)["seats"][BLUE]["front"] == [4, 4]
    with pytest.raises(IllegalAnswer):
        play(game, "blue bid 0 0")


def test_nobody_sees_that_a_sealed_answer_was_replaced() -> None:
    games = [position("players 4\nbids") for _ in range(2)]
    play(games[0], "blue bid 0 0", "blue bid 4 4")
    play(games[1], "blue bid 4 4")
    for viewer in (ORANGE, None):
        assert games[0].view(viewer).to_json() == games[1].view(viewer).to_json()
        assert games[0].excerpt(viewer) == games[1].excerpt(viewer)
    assert games[0].record == games[1].record


def test_throne_room_possibilities_are_kept_per_slot() -> None:
    """Each slot remembers what stood in front when it was filled."""
    game = position(
        """players 4
        kings-favour on
        round 3
        bids
        blue throne 4 maybe 0 1 4, 3 maybe 3 2
        orange throne 0, 0
        violet throne 0, 0
        yellow throne 0, 0
        """
    )
    known = belief(game.view(ORANGE), BLUE)
    assert [(hidden.spot, set(hidden.values)) for hidden in known.hidden] == [
        ("throne/blue/1", {0, 1, 4}),
        ("throne/blue/2", {2, 3}),
    ]


def test_a_copied_mercenary_marks_one_of_the_copiers_two_latest_brokers() -> None:
    """12: the copier's own turn was before; the two of that turn are meant."""
    game = placing(
        "turn 2 orange after",
        "ys-plus-characters on",
        "orange cards mercenary",
        "blue cards imitator",
        "at 1/palace blue 4 turn 1, 2/palace blue 3 down turn 1, 3/palace blue 1 turn 2, 4/palace blue 0 down turn 2",
        "at 1/harbour orange 4 turn 2, orange 3 down turn 2",
    )
    play(game, "orange play mercenary", "orange broker 1/harbour/1", "blue play imitator")
    assert places(game, BLUE, "broker") == {"3/palace/1", "4/palace/1"}
    play(game, "blue broker 4/palace/1")
    marked = [broker["place"] for broker in game.view(None)["brokers"] if broker["marked"]]
    assert sorted(marked) == ["1/harbour", "4/palace"]
