"""Every language says everything that English says, with the same things to fill in, and nothing else."""

import re

import pytest

from kerys.words import languages
from tests.words.reading import all_patterns, wording
from tests.words.samples import messages, messages_by_file, patterns

OTHERS = [language for language in languages() if language != "en"]
# Names have forms of their own in each language; these are needed everywhere, by the page too.
FORMS_OF_NAMES = {
    "seat-": {"", "of"},
    "gem-": {"", "a", "the", "many", "many-capital"},
    "place-": {"", "at", "to"},
    "spot-": {"", "capital", "where"},
    "card-": {"", "effect", "when", "details"},
    "event-": {"", "effect", "details"},
}


def bare(variables: set[str]) -> set[str]:
    """Variables without the form they come in: `$party-of` is `$party`."""
    return {name.partition("-")[0] for name in variables}


@pytest.mark.parametrize("language", OTHERS)
def test_the_same_messages_in_the_same_files(language: str) -> None:
    here, english = messages_by_file(language), messages_by_file("en")
    assert set(here) == set(english)
    for file, expected in english.items():
        assert set(expected) - set(here[file]) == set(), f"{language}/{file} lacks these"
        assert set(here[file]) - set(expected) == set(), f"{language}/{file} has these for nothing"


@pytest.mark.parametrize("language", languages())
def test_names_have_the_forms_that_all_need(language: str) -> None:
    for name, forms in patterns(language).items():
        for kind, needed in FORMS_OF_NAMES.items():
            if name.startswith(kind):
                assert needed <= set(forms), name


@pytest.mark.parametrize("language", OTHERS)
def test_the_same_forms_and_variables(language: str) -> None:
    for name, forms in messages("en").items():
        here = messages(language)[name]
        if not name.startswith(tuple(FORMS_OF_NAMES)):
            assert set(here) == set(forms), name
        for form in set(here) & set(forms):
            assert bare(here[form]) == bare(forms[form]), f"{name}.{form}"


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("file", ["page.ftl", "pictures.ftl", "rules.ftl"])
def test_what_the_browser_fills_in_is_the_same_to_the_letter(language: str, file: str) -> None:
    for name in messages_by_file("en")[file]:
        assert messages(language)[name] == messages("en")[name], name


@pytest.mark.parametrize("language", languages())
def test_the_browser_can_name_every_place(language: str) -> None:
    """It gives only these: web/app/words.js."""
    given = {"row", "column", "number", "district", "district2", "seat-of"}
    for name, forms in messages(language).items():
        if name.startswith("place-"):
            assert forms[""] <= given and forms["at"] <= given, name


# --- It is that language ----------------------------------------------------------------------------------

# Words that are the same in English and here.
THE_SAME = {
    "de": {"Orange", "Neutral", "Express", "Bot ()", "Chat", "Pause", "Alchemist", "Illusionist", "Imitator"}
    | {"Investor", "Professor"},
    "nl": {"Express", "Bot ()", "Chat", "Alchemist", "Illusionist", "Imitator", "Financier", "Professor"}
    | {"Incognito", "hand"},
    "pl": {"Express", "Bot ()", "Broker", "Incognito"},
    "fr": {"Orange", "Violet", "Express", "Pause", "Points", "Cardinal", "Prince", "Financier", "Incognito"}
    | {"Restriction", "Table – Kerys", "point points", "points"},
}
_ENGLISH = re.compile(r"\b(the|with|from|your|takes|brokers|gems|which|whose|nobody|everybody|and)\b", re.I)


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_was_left_in_english(language: str) -> None:
    same = set()
    for name, form, pattern in all_patterns(language):
        english = patterns("en").get(name, {}).get(form)
        text = wording(pattern)
        assert not _ENGLISH.search(text), f"{name}.{form}: {text}"
        if english is not None and len(re.findall(r"[^\W\d_]", text)) > 2 and wording(english) == text:
            same.add(text)
    assert same <= THE_SAME[language] | {"– Kerys"}


@pytest.mark.parametrize(
    ("language", "marks"), [("de", "„“"), ("en", "“”"), ("fr", "«»"), ("nl", "“”"), ("pl", "„”")]
)
def test_quotation_marks_are_those_of_the_language(language: str, marks: str) -> None:
    foreign = set("„“”«»\"'") - set(marks)
    for name, form, pattern in all_patterns(language):
        assert not foreign & set(wording(pattern)), f"{name}.{form}"


def test_french_spaces_do_not_break() -> None:
    for name, form, pattern in all_patterns("fr"):
        assert not re.search(r" [:;?!»]|« ", wording(pattern)), f"{name}.{form}"
