"""docs/rulebook.md names every rule, character and event with its module and test; docs/rulings.md names real tests."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from kerys.engine.cards import EVENT_NAMES, PALACE_CARD_NAMES

ROOT = Path(__file__).parents[2]
RULEBOOK = (ROOT / "docs" / "rulebook.md").read_text(encoding="utf-8")
RULINGS = (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8")

# The numbered rules: section → its last number. Sections 9, 12 and 13 have tables of cards besides.
LAST_RULE = {2: 9, 3: 3, 4: 3, 5: 5, 6: 10, 7: 5, 8: 6, 10: 7, 11: 4, 12: 2, 13: 5, 14: 5, 15: 18}
SECTIONS_OF_CARDS = ("9", "12", "13")
RULES = [f"{section}.{n}" for section, last in LAST_RULE.items() for n in range(1, last + 1)]
# Rules, or a word in them, that the printed rules leave open or tell differently.
GAPS_AND_PICKS = (
    *("2.2", "2.5", "2.6", "2.7", "2.8", "3.3", "5.5", "7.3", "7.5", "8.3", "8.5", "8.6"),
    *("10.4", "10.5", "10.7", "11.1", "12.1", "12.2", "13.2", "13.4", "13.5"),
    *(f"15.{n}" for n in range(1, 19)),
)
GAP_AND_PICK_CARDS = (
    *("alchemist", "banker", "captain", "herald", "intriguer", "jeweller", "magician", "queen"),
    *("financier", "imitator", "investor"),
)


def rows(page: str) -> Iterator[list[str]]:
    """The rows of all tables: their cells."""
    for line in page.splitlines():
        if line.startswith("|") and not line.startswith("| ---"):
            yield [cell.strip() for cell in line.strip("|").split("|")]


def row_of(page: str, first: str) -> list[str]:
    found = [row for row in rows(page) if row[0] == first]
    assert len(found) == 1, f"{first} has {len(found)} rows"
    return found[0]


def files(text: str) -> list[str]:
    """The Python files that a text names in backticks; of `FILE::test` the file."""
    return re.findall(r"`([\w/]+\.py)(?:::\w+)?`", text)


def test_the_headings_are_those_of_the_tables() -> None:
    assert [row for row in rows(RULEBOOK) if row[2] == "module"] == [
        [first, second, "module", "test"]
        for first, second in (("rule", "about"), ("character", "rule"), ("event", "rule"))
    ]


@pytest.mark.parametrize("rule", [*RULES, *SECTIONS_OF_CARDS])
def test_every_rule_has_a_row(rule: str) -> None:
    _, about, modules, tests = row_of(RULEBOOK, rule)
    assert about
    assert files(modules)
    assert files(tests) or (rule in SECTIONS_OF_CARDS and "below" in tests)


@pytest.mark.parametrize("card", [*PALACE_CARD_NAMES, *EVENT_NAMES])
def test_every_character_and_event_has_a_row(card: str) -> None:
    _, rule, modules, tests = row_of(RULEBOOK, f"`{card}`")
    numbers = rule.split(", ")
    assert numbers
    assert all(number in RULES or number in SECTIONS_OF_CARDS for number in numbers)
    assert files(modules)
    assert files(tests)


def test_there_is_no_row_of_something_else() -> None:
    known = {*RULES, *SECTIONS_OF_CARDS, *(f"`{card}`" for card in (*PALACE_CARD_NAMES, *EVENT_NAMES))}
    assert {row[0] for row in rows(RULEBOOK)} - {"rule", "character", "event"} == known


@pytest.mark.parametrize("page", ["rulebook.md", "rulings.md"])
def test_every_named_file_exists(page: str) -> None:
    named = files((ROOT / "docs" / page).read_text(encoding="utf-8"))
    assert len(named) > 20
    for file in named:
        path = ROOT / file if file.startswith("tests/") else ROOT / "src" / "kerys" / file
        assert path.is_file(), f"docs/{page} names {file}, which does not exist"


def test_every_test_named_with_its_file_exists() -> None:
    for file, name in re.findall(r"`(tests/[\w/]+\.py)::(\w+)`", RULEBOOK + RULINGS):
        assert f"def {name}(" in (ROOT / file).read_text(encoding="utf-8"), f"{file} has no {name}"


@pytest.mark.parametrize("rule", GAPS_AND_PICKS)
def test_every_open_rule_has_a_ruling_and_a_test(rule: str) -> None:
    found = [row for row in rows(RULINGS) if row[0] == rule]
    assert found, f"docs/rulings.md says nothing of {rule}"
    assert all(files(row[-1]) for row in found)


@pytest.mark.parametrize("card", GAP_AND_PICK_CARDS)
def test_every_open_card_has_a_ruling_and_a_test(card: str) -> None:
    found = [row for row in rows(RULINGS) if row[0] == f"`{card}`"]
    assert found, f"docs/rulings.md says nothing of {card}"
    assert all(files(row[-1]) for row in found)
