"""Sentences: every fact, question and answer can be said, says what it should, and gives nothing away."""

import re

import pytest

from kerys import Game, KerysError
from kerys.engine.actions import TEXTS
from kerys.engine.tables import PLACE_NAMES
from kerys.words import Words, languages
from tests.words.samples import all_facts, random_games

words = Words("en")
# A capital (also “Ś” or “É”) at the beginning, a sign at the end; a quotation ends as the language ends one.
FINISHED = re.compile(r"^[A-ZÀ-ÞŚŻŹĆŁ].*[.!?”“»]$")


# Tokens of the notation, placeholders, and English in other languages.
TOKENS = re.compile(
    r"[{}$]|\bhidden\b|\d/[a-z]|(market|throne|smuggling)/|[a-z]-(officer|guard|card|mission)\b"
)
ENGLISH = re.compile(
    r"\b(harbour|commercial|district|quotation|gem|none|round|the|and|of the|takes|scores)\b", re.I
)


def left_over(language: str, sentence: str) -> bool:
    return bool(TOKENS.search(sentence) or (language != "en" and ENGLISH.search(sentence)))


@pytest.mark.parametrize("language", languages())
def test_every_answer_has_a_sentence_of_its_own(language: str) -> None:
    said = {text: Words(language).option(text) for text in TEXTS}
    assert len(set(said.values())) == len(TEXTS) == 2732
    assert not [sentence for sentence in said.values() if left_over(language, sentence)]


@pytest.mark.parametrize("language", languages())
def test_every_fact_has_a_sentence(language: str) -> None:
    for fact in all_facts():
        sentence = Words(language).fact(fact)
        assert FINISHED.match(sentence), sentence
        assert not left_over(language, sentence), sentence


@pytest.mark.parametrize("language", languages())
def test_every_question_can_be_asked(language: str) -> None:
    for question in random_games()[1]:
        to_me = Words(language).question(question, question["waiting"][0])
        to_others = Words(language).question(question, None)
        assert FINISHED.match(to_me) and to_me.endswith(("?", ".")), to_me
        assert FINISHED.match(to_others) and to_me != to_others
        assert not left_over(language, to_me) and not left_over(language, to_others), (to_me, to_others)


@pytest.mark.parametrize(
    ("fact", "sentence"),
    [
        ({"fact": "round-began", "round": 2}, "Round 2 begins."),
        (
            {"fact": "bid-revealed", "party": "blue", "value": 1, "value2": 4},
            "Blue has bid 1 and 4, 5 in all.",
        ),
        (
            {"fact": "ship-arrived", "harbour": "centre", "ship": "red-blue-white"},
            "A ship with a large red gem and small blue and white ones lies in the centre.",
        ),
        (
            {"fact": "speculated", "party": "green", "speculation": None},
            "Green makes a secret speculation.",
        ),
        (
            {"fact": "card-played", "party": "blue", "card": "imitator", "copied": "merchant"},
            "Blue plays the Imitator and copies the Merchant. “Every commercial area pays 5 points this "
            "round instead of 3, whoever wins it.”",
        ),
        (
            {
                "fact": "looked",
                "party": "blue",
                "place": "2/palace",
                "n": 3,
                "value": None,
                "owner": "orange",
            },
            "Blue looks at Orange’s broker (no. 3 in palace 2).",
        ),
        (
            {
                "fact": "looked",
                "party": "blue",
                "place": "throne/orange",
                "n": 1,
                "value": 4,
                "owner": "orange",
            },
            "Blue looks at Orange’s broker of round 1 in the throne room: it is a 4.",
        ),
        (
            {"fact": "gem-turned", "party": "violet", "gem": "red", "source": {"from": "row", "row": 1}},
            "Violet takes the white gem of market row 1 and turns it into a red gem.",
        ),
        (
            {"fact": "scored", "party": "blue", "points": 1, "reason": "commercial", "where": 3},
            "Blue scores 1 point for commercial area 3.",
        ),
        (
            {"fact": "won", "party": "blue", "points": 80, "count": 22, "shared": 0},
            "Blue wins with 80 points and 22 gems.",
        ),
    ],
)
def test_facts(fact: dict[str, object], sentence: str) -> None:
    assert words.fact({"number": 0, **fact}) == sentence


