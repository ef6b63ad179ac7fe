"""Playthroughs: a game as text with every player's view at every state, to be stored, regenerated and compared.

Each answer is followed by what it changed. `all` is what every viewer sees alike; a line with a name is what only
that viewer sees so. A view at any state is the sum of the lines up to there.
"""

import json
from collections.abc import Iterator
from random import Random
from typing import Any, Final

from kerys.engine.pieces import SEAT_NAMES
from kerys.game import Game

ALL: Final = "all"
_NOTHING: Final = "gone"  # the field is no longer there; everything else is JSON

Fields = dict[str, str]


def playthrough(settings: dict[str, Any], *, seed: int, rounds: int) -> str:
    """Return the playthrough of a game whose answers are drawn by the seed, up to the end of a round."""
    game = Game(seed=seed, **settings)
    chooser = Random(seed)
    lines = [f"playthrough {json.dumps(settings)} seed {seed} rounds {rounds}", "start"]
    before = views_by_name(game)
    lines += _changes({name: {} for name in before}, before)
    while not game.over and game.view(None)["round"] <= rounds:
        seat = chooser.choice(game.waiting)
        options = game.options(seat)
        cards = [text for text in options if text.startswith("play ")]  # so that cards are seen
        answer = chooser.choice(cards or options)
        game.play(seat, answer)
        lines.append(f"{SEAT_NAMES[seat]} answers {answer} (one of {len(options)})")
        after = views_by_name(game)
        lines += _changes(before, after)
        before = after
    return "\n".join(lines) + "\n"


def views_by_name(game: Game) -> dict[str, Fields]:
    """Return the fields of every viewer's view by the viewer's name."""
    views: dict[str, Fields] = {}
    for viewer in (None, *range(game.seats)):
        name = "spectator" if viewer is None else SEAT_NAMES[viewer]
        data = {key: value for key, value in game.view(viewer).data.items() if key != "viewer"}
        views[name] = dict(_fields("", data))
    return views


def _fields(path: str, value: Any) -> Iterator[tuple[str, str]]:
    """Yield the fields of a view as path and JSON. Brokers and other lists of parts are numbered from 0."""
    if isinstance(value, dict) and value:
        for name, part in value.items():
            yield from _fields(f"{path}.{name}" if path else name, part)
    elif isinstance(value, list) and any(isinstance(part, dict) for part in value):
        for n, part in enumerate(value):
            yield from _fields(f"{path}.{n}", part)
    else:
        yield path, json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _changes(before: dict[str, Fields], after: dict[str, Fields]) -> list[str]:
    """Return the lines for all fields that changed for any viewer, in the order of the fields."""
    names = list(after)
    changed: dict[str, dict[str, str]] = {}  # field → viewer → new value
    for name in names:
        for field in {**after[name], **before[name]}:
            value = after[name].get(field, _NOTHING)
            if value != before[name].get(field, _NOTHING):
                changed.setdefault(field, {})[name] = value
    lines: list[str] = []
    for field, values in changed.items():
        if len(values) == len(names) and len(set(values.values())) == 1:
            lines.append(f"  {ALL} {field} {values[names[0]]}")
            continue
        viewers: dict[str, list[str]] = {}
        for name, value in values.items():
            viewers.setdefault(value, []).append(name)
        lines += [f"  {','.join(seen_by)} {field} {value}" for value, seen_by in viewers.items()]
    return lines


def view_at(text: str, state: int, viewer: str) -> Fields:
    """Read a viewer's view back from a playthrough: its fields at the state after so many answers."""
    fields: Fields = {}
    at = -1
    for line in text.splitlines()[1:]:
        if not line.startswith("  "):
            at += 1
            continue
        if at > state:
            break
        seen_by, field, value = line.strip().split(" ", 2)
        if seen_by == ALL or viewer in seen_by.split(","):
            fields[field] = value
            if value == _NOTHING:
                del fields[field]
    return fields
