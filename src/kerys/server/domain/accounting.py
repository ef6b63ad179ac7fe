"""The final accounting of a game that is over, folded from its facts: where everybody's points came from."""

from typing import Any, Final

from kerys.engine.pieces import NEUTRAL_NAME, SEAT_NAMES
from kerys.game import Game
from kerys.server.protocol.bodies import Account, Accounting, ColourAccount, RoundPoints

# The facts of the final count. The first of them ends the last round.
_FINAL: Final = frozenset(
    (
        "colour-scored",
        "black-scored",
        "smuggler-scored",
        "throne-revealed",
        "favour-scored",
        "speculation-scored",
    )
)


def accounting_of(game: Game) -> Accounting:
    """Everything is public when a game is over, so it is the same for everybody."""
    facts, points = game.facts(), game.points
    names = [*SEAT_NAMES[: game.seats], NEUTRAL_NAME][: len(points)]
    scored = dict.fromkeys(names, 0)
    for fact in facts:
        if _counts(fact):
            scored[fact["party"]] += fact["points"]
    # What a game that began from a position had before it.
    had = {name: total - scored[name] for name, total in zip(names, points, strict=True)}
    return Accounting(
        rounds=_rounds(facts, dict(had), int(game.view(None)["round"])),
        accounts=[_account(name, total, had[name], facts) for name, total in zip(names, points, strict=True)],
        winners=[names[party] for party in game.winners],
    )


def _counts(fact: dict[str, Any]) -> bool:
    return fact["fact"] == "scored" or (fact["fact"] in _FINAL and "points" in fact)


def _rounds(facts: list[dict[str, Any]], points: dict[str, int], last: int) -> list[RoundPoints]:
    """Everybody's points after each round, before the final count."""
    found: list[RoundPoints] = []
    for fact in facts:
        kind = fact["fact"]
        if kind == "round-began" and fact["number"] > 0:
            found.append(RoundPoints(round=fact["round"] - 1, points=list(points.values())))
        elif kind == "scored":
            points[fact["party"]] += fact["points"]
        elif kind in _FINAL:
            break
    return [*found, RoundPoints(round=last, points=list(points.values()))]


def _account(name: str, total: int, had: int, facts: list[dict[str, Any]]) -> Account:
    own: dict[str, list[dict[str, Any]]] = {}
    for fact in facts:
        if fact.get("party") == name:
            own.setdefault(fact["fact"], []).append(fact)
    reasons: dict[str, int] = {}
    for fact in own.get("scored", []):
        reasons[fact["reason"]] = reasons.get(fact["reason"], 0) + fact["points"]
    black = own["black-scored"][0]
    favour = own.get("favour-scored", [None])[0]
    speculated = own.get("speculation-scored", [None])[0]
    return Account(
        party=name,
        points=total,
        had=had,
        scored=reasons,
        colours=[
            ColourAccount(gem=one["gem"], rank=one["rank"], count=one["count"], points=one["points"])
            for one in own["colour-scored"]
        ],
        black_gems=black["count"],
        black_points=black["points"],
        throne=[one["value"] for one in own.get("throne-revealed", [])],
        favour_points=None if favour is None else favour["points"],
        speculation=None if speculated is None else speculated["speculation"],
        speculation_points=None if speculated is None else speculated["points"],
        smuggler_points=sum(one["points"] for one in own.get("smuggler-scored", [])),
        cards=[one["card"] for one in own.get("card-won", [])],
    )
