"""The analysis of a game as sentences."""

from collections.abc import Iterator, Mapping
from typing import Any

from kerys.coach.explain import Explanation
from kerys.words import Words


def lines_of(words: Words, data: Mapping[str, Any]) -> Iterator[str]:
    """Yield an analysis (its data) as lines to read."""
    for luck in data["luck"]:
        yield words.say(
            "coach-luck",
            seat=words.seat(luck["seat"]),
            start=percent(luck["start"]),
            result=percent(luck["result"]),
            luck=signed(luck["luck"]),
            skill=signed(luck["skill"]),
            deals=signed(luck["deals"]),
            bids=signed(luck["bids"]),
            hidden=signed(luck["hidden"]),
        )
    for report in data["reports"]:
        yield ""
        yield from report_lines(words, report)
        for decision in data["decisions"]:
            if decision["seat"] == report["seat"] and decision["grade"] not in ("fine", "unjudged"):
                yield from decision_lines(words, decision)


def report_lines(words: Words, report: Mapping[str, Any]) -> Iterator[str]:
    """Yield a seat's report."""
    kinds = report["accuracy"]
    yield words.say(
        "coach-summary",
        seat=words.seat(report["seat"]),
        decisions=sum(kind["decisions"] for kind in kinds.values()),
        fine=sum(kind["fine"] for kind in kinds.values()),
        inaccuracies=sum(kind["inaccuracy"] for kind in kinds.values()),
        mistakes=sum(kind["mistake"] for kind in kinds.values()),
        blunders=sum(kind["blunder"] for kind in kinds.values()),
        lost=percent(report["lost"]),
    )
    for name, kind in kinds.items():
        yield words.say(
            "coach-kind",
            kind=name,
            decisions=kind["decisions"],
            fine=percent(kind["fine"] / kind["decisions"]),
        )
    style = report["style"]
    yield words.say(
        "coach-style",
        hidden=percent(style["hidden"]),
        market=percent(style["market"]),
        concentration=percent(style["concentration"]),
    )
    for point in report["turning_points"]:
        yield words.say(
            "coach-turning-point",
            round=point["round"],
            seat=words.seat(point["seat"]),
            answer=answer_text(words, point["answer"]),
            before=percent(point["before"]),
            after=percent(point["after"]),
        )


def decision_lines(words: Words, decision: Mapping[str, Any]) -> Iterator[str]:
    """Yield what was wrong with a decision, and why."""
    yield words.say(
        "coach-decision",
        round=decision["round"],
        grade=decision["grade"],
        answer=answer_text(words, decision["answer"]),
        loss=percent(decision["loss"]),
        low=percent(max(0.0, decision["low"])),
        high=percent(decision["high"]),
    )
    yield words.say("coach-better", answer=answer_text(words, decision["best"]))
    yield from reason_lines(words, decision["why"] or {})


def explanation_lines(words: Words, explanation: Explanation) -> list[str]:
    """Return why an answer is better than another, in one to three sentences."""
    return list(reason_lines(words, explanation.data()))


def reason_lines(words: Words, why: Mapping[str, Any]) -> Iterator[str]:
    """Yield the reasons of an explanation (its data)."""
    for reason in why.get("reasons", ()):
        yield words.say(
            "coach-reason",
            contest=words.contest(reason["contest"], reason["where"]),
            better=percent(reason["better"]),
            answer=percent(reason["answer"]),
        )
    if why and abs(round(why["points"])) >= 1:
        yield words.say("coach-points", points=signed(why["points"] / 100))


def answer_text(words: Words, answer: str) -> str:
    """Return an answer as people say it, without the effect of a card."""
    return words.option(answer).split(":")[0].rstrip("\u00a0 ")


def percent(part: float) -> int:
    """Return a part of 1 as a whole percentage."""
    return round(100 * part)


def signed(part: float) -> str:
    """Return a part of 1 as a percentage with its sign."""
    return f"{round(100 * part):+d}".replace("-", "−")
