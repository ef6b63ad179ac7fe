"""Helpers of the rule tests: positions from text, answers as text, and readings of the table."""

from typing import Any

from kerys import Game
from kerys.engine.pieces import SEAT_NAMES

BLUE, ORANGE, VIOLET, YELLOW, GREEN = range(5)
NEUTRAL = 2  # with two players

# Brokers in front with nothing in them that could decide a tie: the order cards do, as the seats sit.
FRONTS = {
    players: "".join(f"{name} front 0 1 1\n" for name in SEAT_NAMES[:players]) for players in (2, 3, 4, 5)
}


def position(text: str) -> Game:
    """Return a game that continues from a scenario, given without its first line."""
    return Game.from_scenario(f"kerys scenario 1\n{text}")


def counting(players: int, moment: str, *lines: str) -> Game:
    """A position in the counting with `FRONTS`."""
    return position("\n".join([f"players {players}", moment, FRONTS[players], *lines]))


def play(game: Game, *answers: str) -> None:
    """Answers with their seats: `play(game, "blue gem red", "orange pass")`."""
    for answer in answers:
        seat, text = answer.split(" ", 1)
        game.play(SEAT_NAMES.index(seat), text)


def asked(game: Game) -> tuple[list[int], str | None]:
    """Return the seat that is asked, and the kind of question."""
    question = game.question
    return game.waiting, None if question is None else str(question["kind"])


def gems(game: Game, party: int) -> dict[str, int]:
    """A party's gems without the kinds it has none of."""
    view = game.view(None)
    owner = view["seats"][party] if party < game.seats else view["neutral"]
    return {gem: number for gem, number in owner["gems"].items() if number}


def cards(game: Game, seat: int) -> list[str]:
    found: list[str] = game.view(None)["seats"][seat]["cards"]
    return found


def quotations(game: Game) -> list[int]:
    """Blue, green, yellow, red."""
    return list(game.view(None)["quotations"].values())


def facts(game: Game, name: str, **fields: Any) -> list[dict[str, Any]]:
    """The facts of a kind that have these fields, as a spectator may know them."""
    return [
        fact
        for fact in game.facts()
        if fact["fact"] == name and all(fact.get(field) == value for field, value in fields.items())
    ]


def standings(game: Game, contest: str, where: int | str | None = None) -> dict[str, int]:
    """Everybody's sum in a contest, the winner first."""
    return {fact["party"]: fact["sum"] for fact in facts(game, "stood", contest=contest, where=where)}


def places(game: Game, seat: int, start: str) -> set[str]:
    """The places among the options that begin like this: `place 3 up`, `to`, `broker`."""
    return {
        option.removeprefix(start).strip() for option in game.options(seat) if option.startswith(f"{start} ")
    }
