"""Queen (9, W2)."""

from tests.characters.table import FRONTS, asked, offered, placings, play, plus, points, table

TURN = "turn 2 blue\nblue cards queen\n" + FRONTS


def test_closes_an_area_to_everybody() -> None:
    game = table(TURN)
    play(game, "blue play queen")
    assert len(offered(game)) == 12
    assert offered(game)[0] == "close 1/harbour"
    play(game, "blue close 3/harbour")
    assert game.view(None)["closed"] == ["3/harbour"]
    for seat in ("blue", "orange"):
        assert asked(game) == f"{seat} place"
        assert {"up 3/harbour", "down 3/harbour"} & placings(game) == set()
        assert "up 3/palace" in placings(game)
        play(game, f"{seat} place 2 up 1/harbour")
        assert "down 3/harbour" not in placings(game)
        play(game, f"{seat} place 4 down 1/harbour")


def test_may_be_kept() -> None:
    game = table(TURN)
    play(game, "blue pass")
    assert "up 3/harbour" in placings(game)
    assert game.view(None)["closed"] == []


def test_the_closed_area_counts_normally_and_opens_after_its_district() -> None:
    game = table("counting\norange cards merchant\nclosed 1/commercial\nat 1/commercial blue 3, orange 4\n")
    assert game.view(None)["closed"] == ["1/commercial"]
    play(game, "orange pass")
    assert points(game, "orange") == 3
    assert game.view(None)["closed"] == []


def test_15_15_cannot_close_an_area_in_revolt() -> None:
    game = plus("event 2 revolt\n" + TURN)
    play(game, "blue play queen")
    assert offered(game) == [f"close {d}/{a}" for d in (1, 3, 4) for a in ("harbour", "commercial", "palace")]


def test_does_not_close_twice() -> None:
    game = table("closed 3/harbour\n" + TURN)
    play(game, "blue play queen")
    assert "close 3/harbour" not in offered(game)
    assert len(offered(game)) == 11