def placed(value: int | None, face: str, source: str = "hand", party: str = "blue") -> str:
    fact = {"fact": "placed", "party": party, "place": "2/harbour", "n": 1, "value": value, "face": face}
    return words.fact({"number": 7, **fact, "source": source, "placer": "blue"})


def test_placings() -> None:
    assert placed(3, "up") == "Blue places a 3 face up in harbour 2."
    assert placed(3, "down") == "Blue places a 3 face down in harbour 2."
    assert placed(None, "down") == "Blue places a broker face down in harbour 2."
    assert placed(2, "down", "front") == "Blue places the 2 from in front face down in harbour 2."
    assert (
        placed(None, "down", "neutral", "neutral") == "Blue places a neutral broker face down in harbour 2."
    )
    assert placed(0, "down", "neutral", "neutral") == "Blue places a neutral 0 face down in harbour 2."


def test_options() -> None:
    assert words.option("bid 2 4") == "Bid 2 and 4 (6 in all)"
    assert (
        words.option("place 0 down market/2/red") == "Place a 0 face down on the market (row 2, red column)"
    )
    assert words.option("place front 3 up 1-2/palace") == (
        "Place the 3 from in front face up on the border of palaces 1 and 2"
    )
    assert words.option("look throne/green/2") == "Look at Green’s broker of round 2 in the throne room (Spy)"
    assert words.option("to 1/commercial") == "Choose commercial area 1"
    assert words.option("speculate none") == "Do not speculate"
    assert words.option("pass") == "Pass"
    assert words.option("pass", {"kind": "window", "window": "W2"}) == "Play no character now"


def test_questions_address_whoever_is_asked() -> None:
    question = {"kind": "order", "waiting": ["blue"], "sealed": False, "seat": "blue"}
    assert words.question(question, 0) == "Which place in the turn order do you take for this round?"
    assert words.question(question, "blue") == words.question(question, 0)
    assert words.question(question, 1) == "Blue is picking a place in the turn order."
    sealed = {"kind": "bid", "waiting": ["blue", "green", "violet"], "sealed": True, "seat": None}
    assert words.question(sealed) == "Blue, Green and Violet are choosing their secret bids."
    assert words.question({**sealed, "waiting": ["green"]}, 0) == "Green is choosing a secret bid."


def test_names() -> None:
    assert (words.seat(2), words.seat("neutral"), words.gem("black")) == ("Violet", "Neutral", "black")
    assert words.spot("market/2/red") == "the broker on the market (row 2, red column)"
    assert words.spot("1/palace/2") == "broker no. 2 in palace 1"
    assert len({words.place(name) for name in PLACE_NAMES}) == len(PLACE_NAMES)
    assert words.card("royal-guard") == "Royal Guard"
    assert words.event_effect("revolt") == "No character has any effect in this district."
    assert words.phase("kings-favour") == "King’s Favour"
    assert words.window("at once") == "at once, when it is won"


def test_what_one_may_not_know_is_not_in_the_sentence() -> None:
    """The same game seen by a spectator reads the same whatever lies face down."""
    seen = []
    for value in (0, 4):
        game = Game(seed=5)
        for seat in range(4):
            game.play(seat, "bid 1 1")
        while (question := game.question) is not None and question["kind"] == "order":
            game.play(game.waiting[0], game.options(game.waiting[0])[0])
        game.play(game.waiting[0], f"place {value} down 1/harbour")
        seen.append(words.story(game.facts()))
    assert seen[0] == seen[1]


def test_unknown_languages_are_refused() -> None:
    with pytest.raises(KerysError, match="there are no words in the language “xx”; there are de, en"):
        Words("xx")


def test_errors_become_whole_sentences() -> None:
    assert words.error(KerysError("there is no seat 9")) == "There is no seat 9."
