"""Options shared by several commands. Like the parser, this module does not import the game."""

import argparse
import os
from typing import Final

SEATS: Final = ("blue", "orange", "violet", "yellow", "green")
SHIP_DECKS: Final = ("four-white", "twelve-white")
LANGUAGES: Final = ("de", "en", "fr", "nl", "pl")

Parser = argparse.ArgumentParser


def game_options(parser: Parser) -> None:
    group = parser.add_argument_group("options of the game")
    group.add_argument("--players", type=int, metavar="N", help="how many seats, 2 to 5 (4)")
    group.add_argument("--kings-favour", action="store_true", help="with King's Favour (3 to 5 players)")
    group.add_argument(
        "--express", action="store_true", help="Express: nine brokers, three turns (3 or 4 players)"
    )
    group.add_argument(
        "--ys-plus-characters", action="store_true", help="with the 12 further characters of Ys+"
    )
    group.add_argument("--events", action="store_true", help="with the events of Ys+")
    group.add_argument("--districts", type=int, metavar="N", help="districts for three players, 3 or 4 (4)")
    group.add_argument(
        "--ship-deck", choices=SHIP_DECKS, help="how many ships carry a white gem (four-white)"
    )
    group.add_argument("--magician", choices=("own", "any"), help="whose brokers the Magician may swap (own)")
    group.add_argument(
        "--neutral", type=values, metavar="VALUES", help="the four neutral brokers of two players (4,2,1,0)"
    )


def language(parser: Parser) -> None:
    parser.add_argument(
        "--language",
        choices=LANGUAGES,
        default=default_language(),
        help="the language of all sentences (KERYS_LANGUAGE, else that of the system, else en)",
    )


def default_language() -> str:
    """Return KERYS_LANGUAGE, else the language of the system by the usual variables if it is supported, else `en`."""
    configured = os.environ.get("KERYS_LANGUAGE", "").strip().lower()
    if configured:
        return configured
    locale = next(
        (os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), ""
    )
    if locale.partition(".")[0] in ("", "C", "POSIX"):
        return "en"
    for wanted in (*os.environ.get("LANGUAGE", "").split(":"), locale):
        code = wanted.replace("-", "_").partition("_")[0].partition(".")[0].lower()
        if code in LANGUAGES:
            return code
    return "en"


def bot_name(parser: Parser, default: str, what: str) -> None:
    # No list of choices, because installed packages may add bots, and finding them takes time.
    parser.add_argument(
        "--bot", metavar="NAME", default=default, help=f"{what}; for instance random or greedy ({default})"
    )


def as_json(parser: Parser) -> None:
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")


def seed(text: str) -> int:
    if not text.isdecimal() or len(text) > 18:
        raise argparse.ArgumentTypeError(
            f"a seed is a whole number of at most 18 digits, not “{short(text)}”"
        )
    return int(text)


def count(text: str) -> int:
    if not text.isdecimal() or len(text) > 9 or int(text) == 0:
        raise argparse.ArgumentTypeError(f"this must be a whole number of at least 1, not “{short(text)}”")
    return int(text)


def seconds(text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not 0.01 <= value <= 3600:
        raise argparse.ArgumentTypeError(f"this must be a number of seconds up to 3600, not “{short(text)}”")
    return value


def values(text: str) -> tuple[int, ...]:
    parts = text.replace(",", " ").split()
    if not all(part.isdecimal() and len(part) < 3 for part in parts):
        raise argparse.ArgumentTypeError(
            f"neutral brokers are four values such as 4,3,1,0, not “{short(text)}”"
        )
    return tuple(int(part) for part in parts)


def short(text: str) -> str:
    return text if len(text) <= 40 else text[:37] + "…"
