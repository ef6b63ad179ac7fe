"""Every stored playthrough is what the game writes today, and a view can be read back from it."""

import random

import pytest

from kerys.engine.pieces import SEAT_NAMES
from kerys.env.playthrough import view_at, views_by_name
from kerys.game import Game
from tests.golden.write_playthroughs import FOLDER, games, written


def test_one_file_for_each_number_of_players_and_variant() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == set(games())


@pytest.mark.parametrize("name", games())
def test_playthrough_is_unchanged(name: str) -> None:
    stored = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert written(name) == stored, "renew with `python -m tests.golden.write_playthroughs` if this is meant"


@pytest.mark.parametrize("name", ["2-base", "5-all"])
def test_views_are_read_back(name: str) -> None:
    text = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    answers = [
        line.split(" (one of ")[0].split(" answers ") for line in text.splitlines() if " answers " in line
    ]
    game = Game(seed=int(text.split(" seed ")[1].split()[0]), **games()[name])
    checked = set(random.Random(1).sample(range(len(answers) + 1), 12)) | {0, len(answers)}
    for state in range(len(answers) + 1):
        if state in checked:
            for viewer, fields in views_by_name(game).items():
                assert view_at(text, state, viewer) == fields
        if state < len(answers):
            seat, answer = answers[state]
            game.play(SEAT_NAMES.index(seat), answer)
