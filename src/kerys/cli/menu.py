"""The menu of legal answers, with placings grouped by place, and the parser for typed answers.

Numbers always refer to the full list (shown by `options`), regardless of how the menu groups it.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from kerys.engine.actions import TEXTS, id_of, text_of
from kerys.engine.errors import UnknownAnswer
from kerys.views.project import View
from kerys.views.tokens import broker_token
from kerys.words import Words

_LONG: Final = 24  # in menus longer than this, placings and looks are grouped

Question = Mapping[str, Any]


def menu(words: Words, question: Question, options: Sequence[str], view: View) -> list[str]:
    """Return the lines of the menu, grouped if it is long."""
    if len(options) <= _LONG:
        return full_menu(words, question, options, view)
    alone = [(n, text) for n, text in enumerate(options, 1) if not text.startswith(("place ", "look "))]
    placings = [text for text in options if text.startswith("place ")]
    looks = [text.split()[1] for text in options if text.startswith("look ")]
    lines = _numbered(words, question, alone, view)
    if placings:
        lines += _grouped_placings(words, placings)
    if looks:
        lines += [words.say("menu-look", example=f"look {looks[0]}"), *_columns(looks)]
    return [*lines, words.say("menu-numbers", count=len(options))]


def full_menu(words: Words, question: Question, options: Sequence[str], view: View) -> list[str]:
    """List every answer with its number, text and effect."""
    return _numbered(words, question, list(enumerate(options, 1)), view)


def _numbered(words: Words, question: Question, options: Sequence[tuple[int, str]], view: View) -> list[str]:
    wide = max((len(text) for _, text in options), default=0)
    return [
        f"{n:5}  {text:{wide}}  {words.option(text, question)}{_broker_shown(text, view)}"
        for n, text in options
    ]


def _broker_shown(text: str, view: View) -> str:
    """Return the broker named by an answer, as drawn on the table."""
    verb, _, spot = text.partition(" ")
    if verb in ("broker", "look"):
        for broker in view["brokers"]:
            if spot in (broker["place"], f"{broker['place']}/{broker['n']}"):
                return f": {broker_token(view.data, broker)}"
    return ""


def _grouped_placings(words: Words, placings: Sequence[str]) -> list[str]:
    """Group placings by the brokers that may be placed: `place 0|1|3 up|down`, and below it their places."""
    brokers: dict[str, dict[tuple[str, str], list[str]]] = {}  # place → (place or place front, face) → values
    for text in placings:
        start, value, face, place = text.rsplit(maxsplit=3)
        brokers.setdefault(place, {}).setdefault((start, face), []).append(value)
    places: dict[str, list[str]] = {}  # which brokers → where they may go
    for place, values_of in brokers.items():
        faces: dict[str, list[str]] = {}  # where from and values → faces
        for (start, face), values in sorted(values_of.items(), key=lambda item: item[0][1], reverse=True):
            faces.setdefault(f"{start} {'|'.join(values)}", []).append(face)
        which = ", ".join(f"{start} {'|'.join(how)}" for start, how in faces.items())
        places.setdefault(which, []).append(place)
    lines = [words.say("menu-place", example=placings[0], short=_shortened(placings[0]))]
    for which_ones, where in places.items():
        lines += [f"    {which_ones}", *_columns(where)]
    return lines


def _columns(places: Sequence[str]) -> list[str]:
    """Arrange places: one line per district or market row, and four borders per line."""
    rows: dict[str, list[str]] = {}
    borders = 0
    for place in places:
        first, second, *_ = place.split("/")
        row = f"{first}/{second}" if first == "market" else first
        if "-" in place:
            row, borders = f"border {borders // 4}", borders + 1
        rows.setdefault(row, []).append(place)
    return [f"        {'  '.join(row)}" for row in rows.values()]


def _shortened(text: str) -> str:
    """Return the shortest way to type a placing: `3 u 1/h`."""
    *start, value, face, place = text.split()[1:]
    return " ".join([*start, value, face[0], "/".join(part[0] for part in place.split("/"))])


# --- Typed answers ----------------------------------------------------------------------------------------


def parse_answer(words: Words, typed: str, options: Sequence[str]) -> str:
    """Return the answer for a typed text or number; raise `UnknownAnswer` if it is unknown or ambiguous.

    A valid answer that is not legal here is returned too, because the game explains why it is illegal.
    """
    if typed.isdecimal():
        number = int(typed[:9])
        if 1 <= number <= len(options):
            return options[number - 1]
        raise UnknownAnswer(words.say("menu-no-number", number=number, count=len(options)))
    try:
        return text_of(id_of(typed))
    except UnknownAnswer:
        matches = _matching(typed, options) or _matching(typed, TEXTS)
    if len(matches) == 1:
        return matches[0]
    if matches:
        some = some_of(words, matches)
        raise UnknownAnswer(words.say("menu-several", typed=_short(typed), count=len(matches), some=some))
    raise UnknownAnswer(words.say("menu-unknown", typed=_short(typed)))


def some_of(words: Words, texts: Sequence[str]) -> str:
    """Quote the first few answers, for a sentence that cannot name all."""
    return words.listed([words.say("menu-quoted", text=text) for text in texts[:4]], style="unit")


def _matching(typed: str, texts: Sequence[str]) -> list[str]:
    """List the answers that match an abbreviated text; the verb may be left out."""
    return [text for text in texts if _matches(typed, text) or _matches(typed, text.partition(" ")[2])]


def _matches(typed: str, text: str) -> bool:
    """Check that every typed word is a prefix of a word of the answer: `p 3 u 2/h` for `place 3 up 2/harbour`."""
    given, wanted = typed.lower().split(), text.split()
    return len(given) == len(wanted) > 0 and all(map(_is_prefix, given, wanted))


def _is_prefix(given: str, wanted: str) -> bool:
    """Check for a prefix; words may be abbreviated, numbers may not: `1/p` is `1/palace`, never `1-2/palace`."""
    parts, whole = given.split("/"), wanted.split("/")
    return len(parts) == len(whole) and all(
        a == b if a[:1].isdigit() else b.startswith(a) and a != "" for a, b in zip(parts, whole, strict=True)
    )


def _short(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= 60 else line[:57] + "…"
