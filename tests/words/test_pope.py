"""The final count says where the Pope won a tie, though no fact names it."""

from typing import Any

import pytest

from kerys.words import Words, languages

POPE = {"en": "the Pope", "de": "den Papst", "nl": "de Paus", "pl": "Papieżowi", "fr": "au Pape"}


def scored(party: str, count: int, points: int, gem: str = "red") -> dict[str, Any]:
    return {
        "number": 0,
        "fact": "colour-scored",
        "party": party,
        "gem": gem,
        "count": count,
        "rank": 4,
        "points": points,
    }


def test_who_scores_more_for_as_many_gems_has_the_pope() -> None:
    facts = [scored("blue", 2, 3), scored("orange", 2, 6), scored("violet", 5, 12)]
    blue, orange, violet = Words().facts(facts)
    assert blue == "Red gems, no. 4 of the quotations: Blue has 2 gems and scores 3 points."
    assert orange == (
        "Red gems, no. 4 of the quotations: Orange has 2 gems, wins the tie by the Pope and scores 6 points."
    )
    assert "Pope" not in violet
    assert "Orange 6 points for 2 gems by the Pope" in Words().story(facts)[0]


@pytest.mark.parametrize(
    "facts",
    [
        [scored("blue", 2, 3), scored("orange", 2, 3)],  # tied
        [scored("blue", 2, 3), scored("orange", 2, 6, "blue")],  # another colour
        [
            scored("blue", 0, 0),
            scored("neutral", 0, 6),
        ],  # 10.7: the neutral scores for a colour it has none of
    ],
)
def test_nobody_else_has(facts: list[dict[str, Any]]) -> None:
    assert "Pope" not in " ".join([*Words().facts(facts), *Words().story(facts)])


@pytest.mark.parametrize("language", sorted(languages()))
def test_in_every_language(language: str) -> None:
    words, facts = Words(language), [scored("blue", 1, 3), scored("orange", 1, 6)]
    assert POPE[language] in words.facts(facts)[1] and POPE[language] not in words.facts(facts)[0]
    assert POPE[language] in words.story(facts)[0]
