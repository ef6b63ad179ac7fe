"""The types of plain data fit the data: nothing is missing, nothing is left over."""

from typing import get_args

import msgspec
import pytest

from kerys import Game
from kerys import view_data as data
from kerys.engine import pieces
from kerys.engine.facts import FIELDS
from kerys.views.belief import study_of
from tests.web.positions import GAMES, moments


def fits(value: object, kind: object) -> None:
    """Converting drops unknown fields and refuses wrong ones, so what fits comes back unchanged."""
    plain = msgspec.json.decode(msgspec.json.encode(value))
    assert msgspec.to_builtins(msgspec.convert(plain, kind)) == plain


@pytest.mark.parametrize(("players", "options"), GAMES)
def test_every_view_question_and_fact_of_a_game_fits_its_type(
    players: int, options: dict[str, object]
) -> None:
    for n, game in enumerate(moments(players, 7, **options)):
        if n % 8 == 0 or not game.waiting:
            for viewer in (*range(players), None):
                fits(game.view(viewer).data, data.ViewData)
            fits(study_of(game.view(None)), data.StudyData)
        fits(game.question, data.QuestionData | None)
    _facts_fit(game)


def _facts_fit(game: Game) -> None:
    for viewer in (*range(game.seats), None):
        fits(game.facts(0, viewer), list[data.FactData])


def test_names_are_those_of_the_engine() -> None:
    assert get_args(data.Seat) == pieces.SEAT_NAMES
    assert get_args(data.Party) == (*pieces.SEAT_NAMES, pieces.NEUTRAL_NAME)
    assert get_args(data.Gem) == pieces.GEM_NAMES
    assert get_args(data.Colour) == pieces.GEM_NAMES[:4]
    assert get_args(data.Face) == pieces.FACE_NAMES


def test_every_field_of_a_fact_has_a_type() -> None:
    fields = {field.rstrip("*") for _, of_kind in FIELDS for field in of_kind}
    assert fields == set(data.FactData.__annotations__) - {"number", "fact", "text"}
