"""The final count says where the Pope won a tie."""

import pytest

from kerys.words import Words, languages
from tests.characters.table import PLUS, table
from tests.rulebook.positions import facts

POPE = {"en": "the Pope", "de": "den Papst", "nl": "de Paus", "pl": "Papieżowi", "fr": "au Pape"}
TIED = "final\nblue gems red 2\norange gems red 2, green 1\nviolet gems red 5, green 1\n"


def scored(text: str, gem: str = "red") -> list[dict[str, object]]:
    return facts(table(text, options=PLUS, round_=4), "colour-scored", gem=gem)


def test_sentences_name_the_pope_of_whoever_won_the_tie() -> None:
    facts = scored(TIED + "orange cards pope\n")
    blue, orange, violet, _ = Words().facts(facts)
    assert blue == "Red gems, no. 4 of the quotations: Blue has 2 gems and scores 6 points."
    assert orange == (
        "Red gems, no. 4 of the quotations: Orange has 2 gems, wins the tie by the Pope and scores 9 points."
    )
    assert "Pope" not in violet
    assert "Orange 9 points for 2 gems by the Pope" in Words().story(facts)[0]


@pytest.mark.parametrize(
    ("text", "gem"),
    [
        (TIED, "red"),  # nobody has the Pope
        (TIED + "violet cards pope\n", "red"),  # not tied
        (TIED + "orange cards pope\n", "yellow"),  # nobody has a gem
    ],
)
def test_sentences_name_the_pope_nowhere_else(text: str, gem: str) -> None:
    facts = scored(text, gem)
    assert [fact["tie"] for fact in facts] == ["none"] * 4
    assert "Pope" not in " ".join([*Words().facts(facts), *Words().story(facts)])


@pytest.mark.parametrize("language", sorted(languages()))
def test_every_language_names_the_pope(language: str) -> None:
    words, facts = Words(language), scored(TIED + "orange cards pope\n")
    assert POPE[language] in words.facts(facts)[1] and POPE[language] not in words.facts(facts)[0]
    assert POPE[language] in words.story(facts)[0]
