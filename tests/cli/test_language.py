"""The choice of the terminal's language, and that all output is in that language."""

import re

import pytest

from kerys import Game
from kerys.cli.arguments import default_language
from kerys.cli.terminal_game import labels
from kerys.views.drawing import WIDTH, draw
from kerys.views.tokens import LABELS
from kerys.words import Words, languages
from tests.cli.runner import Runner

EVERYTHING = ("--players", "5", "--kings-favour", "--ys-plus-characters", "--events")
VARIABLES = ("KERYS_LANGUAGE", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


@pytest.mark.parametrize("language", languages())
def test_whole_game_in_one_language(run: Runner, language: str) -> None:
    result = run("play", "--seed", "3", *EVERYTHING, "--language", language, typed="1\n" * 600 + "quit\n")
    say = Words(language).say
    assert result.code == 0 and not result.err
    assert say("play-hint") in result.out and say("play-over") in result.out
    assert not re.search(r"\{ ?\$|None", result.out)
    other = "Round 2 begins." if language != "en" else "Runde 2 beginnt."
    assert other not in result.out


@pytest.mark.parametrize("language", languages())
def test_help_knows_cards_by_their_name_in_the_language(run: Runner, language: str) -> None:
    words = Words(language)
    out = run(
        "play", "--language", language, typed=f"help {words.card('royal-guard')}\nhelp queen\nquit\n"
    ).out
    for card in ("royal-guard", "queen"):
        assert words.card_effect(card) in out and words.card_details(card) in out


def test_illegal_answers_are_refused_in_the_language(run: Runner) -> None:
    out = run("play", "--seed", "7", "--language", "pl", typed="order 1\nfoo\n99\nquit\n").out
    assert "„order 1” jest tu niemożliwe; możliwe jest na przykład „bid 0 0”, „bid 0 1”" in out
    assert "„foo” nie jest tu odpowiedzią" in out
    assert "Nie ma odpowiedzi 99; mają numery od 1 do 14." in out


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "nl"}, "nl"),
        ({"LANG": "sv_SE.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8", "LANGUAGE": "pl"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "fr_FR.UTF-8"}, "fr"),
        ({"LC_ALL": "POSIX", "LC_MESSAGES": "fr_FR", "LANG": "de_DE"}, "en"),
        ({"LANG": "sv_SE.UTF-8", "LANGUAGE": "sv:nl_BE:de"}, "nl"),
        ({"LANG": "de_DE.UTF-8", "KERYS_LANGUAGE": "PL "}, "pl"),
    ],
)
def test_language_of_the_system(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], language: str
) -> None:
    for name in VARIABLES:
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert default_language() == language


def test_option_overrides_the_environment(run: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KERYS_LANGUAGE", "de")
    assert "Du spielst Blau" in run("play", typed="quit\n").out
    assert "Je speelt Blauw" in run("play", "--language", "nl", typed="quit\n").out


def test_unsupported_language_is_refused(run: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "invalid choice: 'xx'" in run("play", "--language", "xx").complaint
    monkeypatch.setenv("KERYS_LANGUAGE", "xx")
    assert run("play").complaint == (
        "kerys: There are no words in the language “xx”; there are de, en, fr, nl, pl."
    )


@pytest.mark.parametrize("language", languages())
def test_drawn_table_has_the_same_shape_in_every_language(language: str) -> None:
    """Labels fit above their columns, and only labels differ between languages."""
    texts = labels(Words(language))
    assert set(texts) == set(LABELS)
    for name, wide in {"seat": 7, "nth": 6, "points": 8, "front": 7, "hand": 5, "throne": 8}.items():
        assert 0 < len(texts[name]) <= wide, name
    view = Game(seed=1, players=5, kings_favour=True).view(0)
    drawn, english = draw(view.data, labels=texts).splitlines(), draw(view.data).splitlines()
    assert len(drawn) == len(english) and max(map(len, drawn)) <= WIDTH
