"""Whole games kept as text: they replay to the byte, views included, and together show every card and event."""

import pytest

from kerys.engine.cards import EVENT_NAMES, PALACE_CARD_NAMES
from kerys.game import Game
from tests.golden.golden import FOLDER, GAMES, record_in, written

AT_ONCE_OR_KEPT = {"prince", "king", "favourite", "pope", "smuggler"}  # won, never played


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_replays_to_the_byte(name: str) -> None:
    text = (FOLDER / f"{name}.txt").read_text()
    assert written(record_in(text)) == text


def test_no_golden_game_is_left_over() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(GAMES)


def test_every_character_and_event_occurs_in_some_golden_game() -> None:
    played: set[str] = set()
    won: set[str] = set()
    events: set[str] = set()
    for name in GAMES:
        for fact in Game.from_record(record_in((FOLDER / f"{name}.txt").read_text())).facts():
            if fact["fact"] == "card-played":
                played.add(fact["card"])
            elif fact["fact"] == "card-won":
                won.add(fact["card"])
            elif fact["fact"] == "event-turned":
                events.add(fact["event"])
    assert set(PALACE_CARD_NAMES) - played - AT_ONCE_OR_KEPT == {"gem-card"}
    assert won >= AT_ONCE_OR_KEPT | {"gem-card"}
    assert events == set(EVENT_NAMES)
