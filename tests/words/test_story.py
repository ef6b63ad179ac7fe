"""Stories: alike facts together, results on the line of what led to them, nothing left out."""

from typing import Any

import pytest

from kerys.words import Words, languages
from tests.words.samples import random_games

words = Words("en")


def fact(kind: str, **fields: Any) -> dict[str, Any]:
    return {"number": 0, "fact": kind, **fields}


def test_similar_facts_share_a_sentence() -> None:
    bids = [
        fact("bid-revealed", party=party, value=1, value2=n) for n, party in enumerate(("blue", "orange"), 2)
    ]
    assert words.story(bids) == ["The bids are revealed: Blue 1 + 2 = 3, Orange 1 + 3 = 4."]


def test_results_stand_beside_their_contest() -> None:
    stood = fact("stood", contest="harbour", where=2, party="blue", sum=4, rank=1, tiebreak="front")
    second = {**stood, "party": "orange", "rank": 2, "tiebreak": "sum"}
    gem = fact("gem-taken", party="blue", gem="black", source={"from": "ship", "district": 2})
    following = fact("round-began", round=2)
    assert words.story([stood, second, gem, following]) == [
        "Harbour 2: Blue 4 (wins the tie by the higher sum in front), Orange 4. "
        "Blue takes the black gem of harbour 2.",
        "Round 2 begins.",
    ]


def test_a_seats_gems_of_a_ship_are_one_sentence() -> None:
    ship = {"from": "ship", "district": 1}
    gems = [fact("gem-taken", party="blue", gem=gem, source=ship) for gem in ("red", "green")]
    assert words.story(gems) == ["Blue takes a red gem and a green gem from the ship in harbour 1."]
    assert words.story([gems[0], gems[0]]) == ["Blue takes two red gems from the ship in harbour 1."]


def test_revealed_brokers_are_listed_by_place() -> None:
    turned = [("blue", "2/palace", 4), ("blue", "2/harbour", 0), ("green", "2/palace", 2)]
    market = [("green", "market/1/red", 3), ("blue", "market/0/red", 1)]
    facts = [fact("revealed", party=p, place=place, n=1, value=v) for p, place, v in (*turned, *market)]
    assert words.story(facts) == [
        "Turned up in harbour 2: Blue’s 0.",
        "Turned up in palace 2: Blue’s 4, Green’s 2.",
        "Turned up on the market: Blue’s 1 in row 0 red, Green’s 3 in row 1 red.",
    ]


@pytest.mark.parametrize("language", languages())
def test_whole_games_become_stories(language: str) -> None:
    for facts in random_games()[0][::5]:
        lines = Words(language).story(facts)
        assert len(lines) < len(facts) * 0.7
        assert all(line.endswith((".", "”", "“", "»")) and "{" not in line for line in lines)


def test_a_game_has_a_beginning_and_an_end() -> None:
    for facts in random_games()[0][::5]:
        lines = words.story(facts)
        assert lines[0] == "Round 1 begins."
        assert "wins with" in lines[-1] or "shares the victory" in lines[-1]
