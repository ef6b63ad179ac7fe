"""The catalogues hold exactly the messages that the program says, with the variables that it gives them."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import kerys.cli
from kerys.engine import agenda
from kerys.engine.actions import TEXTS
from kerys.engine.cards import EVENT_NAMES, PALACE_CARD_NAMES
from kerys.engine.cards.character import Character
from kerys.engine.cards.effects import CHARACTERS
from kerys.engine.facts import CONTEST_NAMES, FIELDS
from kerys.engine.pieces import FACE_NAMES, GEM_NAMES, NEUTRAL_NAME, PHASE_NAMES, SEAT_NAMES, WINDOW_NAMES
from kerys.engine.steps import STEP_NAMES
from kerys.words import Words, languages
from kerys.words.arguments import fact_arguments, option_arguments, question_arguments
from kerys.words.names import place_messages
from kerys.words.story import TOGETHER
from tests.words.samples import all_facts, messages, messages_by_file, random_games

# The files whose messages only the page shows.
IN_THE_BROWSER = ("page.ftl", "pictures.ftl", "rules.ftl")
# How many questions each character asks its player.
CARD_QUESTIONS = {
    "alchemist": 2,
    "banker": 2,
    "captain": 2,
    "customs-officer": 1,
    "herald": 2,
    "investor": 1,
    "jeweller": 2,
    "magician": 2,
    "mercenary": 1,
    "monk": 2,
    "professor": 1,
    "queen": 1,
    "rogue": 3,
    "royal-guard": 1,
}
# What a fact holds but its sentence need not repeat.
UNSAID = {
    ("placed", "n"),  # it is the last one there
    ("quotation-moved", "move"),  # as $direction and $steps
    ("ship-arrived", "ship"),  # as $large, $small, $small2
    ("looked", "place"),  # all the following: in $spot
    ("swapped", "place"),
    ("swapped", "place2"),
    ("moved", "place"),
    ("taken-off", "place"),
    ("marked", "place"),
    ("side-declared", "place"),
    ("sent-back", "place"),
    ("revealed", "place"),
    ("stood", "where"),  # in $contest
    ("prize-lapsed", "where"),
    ("gem-taken", "source"),  # as $from and what belongs to it
    ("gem-turned", "source"),
}


def questions() -> list[str]:
    """All kinds of questions but the characters' own."""
    names = [name for step, name in STEP_NAMES.items() if step >= agenda.FIRST_TOGETHER]
    return [f"question-{name}" for name in names]


def spoken() -> set[str]:
    """Every message that the program says, the terminal's own apart."""
    windows = [name.replace(" ", "-") for name in WINDOW_NAMES if name]
    return {
        *(f"fact-{name}" for name, _ in FIELDS),
        *questions(),
        *(
            f"question-card-{card}-{stage}"
            for card, count in CARD_QUESTIONS.items()
            for stage in range(count)
        ),
        *(f"option-{text.split()[0]}" for text in TEXTS),
        *(f"seat-{name}" for name in (*SEAT_NAMES, NEUTRAL_NAME)),
        *(f"gem-{name}" for name in GEM_NAMES),
        *(f"card-{name}" for name in PALACE_CARD_NAMES),
        *(f"event-{name}" for name in EVENT_NAMES),
        *(f"face-{name}" for name in FACE_NAMES),
        *(f"phase-{name}" for name in PHASE_NAMES if name),
        *(f"window-{name}" for name in windows),
        *(f"contest-{name}" for name in CONTEST_NAMES),
        *place_messages(),
        *("spot-only", "spot-numbered", "spot-throne"),
        *(message for message, _ in TOGETHER.values()),
        *("story-revealed-market", "story-gems-alike", "guest"),
    }


def terminal_calls() -> Iterator[tuple[str, set[str]]]:
    """The messages named in the code of terminal and coach, with the variables it gives them."""
    assert kerys.cli.__file__ is not None
    package = Path(kerys.cli.__file__).parents[1]
    for file in sorted([*(package / "cli").glob("*.py"), *(package / "coach").glob("*.py")]):
        for node in ast.walk(ast.parse(file.read_text())):
            if (
                not isinstance(node, ast.Call)
                or not isinstance(node.func, ast.Attribute | ast.Name)
                or not node.args
            ):
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else node.func.id
            if name == "say" and isinstance(node.args[0], ast.Constant):
                yield str(node.args[0].value), {keyword.arg or "" for keyword in node.keywords}


