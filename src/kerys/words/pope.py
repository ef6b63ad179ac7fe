"""The Pope in the final count: no fact names it, but the facts of a colour together show where it won a tie."""

from collections.abc import Mapping, Sequence
from typing import Any

Fact = Mapping[str, Any]


def with_pope(facts: Sequence[Fact]) -> list[Fact]:
    """The same facts; `pope` is added where somebody scores more than others with as many gems (15.10)."""
    scored = [fact for fact in facts if fact["fact"] == "colour-scored" and fact["count"] > 0]
    return [{**fact, "pope": True} if _ahead_of_equals(fact, scored) else fact for fact in facts]


def _ahead_of_equals(fact: Fact, scored: Sequence[Fact]) -> bool:
    """Without the Pope all who have equally many share the lowest place (7.3)."""
    return any(
        fact["fact"] == "colour-scored"
        and (fact["gem"], fact["count"]) == (other["gem"], other["count"])
        and fact["points"] > other["points"]
        for other in scored
    )
