"""Facts as a readable story: similar facts in one sentence, results on the line of their cause."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from kerys.words.arguments import fact_arguments

if TYPE_CHECKING:
    from kerys.words.sentences import Words

Fact = Mapping[str, Any]


def _always(fact: Fact) -> tuple[Any, ...]:
    return ()


def _place(fact: Fact) -> tuple[Any, ...]:
    """Return the area of a fact, or `market` for the whole market."""
    return ("market" if fact["place"].startswith("market/") else fact["place"],)


def _contest(fact: Fact) -> tuple[Any, ...]:
    return (fact["contest"], fact["where"])


def _party(fact: Fact) -> tuple[Any, ...]:
    return (fact["party"],)


def _gem(fact: Fact) -> tuple[Any, ...]:
    return (fact["gem"],)


# Facts that share a sentence: kind → message, and the fields that must be equal.
TOGETHER: Final[dict[str, tuple[str, Callable[[Fact], tuple[Any, ...]]]]] = {
    "ship-arrived": ("story-ships", _always),
    "market-filled": ("story-market", _always),
    "bid-revealed": ("story-bids", _always),
    "order-taken": ("story-orders", _always),
    "last-broker": ("story-last-brokers", _always),
    "revealed": ("story-revealed", _place),
    "stood": ("story-stood", _contest),
    "column-ranked": ("story-columns", _always),
    "quotation-moved": ("story-quotations", _always),
    "gem-taken": ("story-gems", _party),
    "favour-given": ("story-favours", _always),
    "spare-taken": ("story-spares", _always),
    "throne-revealed": ("story-throne", _party),
    "colour-scored": ("story-colour", _gem),
    "black-scored": ("story-black", _always),
    "favour-scored": ("story-favour", _always),
}
# Results of the fact before, which continue its line.
_RESULTS: Final = frozenset(("gem-taken", "gem-turned", "scored", "card-won"))
_LEAD_TO_RESULTS: Final = _RESULTS - {"scored"} | {"placed", "moved", "taken-off", "stood"}


def story_lines(words: "Words", facts: Sequence[Fact]) -> list[str]:
    """Return the lines of a story."""
    lines: list[str] = []
    before = ""
    for group in _groups(facts):
        kind = group[0]["fact"]
        sentence = _shared_sentence(words, group) if _is_group(group[0]) else words.fact(group[0])
        if kind in _RESULTS and before in _LEAD_TO_RESULTS:
            lines[-1] = f"{lines[-1]} {sentence}"
        else:
            lines.append(sentence)
        before = kind
    return lines


def _groups(facts: Sequence[Fact]) -> Iterator[list[Fact]]:
    """Yield runs of facts that share a sentence, the others alone; revealed brokers are sorted by place."""
    group: list[Fact] = []
    for fact in _sorted_reveals(facts):
        if group and _is_group(fact) and _key(fact) == _key(group[0]):
            group.append(fact)
            continue
        if group:
            yield group
        group = [fact]
    if group:
        yield group


def _sorted_reveals(facts: Sequence[Fact]) -> Iterator[Fact]:
    revealed: list[Fact] = []
    for fact in facts:
        if fact["fact"] == "revealed":
            revealed.append(fact)
            continue
        yield from sorted(revealed, key=lambda fact: fact["place"])
        revealed = []
        yield fact
    yield from sorted(revealed, key=lambda fact: fact["place"])


def _is_group(fact: Fact) -> bool:
    """Return True if a fact may share a sentence; quotations moved by a card and most single gems may not."""
    kind = fact["fact"]
    if kind == "quotation-moved":
        return bool(fact["mover"] == "column")
    if kind == "gem-taken":
        return bool(fact["source"]["from"] == "ship" and fact["gem"] != "black")
    return kind in TOGETHER


def _key(fact: Fact) -> tuple[Any, ...] | None:
    if not _is_group(fact):
        return None
    message, in_common = TOGETHER[fact["fact"]]
    return (message, *in_common(fact))


def _shared_sentence(words: "Words", group: list[Fact]) -> str:
    message = TOGETHER[group[0]["fact"]][0]
    if message == "story-revealed" and _place(group[0]) == ("market",):
        message = "story-revealed-market"
    if message == "story-gems" and [fact["gem"] for fact in group] == [group[0]["gem"]] * 2:
        message = "story-gems-alike"
    arguments = fact_arguments(words.names, group[0])
    if "item" in words.names.catalogue.forms(message):
        render = words.names.catalogue.render
        items = [render(message, fact_arguments(words.names, fact), "item") for fact in group]
        # Join things with “and”, scores only with commas.
        arguments["list"] = words.listed(items, style="standard" if message == "story-gems" else "unit")
    return words.say(message, **arguments)
