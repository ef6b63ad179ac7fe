"""docs/notation.md: every example loads, and nothing of the notation is missing from it."""

import re
from pathlib import Path

import pytest

from kerys import Game
from kerys.engine.actions import TEXTS, id_of
from kerys.engine.cards import EVENT_NAMES, PALACE_CARD_NAMES
from kerys.records.dealt import DEAL_KEYS
from kerys.records.draft import OFTEN, ONCE
from kerys.records.moments import COUNTED, MOMENT_KEYS, STAGES
from kerys.records.pending import PENDING
from kerys.records.scenario_seats import CLAUSES
from kerys.records.settings import OPTION_KEYS

DOCUMENT = (Path(__file__).resolve().parents[2] / "docs" / "notation.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```(\w+)\n(.*?)^```$", DOCUMENT, flags=re.MULTILINE | re.DOTALL)
SCENARIOS = [text for kind, text in BLOCKS if kind == "scenario"]
RECORDS = [text for kind, text in BLOCKS if kind == "record"]
GRAMMAR = next(text for kind, text in BLOCKS if kind == "text")


def test_there_are_examples() -> None:
    assert len(SCENARIOS) >= 5
    assert RECORDS


@pytest.mark.parametrize("text", SCENARIOS)
def test_scenarios_load(text: str) -> None:
    game = Game.from_scenario(text)
    assert game.waiting
    assert Game.from_scenario(game.scenario).state == game.state


@pytest.mark.parametrize("text", RECORDS)
def test_records_replay(text: str) -> None:
    assert Game.from_record(text).record == text


def test_the_example_of_a_middle_of_a_round_is_complete() -> None:
    game = Game.from_scenario(next(text for text in SCENARIOS if "second up 2/palace" in text))
    assert game.waiting == [3]
    assert all(" down " in option for option in game.options(3))
    view = game.view(2)
    assert [seat["hand_size"] for seat in view["seats"]] == [5, 7, 5, 6]
    assert view["brokers"][1]["value"] == 0, "violet's Spy saw it"


def section(title: str) -> str:
    return DOCUMENT.split(f"\n## {title}\n")[1].split("\n## ")[0]


def test_every_kind_of_answer_is_there() -> None:
    documented = re.findall(r"^\| `([^`]+)` \|", section("Answers"), flags=re.MULTILINE)
    for answer in documented:
        id_of(answer)
    assert {answer.split()[0] for answer in documented} == {text.split()[0] for text in TEXTS}
    placings = {
        tuple(word for word in text.split()[1:] if word in ("front", "neutral")) for text in documented
    }
    assert {(), ("front",), ("neutral",)} <= placings


def test_every_name_is_there() -> None:
    for name in (*PALACE_CARD_NAMES, *EVENT_NAMES):
        assert f"`{name}`" in section("Names"), name


def test_every_keyword_is_in_the_grammar() -> None:
    quoted = {word for text in re.findall(r'"([^"]+)"', GRAMMAR) for word in text.split()}
    keywords = {*MOMENT_KEYS, *ONCE, *OFTEN, *CLAUSES, *PENDING, *COUNTED, *STAGES}
    assert keywords - quoted == set()


def test_every_option_and_line_of_a_record_is_there() -> None:
    for key in OPTION_KEYS:
        assert f"| `{key} " in section("Options"), key
    for key in (*DEAL_KEYS, "name", "scenario", "end"):
        assert re.search(rf"^\| `{key}[ `]", section("Records"), flags=re.MULTILINE), key


def test_every_moment_is_explained() -> None:
    explained = section("Scenarios")
    for name in (*MOMENT_KEYS, *(f"counting {word}" for word in COUNTED)):
        assert re.search(rf"`{name}[ `]", explained), name
