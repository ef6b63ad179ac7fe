"""Spy (9, W1, then any time in the phase)."""

from tests.characters.table import FAVOUR, FRONTS, asked, offered, play, plus, seat_view, standing, table

BOARD = """
at 1/harbour orange 4 down turn 1, orange 2 turn 1
at 1/palace violet 3 down turn 1, blue 2 down turn 1
"""


def test_looks_stand_beside_the_own_placings_and_only_the_spy_sees() -> None:
    game = table("turn 2 blue first\nblue looks 3\n" + FRONTS + BOARD)
    assert offered(game, "look") == ["look 1/harbour/1", "look 1/palace/1"], "others', face down"
    play(game, "blue look 1/harbour/1")
    assert standing(game, "1/harbour", "blue")[0] == ("orange", "down", 4)
    for other in ("violet", "yellow", ""):
        assert standing(game, "1/harbour", other)[0] == ("orange", "down", None)
    assert seat_view(game, "blue")["looks"] == 2
    assert asked(game) == "blue place", "the turn goes on"


def test_the_fact_tells_the_value_to_spy_and_owner_only() -> None:
    game = table("turn 2 blue first\nblue looks 3\n" + FRONTS + BOARD)
    before = game.fact_count
    play(game, "blue look 1/harbour/1")
    facts = [str(game.facts(before, viewer)[0]) for viewer in (0, 1, 2, None)]
    assert facts[2] == facts[3] != facts[0]
    assert "4" in facts[0]
    assert facts[0] == facts[1], "the owner knows it anyway"


def test_three_looks_and_no_more() -> None:
    game = table("placement\nblue cards spy\norder orange violet yellow blue\n" + FRONTS)
    play(game, "blue play spy")
    for seat in ("orange", "violet", "yellow"):
        play(game, f"{seat} place 3 down 1/harbour", f"{seat} place 1 up 2/palace")
    for n in (1, 2, 3):
        assert len(offered(game, "look")) == 3
        play(game, f"blue look 1/harbour/{n}")
    assert offered(game, "look") == []
    assert standing(game, "1/harbour", "blue")[2] == ("yellow", "down", 3)


def test_a_last_chance_when_all_have_placed() -> None:
    game = table("looks\nblue looks 1\norange cards merchant\n" + BOARD)
    assert asked(game) == "blue last-look"
    assert offered(game) == ["pass", "look 1/harbour/1", "look 1/palace/1"]
    play(game, "blue look 1/palace/1")
    assert standing(game, "1/palace", "blue")[0] == ("violet", "down", 3)
    assert asked(game) == "orange window W4"


def test_the_last_chance_may_be_declined() -> None:
    game = table("looks\nblue looks 2\norange cards merchant\n" + BOARD)
    play(game, "blue pass")
    assert asked(game) == "orange window W4"
    assert standing(game, "1/palace", "blue")[0] == ("violet", "down", None)


def test_is_not_asked_with_nothing_to_look_at() -> None:
    game = table("looks\nblue looks 2\norange cards merchant\nat 1/harbour blue 3 down, orange 2")
    assert asked(game) == "orange window W4"


def test_not_played_there_are_no_looks() -> None:
    game = table("turn 2 blue\nblue cards spy\n" + FRONTS + BOARD)
    assert asked(game) == "blue place", "W1 is over"
    assert offered(game, "look") == []


def test_11_3_may_look_into_the_throne_room() -> None:
    game = table(
        "turn 1 blue first\nblue looks 3; throne 2\norange throne 4\nviolet throne 1\nyellow throne 0\n"
        + FRONTS,
        options=FAVOUR,
    )
    assert offered(game, "look") == ["look throne/orange/1", "look throne/violet/1", "look throne/yellow/1"]
    play(game, "blue look throne/orange/1")
    assert game.view(0)["seats"][1]["throne"][0]["value"] == 4
    assert game.view(2)["seats"][1]["throne"][0]["value"] is None
    assert game.view(None)["seats"][1]["throne"][0]["value"] is None


def test_15_18_not_at_neutral_brokers() -> None:
    game = table(
        "turn 2 blue first\nblue looks 3; front 1 1\norange front 1 1\n"
        "at 1/harbour neutral 4 by orange, orange 3 down turn 1",
        players=2,
    )
    assert offered(game, "look") == ["look 1/harbour/2"]


def test_15_15_not_in_a_revolt() -> None:
    game = plus("turn 2 blue first\nevent 1 revolt\nblue looks 3\n" + FRONTS + BOARD)
    assert offered(game, "look") == []
