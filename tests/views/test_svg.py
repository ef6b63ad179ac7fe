"""The picture of a view: well-formed, complete, without anything from outside, and with no more than the view."""

import random
from xml.etree import ElementTree

import pytest

from kerys.game import Game
from kerys.views.tokens import broker_token
from tests.secrecy.test_secrecy import VARIANTS
from tests.secrecy.twins import play_random, twin_of

SVG = "{http://www.w3.org/2000/svg}"


def texts(picture: str) -> list[str]:
    return ["".join(node.itertext()) for node in ElementTree.fromstring(picture).iter(f"{SVG}text")]


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_picture_shows_every_broker_and_all_points_at_every_moment(variant: dict[str, object]) -> None:
    game, rng = Game(**variant, seed=6), random.Random(6)  # type: ignore[arg-type]
    while not game.over:
        view = game.view(rng.choice([None, *range(game.seats)]))
        shown = texts(view._repr_svg_())
        for broker in view["brokers"]:
            if broker["place"][0].isdigit() or broker["place"].startswith("market"):
                assert broker_token(view.data, broker) in shown
        assert all(str(seat["points"]) in shown for seat in view["seats"])
        for _ in range(6):
            if not game.over:
                play_random(game, rng)
    assert "won by" in game._repr_svg_()


def test_picture_of_a_game_is_the_spectators() -> None:
    game = Game(players=3, seed=2)
    assert game._repr_svg_() == game.view(None)._repr_svg_() != game.view(0)._repr_svg_()


@pytest.mark.parametrize("viewer", [None, 0, 2])
def test_pictures_of_twins_are_the_same(viewer: int | None) -> None:
    """Two games that differ only in what the viewer may not know look alike, and not to everybody else."""
    game, rng = Game(players=4, seed=8, kings_favour=True), random.Random(8)
    others = 0
    while not game.over:
        twin = twin_of(game, viewer, rng)
        assert game.view(viewer)._repr_svg_() == twin.view(viewer)._repr_svg_()
        assert repr(game) == repr(twin) and str(game.view(viewer)) == str(twin.view(viewer))
        others += game.view(1)._repr_svg_() != twin.view(1)._repr_svg_()
        for _ in range(5):
            if not game.over:
                play_random(game, rng)
    assert others > 5


def test_picture_needs_nothing_from_outside() -> None:
    picture = Game(players=5, seed=2, events=True)._repr_svg_().replace("http://www.w3.org/2000/svg", "")
    assert "http" not in picture and "url(" not in picture and "<script" not in picture
