"""Short words for the tests of characters: set a table up, answer, look."""

from typing import Any

from kerys import Game
from kerys.engine.pieces import SEAT_NAMES
from tests.rulebook import positions

SEATS = SEAT_NAMES
BASE = ""
PLUS = "ys-plus-characters on\nevents on\n"
FAVOUR = "kings-favour on\n"

play = positions.play
quotations = positions.quotations


def table(text: str, *, players: int = 4, options: str = BASE, round_: int = 2) -> Game:
    """A position; the rest of the scenario is as documented in docs/notation.md."""
    return positions.position(f"players {players}\n{options}round {round_}\n{text}")


def plus(text: str, *, players: int = 4, round_: int = 2) -> Game:
    """The same with characters and events of Ys+."""
    return table(text, players=players, options=PLUS, round_=round_)


def asked(game: Game) -> str:
    """Return seat and question: `blue window W4`, `orange card herald`, `blue gem`; empty after the end."""
    question = game.question
    if question is None:
        return ""
    detail = question.get("window") or question.get("card") or ""
    return " ".join(filter(None, (question["seat"] or "all", question["kind"], detail)))


def offered(game: Game, word: str = "") -> list[str]:
    """The options of the one who is asked, only those that begin with a word if one is given."""
    (seat,) = game.waiting
    return [text for text in game.options(seat) if not word or text.split()[0] == word]


def gems(game: Game, seat: str) -> dict[str, int]:
    """A party's gems without the kinds it has none of."""
    return positions.gems(game, game.seats if seat == "neutral" else SEATS.index(seat))


def points(game: Game, seat: str) -> int:
    return game.points[-1] if seat == "neutral" else game.points[SEATS.index(seat)]


def seat_view(game: Game, seat: str) -> dict[str, Any]:
    """Return the public part of a seat."""
    data: dict[str, Any] = game.view(None)["seats"][SEATS.index(seat)]
    return data


def own_view(game: Game, seat: str) -> dict[str, Any]:
    """Return a seat as its player knows it."""
    data: dict[str, Any] = game.view(SEATS.index(seat))["seats"][SEATS.index(seat)]
    return data


def standing(game: Game, place: str, viewer: str = "") -> list[tuple[str, str, int | None]]:
    """Owner, face and value of the brokers of a place, as a seat (or, with none told, a spectator) sees them."""
    view = game.view(SEATS.index(viewer) if viewer else None)
    return [
        (broker["owner"], broker["face"], broker["value"])
        for broker in view["brokers"]
        if broker["place"] == place
    ]


def placings(game: Game) -> set[str]:
    """Return the legal placings without the values: `up 1/harbour`, `front down market/2/red`."""
    found = set()
    for text in offered(game, "place"):
        words = text.split()
        value = 2 if words[1] in ("front", "neutral") else 1
        found.add(" ".join(words[1:value] + words[value + 1 :]))
    return found


# Two brokers in front of everybody, for positions in the placement phase.
FRONTS = "blue front 1 1\norange front 3 3\nviolet front 0 1\nyellow front 4 0\n"
