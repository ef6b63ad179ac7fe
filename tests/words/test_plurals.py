"""Numbers: every plural form that a language has, at every number; and whatever may fill a message can be said."""

import re

import pytest
from fluent.syntax import ast

from kerys.words import Words, languages
from kerys.words.loading import catalogue
from tests.words.reading import PLURALS, Seen, all_patterns, fillings, is_plural, keys, plural_of


@pytest.mark.parametrize("language", languages())
def test_every_plural_of_the_language_is_there(language: str) -> None:
    needed = {plural_of(language, number) for number in range(200)}
    for name, form, pattern in all_patterns(language):
        for select in filter(is_plural, Seen(pattern).selects):
            assert set(keys(select)) & PLURALS == needed, f"{name}.{form}"


@pytest.mark.parametrize("language", languages())
def test_a_plural_for_several_numbers_does_not_name_one_of_them(language: str) -> None:
    """French says “0 point” like “1 point”: the number has to come from the variable."""
    for name, form, pattern in all_patterns(language):
        for select in filter(is_plural, Seen(pattern).selects):
            for variant in select.variants:
                key = variant.key.name if isinstance(variant.key, ast.Identifier) else ""
                meant = [number for number in range(30) if plural_of(language, number) == key]
                own = [one.value for one in variant.value.elements if isinstance(one, ast.TextElement)]
                assert len(meant) < 2 or not re.match(r"1 ", " ".join(own)), f"{name}.{form}"


@pytest.mark.parametrize("language", languages())
def test_every_message_can_be_said_whatever_fills_it(language: str) -> None:
    for name, form, _ in all_patterns(language):
        for arguments in fillings(language, name, form, most=400):
            said = catalogue(language).render(name, arguments, form)
            assert said and said == said.strip(), (name, form, arguments)
            assert not re.search(r"[{}$]|  | [.,]", said), said


@pytest.mark.parametrize(
    ("number", "points", "gems"),
    [
        (0, "0 punktów", "0 klejnotów"),
        (1, "1 punkt", "1 klejnot"),
        (2, "2 punkty", "2 klejnoty"),
        (4, "4 punkty", "4 klejnoty"),
        (5, "5 punktów", "5 klejnotów"),
        (12, "12 punktów", "12 klejnotów"),
        (14, "14 punktów", "14 klejnotów"),
        (21, "21 punktów", "21 klejnotów"),
        (22, "22 punkty", "22 klejnoty"),
        (25, "25 punktów", "25 klejnotów"),
        (101, "101 punktów", "101 klejnotów"),
        (112, "112 punktów", "112 klejnotów"),
        (122, "122 punkty", "122 klejnoty"),
    ],
)
def test_polish(number: int, points: str, gems: str) -> None:
    won = {"number": 0, "fact": "won", "party": "green", "points": number, "count": number, "shared": 0}
    assert Words("pl").fact(won) == f"Zielony wygrywa, mając {points} i {gems}."
    assert Words("pl").say("play-result", place=1, seat="Zielony", points=number, gems=number) == (
        f"1. Zielony: {points}, {gems}"
    )


@pytest.mark.parametrize(
    ("language", "count", "said"),
    [
        ("de", 1, "1 roter Edelstein"),
        ("de", 0, "0 rote Edelsteine"),
        ("nl", 1, "1 rode edelsteen"),
        ("nl", 3, "3 rode edelstenen"),
        ("pl", 1, "1 czerwony klejnot"),
        ("pl", 3, "3 czerwone klejnoty"),
        ("pl", 13, "13 czerwonych klejnotów"),
        ("fr", 0, "0 gemme rouge"),
        ("fr", 1, "1 gemme rouge"),
        ("fr", 2, "2 gemmes rouges"),
    ],
)
def test_colours_agree_with_their_number(language: str, count: int, said: str) -> None:
    assert Words(language).say("picture-held", gem="red", count=count) == said
