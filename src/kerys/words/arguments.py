"""Turn facts, questions and answers into the variables of their messages.

A field that names a thing becomes variables: `$party` and, for each form of the language, `$party-of`;
where a sentence depends on which thing it is, its token is there as `$card-id`. A secret reads `hidden`.
"""

from collections.abc import Mapping
from typing import Any, Final

from kerys.words.loading import Arguments
from kerys.words.names import Names, split_spot, variables

HIDDEN: Final = "hidden"
NONE: Final = "none"

# Fields that name a thing, with the kind of thing.
NAMED: Final = {
    "party": "seat",
    "owner": "seat",
    "placer": "seat",
    "player": "seat",
    "gem": "gem",
    "column": "gem",
    "speculation": "gem",
    "large": "gem",
    "small": "gem",
    "small2": "gem",
    "card": "card",
    "copied": "card",
    "event": "event",
    "place": "place",
    "place2": "place",
    "face": "face",
}


def fact_arguments(names: Names, fact: Mapping[str, Any]) -> Arguments:
    """Return the variables of the message `fact-KIND`."""
    arguments: Arguments = {}
    for field, value in fact.items():
        if field in ("number", "fact", "contest"):
            continue
        if field == "ship":
            for part, gem in zip(("large", "small", "small2"), value.split("-"), strict=True):
                _add(arguments, names, part, gem)
        elif field == "source" and not isinstance(value, str):
            _add_source(arguments, names, value)
        elif field == "copied" and value == fact["card"]:
            _add(arguments, names, field, NONE)
        elif field == "move":
            arguments |= {"direction": "up" if value > 0 else "down", "steps": abs(value)}
        else:
            _add(arguments, names, field, value)
    if "n" in fact:
        _add_spot(arguments, names, "spot", fact["place"], fact["n"])
    if "n2" in fact:
        _add_spot(arguments, names, "spot2", fact["place2"], fact["n2"])
    if "value2" in fact:
        arguments["sum"] = fact["value"] + fact["value2"]
    if "contest" in fact:
        arguments["contest"] = contest(names, fact["contest"], fact["where"])
        arguments["contest-id"] = fact["contest"]
    return arguments


def question_arguments(names: Names, question: Mapping[str, Any]) -> Arguments:
    """Return the variables of `question-KIND` that follow from the question alone."""
    arguments: Arguments = {}
    for field in ("window", "turn", "placing", "left", "number", "card", "player"):
        if field in question:
            _add(arguments, names, field, question[field])
    if "source" in question:
        _add_source(arguments, names, question["source"])
    if "n" in question:
        _add_spot(arguments, names, "spot", question["place"], question["n"])
    if "columns" in question:
        gems = [names.forms("gem", gem) for gem in question["columns"]]
        listed = {form: names.listed([forms[form] for forms in gems]) for form in gems[0]}
        arguments |= variables("columns", listed)
    if question.get("before") is not None:
        arguments |= _before(names, question["before"])
    return arguments


def _before(names: Names, before: str) -> Arguments:
    """Add the answer to a card's earlier question: a harbour, a broker or a colour."""
    if before.isdecimal():
        return {"before": int(before)}
    if "/" in before:
        return variables("before", names.spot(*split_spot(before)))
    return variables("before", names.forms("gem", before))


def option_arguments(names: Names, text: str) -> tuple[str, Arguments]:
    """Return the verb of an answer and the variables of `option-VERB`."""
    verb, *words = text.split()
    arguments: Arguments = {}
    if verb == "bid":
        low, high = int(words[0]), int(words[1])
        arguments |= {"value": low, "value2": high, "sum": low + high}
    elif verb == "place":
        arguments["source"] = words.pop(0) if words[0] in ("front", "neutral") else "hand"
        arguments["value"] = int(words[0])
        _add(arguments, names, "face", words[1])
        _add(arguments, names, "place", words[2])
    elif verb in ("look", "broker"):
        _add_spot(arguments, names, "spot", *split_spot(words[0]))
    elif verb in ("gem", "raise", "lower", "rank", "speculate"):
        _add(arguments, names, "gem", words[0])
    elif verb in ("close", "to"):
        _add(arguments, names, "place", words[0])
    elif verb == "play":
        _add(arguments, names, "card", words[0])
    elif verb == "prize":
        arguments["prize"] = words[0]
    elif verb in ("order", "district"):
        arguments[verb] = int(words[0])
    elif verb in ("front", "favour"):
        arguments["value"] = int(words[0])
    return verb, arguments


def contest(names: Names, name: str, where: int | str | None) -> str:
    """Return the name of the contest being counted: `Harbour 2`, `Market row 1`."""
    where_variables = (
        variables("column", names.forms("gem", str(where))) if name == "mediation" else {"where": where}
    )
    return names.catalogue.render(f"contest-{name}", where_variables)


def _add(arguments: Arguments, names: Names, field: str, value: Any) -> None:
    """Add one field as variables."""
    if value is None:
        value = HIDDEN
    if field not in NAMED:
        arguments[field] = value
        return
    arguments[f"{field}-id"] = value
    if value not in (HIDDEN, NONE):
        arguments |= variables(field, names.forms(NAMED[field], value))


def _add_spot(arguments: Arguments, names: Names, field: str, place: str, n: int) -> None:
    arguments |= variables(field, names.spot(place, n))


def _add_source(arguments: Arguments, names: Names, source: Mapping[str, Any]) -> None:
    """Add the source of a gem: `$from` is its kind, the other variables say which one."""
    arguments["from"] = source["from"]
    for field, value in source.items():
        if field != "from":
            _add(arguments, names, "column" if field == "gem" else field, value)
