"""Golden games: whole records with every seat's view at chosen lines, kept as text and compared.

    python -m tests.golden.golden          writes them anew (PYTHONPATH=src, or the installed package)

A change of the rules, of what somebody may know, or of how it is drawn shows up as a difference to read and approve.
"""

import random
import zlib
from pathlib import Path
from typing import Any

from kerys.game import Game
from kerys.views.drawing import draw

FOLDER = Path(__file__).parent / "games"
MARK = "=== "
SHARES = (0.3, 0.62, 0.9)  # how far into a game its views are shown
PLUS: dict[str, Any] = {"ys_plus_characters": True, "events": True}

# Name → options and seed. The last ones were chosen so that every character is played and every event happens.
GAMES: dict[str, dict[str, Any]] = {
    "2": {"players": 2, "seed": 21},
    "2-strong-neutral": {"players": 2, "neutral": (4, 3, 1, 0), "seed": 22},
    "3": {"players": 3, "seed": 31},
    "3-three-districts": {"players": 3, "districts": 3, "seed": 32},
    "3-favour-express": {"players": 3, "kings_favour": True, "express": True, "seed": 33},
    "4": {"players": 4, "seed": 41},
    "4-favour": {"players": 4, "kings_favour": True, "seed": 42},
    "4-express-twelve-white": {"players": 4, "express": True, "ship_deck": "twelve-white", "seed": 43},
    "5": {"players": 5, "seed": 51},
    "5-favour": {"players": 5, "kings_favour": True, "seed": 52},
    "2-plus": {"players": 2, **PLUS, "seed": 23},
    "3-plus": {"players": 3, **PLUS, "seed": 34},
    "4-plus": {"players": 4, "kings_favour": True, "magician": "any", **PLUS, "seed": 44},
    "5-plus": {"players": 5, "kings_favour": True, **PLUS, "seed": 53},
    "5-plus-again": {"players": 5, "kings_favour": True, **PLUS, "seed": 54},
    "4-plus-again": {"players": 4, "kings_favour": True, **PLUS, "seed": 45},
}


def played(name: str) -> Game:
    """The game, by a player who likes to play cards."""
    chosen = GAMES[name]
    game = Game(**chosen)
    rng = random.Random(chosen["seed"])
    while not game.over:
        seat = rng.choice(game.waiting)
        options = game.options(seat)
        cards = [text for text in options if text.startswith("play ")]
        game.play(seat, rng.choice(cards or options))
    return game


def written(record: str) -> str:
    """A record and, at chosen answers, what each seat sees."""
    whole = Game.from_record(record)
    lines = [record.rstrip("\n")]
    given = [(seat, text) for seat, text, forced in whole.answers if not forced]
    moments = {round(share * len(given)) for share in SHARES}
    game = Game.from_deal(whole.settings, whole.state.deal)
    for number, (seat, text) in enumerate(given, 1):
        game.play(seat, text)
        if number in moments:
            for viewer in (*range(game.seats), None):
                view = game.view(viewer)
                facts = repr(game.facts(viewer=viewer))
                lines.append(f"{MARK}after {number} answers, {view['viewer']} sees")
                lines.append(
                    f"view {zlib.crc32(view.to_json().encode()):08x} facts {zlib.crc32(facts.encode()):08x}"
                )
                if viewer is not None:
                    lines.append(draw(view.data))
    lines.append(f"{MARK}at the end")
    lines.append(draw(game.view(None).data))
    return "\n".join(lines) + "\n"


def record_in(text: str) -> str:
    """The record at the beginning of a golden file."""
    return text[: text.index("\n" + MARK) + 1]


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name in GAMES:
        (FOLDER / f"{name}.txt").write_text(written(played(name).record))
        print(f"{name}.txt")


if __name__ == "__main__":
    main()
