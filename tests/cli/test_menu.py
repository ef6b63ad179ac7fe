"""The menu: grouped placings, brokers shown as on the table, abbreviated answers."""

import pytest

import kerys
from kerys.cli.menu import full_menu, menu, parse_answer
from kerys.words import Words

words = Words("en")
QUESTION = {"kind": "place", "turn": 1, "placing": 1, "waiting": ["blue"], "sealed": False, "seat": "blue"}
VIEW = kerys.Game(seed=1).view(0)
CITY = [f"{district}/{area}" for district in (1, 2) for area in ("harbour", "commercial", "palace")]


def placings(start: str, values: str, faces: str, places: list[str]) -> list[str]:
    return [f"{start} {v} {f} {place}" for f in faces.split() for v in values.split() for place in places]


def test_placings_of_the_same_brokers_are_grouped() -> None:
    options = [
        *placings("place", "0 3", "down", CITY[:3]),
        *placings("place", "0 3", "up", CITY),
        *placings("place front", "1", "up", CITY),
        "look 1/palace/2",
    ]
    assert menu(words, QUESTION, options, VIEW) == [
        "Place a broker: value, up or down, place. For example “place 0 down 1/harbour”, or short “0 d 1/h”.",
        "    place 0|3 up|down, place front 1 up",
        "        1/harbour  1/commercial  1/palace",
        "    place 0|3 up, place front 1 up",
        "        2/harbour  2/commercial  2/palace",
        "Or look at a face-down broker (Spy), for example “look 1/palace/2”:",
        "        1/palace/2",
        "(“options” lists all 25 answers with their numbers.)",
    ]
    assert len(full_menu(words, QUESTION, options, VIEW)) == 25


def test_borders_are_wrapped() -> None:
    borders = [f"{d}-{d % 4 + 1}/{area}" for d in range(1, 5) for area in ("harbour", "commercial", "palace")]
    lines = menu(words, QUESTION, placings("place", "0 1 2", "up", borders), VIEW)
    assert max(map(len, lines)) <= 100


def test_broker_is_shown_as_the_viewer_sees_it() -> None:
    game = kerys.Game(seed=5)
    for seat in range(4):
        game.play(seat, "bid 1 1")
    while (question := game.question) is not None and question["kind"] == "order":
        game.play(game.waiting[0], game.options(game.waiting[0])[0])
    seat = game.waiting[0]
    game.play(seat, "place 3 down 1/harbour")
    letter = game.view(seat)["viewer"][0].upper()
    mine, theirs = (
        full_menu(words, QUESTION, ["broker 1/harbour/1"], game.view(viewer)) for viewer in (seat, None)
    )
    assert mine == ["    1  broker 1/harbour/1  Choose broker no. 1 in harbour 1: (3)"]
    assert theirs == [f"    1  broker 1/harbour/1  Choose broker no. 1 in harbour 1: {letter}?"]


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("2", "place 3 up market/2/red"),
        ("place 3 up 1/harbour", "place 3 up 1/harbour"),
        ("  PLACE 3  up 1/harbour ", "place 3 up 1/harbour"),
        ("p 3 u m/2/r", "place 3 up market/2/red"),
        ("3 u 1/h", "place 3 up 1/harbour"),
        ("g bla", "gem black"),
        ("bid 4 2", "bid 2 4"),  # not legal here: the game says why
        ("4 d 1/p", "place 4 down 1/palace"),
    ],
)
def test_typed_answers_are_parsed(typed: str, answer: str) -> None:
    options = ["place 3 up 1/harbour", "place 3 up market/2/red", "gem blue", "gem black", "pass"]
    assert parse_answer(words, typed, options) == answer


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("6", "there is no answer 6; they are numbered from 1 to 5"),
        ("999999999999999999999999", "there is no answer 999"),
        ("g bl", "“g bl” could be 2 answers: “gem blue”, “gem black”"),
        ("hello", "“hello” is not an answer here"),
        ("", "is not an answer here"),
        ("x" * 500, "“xxx"),
    ],
)
def test_unknown_or_ambiguous_answers_are_refused(typed: str, reason: str) -> None:
    options = ["place 3 up 1/harbour", "place 3 up market/2/red", "gem blue", "gem black", "pass"]
    with pytest.raises(kerys.UnknownAnswer) as refused:
        parse_answer(words, typed, options)
    assert reason in str(refused.value) and len(str(refused.value)) < 250