def in_terminal() -> set[str]:
    return {
        name
        for name in messages("en")
        if name.startswith(("play-", "menu-", "help-", "record-", "scenario-", "coach-"))
    }


@pytest.mark.parametrize("language", languages())
def test_nothing_is_missing_and_nothing_unknown(language: str) -> None:
    """The browser's files apart: which messages they need stands in its code."""
    elsewhere = {name for file in IN_THE_BROWSER for name in messages_by_file("en").get(file, ())}
    assert set(messages(language)) - elsewhere == spoken() | in_terminal()


def test_what_the_terminal_says_is_there_with_its_variables() -> None:
    called = dict(terminal_calls())
    parts = {f"help-game-{part}" for part in ("goal", "bid", "place", "city", "market", "cards")}
    assert set(called) | parts | {"play-table"} == in_terminal()
    for name, variables in called.items():
        if name:
            assert messages("en")[name][""] == variables, name


def test_every_character_that_asks_is_known_here() -> None:
    questions = {
        PALACE_CARD_NAMES[card.number] for card in CHARACTERS if type(card).options is not Character.options
    }
    assert questions == set(CARD_QUESTIONS)


@pytest.mark.parametrize("language", languages())
def test_facts_use_their_fields_and_nothing_else(language: str) -> None:
    names = Words(language).names
    given: dict[str, set[str]] = {}
    for fact in all_facts():
        given.setdefault(fact["fact"], set()).update(fact_arguments(names, fact))
    for kind, fields in FIELDS:
        used = messages(language)[f"fact-{kind}"][""]
        assert used <= given.get(kind, used), f"fact-{kind} has variables that nobody fills"
        for field in fields:
            field = field.rstrip("*")
            forms = {name for name in used if name == field or name.startswith(f"{field}-")}
            spot = {"n": "spot", "n2": "spot2"}.get(field, "")
            said = forms or (spot and any(name.startswith(spot) for name in used))
            assert said or (kind, field) in UNSAID, f"fact-{kind} does not say ${field}"


def test_random_games_show_nearly_every_kind_of_fact() -> None:
    """Else the test above would compare with nothing."""
    assert {kind for kind, _ in FIELDS} - {fact["fact"] for fact in all_facts()} <= {
        "smuggler-scored",
        "sent-back",
    }


@pytest.mark.parametrize("language", languages())
def test_questions_use_only_what_they_are_given(language: str) -> None:
    names = Words(language).names
    given: dict[str, set[str]] = {}
    for question in random_games()[1]:
        arguments = set(question_arguments(names, question)) | {"who", "many"}
        given.setdefault(f"question-{question['kind']}", set()).update(arguments)
        if question["kind"] == "card":
            given.setdefault(f"question-card-{question['card']}-{question['stage']}", set()).update(arguments)
    for message, variables in given.items():
        forms = messages(language)[message]
        assert forms[""] <= variables - {"who", "many"}, message
        assert forms.get("others", set()) <= variables, message
        if "others" in forms:
            assert "who" in forms["others"], f"{message}.others does not say who"


@pytest.mark.parametrize("language", languages())
def test_options_use_all_they_are_given(language: str) -> None:
    names = Words(language).names
    given: dict[str, set[str]] = {"pass": {"asked"}}
    for text in TEXTS:
        verb, arguments = option_arguments(names, text)
        given.setdefault(verb, set()).update(arguments)
    for verb, variables in given.items():
        used = messages(language)[f"option-{verb}"][""]
        assert used <= variables, verb
        bare = {name.partition("-")[0] for name in variables} - {""}
        assert {name.partition("-")[0] for name in used} == bare, verb


@pytest.mark.parametrize("language", languages())
def test_stories_use_only_what_they_are_given(language: str) -> None:
    names = Words(language).names
    expected: dict[str, set[str]] = {}
    for fact in all_facts():
        if fact["fact"] in TOGETHER:
            expected.setdefault(TOGETHER[fact["fact"]][0], set()).update(fact_arguments(names, fact))
    expected |= {
        "story-revealed-market": expected["story-revealed"],
        "story-gems-alike": expected["story-gems"],
    }
    for message, variables in expected.items():
        forms: dict[str, Any] = messages(language)[message]
        assert forms[""] <= variables | {"list"}, message
        assert forms.get("item", set()) <= variables, message
        assert ("list" in forms[""]) == ("item" in forms), message
