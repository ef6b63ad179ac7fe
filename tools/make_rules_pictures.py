"""Positions and tables for the pictures of the rules page, from the real engine: `python -m tools.make_rules_pictures`.

Writes src/kerys/web/pages/rules/pictures.json; a test fails when it is out of date.
"""

import json
from pathlib import Path
from typing import Any, Final

from kerys import Game
from kerys.engine import tables
from kerys.engine.cards import EVENT_NAMES, PALACE_CARD_NAMES

OUT: Final = Path(__file__).parent.parent / "src/kerys/web/pages/rules/pictures.json"
YS_PLUS_FROM: Final = PALACE_CARD_NAMES.index("customs-officer")

SCENARIOS: Final = {
    "overview": """kerys scenario 1
players 4
round 2
turn 3 violet
order yellow orange blue violet
blue points 5; gems blue 2, red 1; cards queen; front 0 4
orange points 3; gems green 1, yellow 2; front 1 3
violet points 8; gems red 2, black 1; front 3 3
yellow points 4; gems blue 1, yellow 1, black 2; front 1 3
quotations blue 10, green 7, yellow 9, red 6
ship 1 red-blue-green, 2 blue-yellow-red, 3 green-blue-white, 4 yellow-red-blue
palace 1 spy, 2 herald, 3 king, 4 jeweller
row 1 white, 2 green, 3 blue
at 1/palace blue 3, violet 4 down, market/2/red blue 0 down, 4/harbour violet 1
at 3/palace yellow 0, 1/commercial yellow 4 down, orange 1
at market/1/blue orange 4, 4/palace orange 3 down, 3/harbour blue 1, orange 4 down
at 4/commercial blue 3 down, 3/palace violet 1, 2/palace violet 0 down, yellow 3
at 2/harbour yellow 1 down, market/3/green yellow 4, market/1/yellow orange 0 down
""",
    "counting": """kerys scenario 1
players 4
counting district 1
order orange blue yellow violet
blue front 1 0 4
orange front 4 1 0
yellow front 3 2 1
violet front 4 3 2
ship 1 blue-green-red
palace 1 spy
at 1/harbour yellow 4, violet 3, blue 2
at 1/commercial yellow 4 down, orange 4, blue 3
at 1/palace blue 4, violet 3, orange 1
""",
    # The printed example has one 4 more than the set holds.
    "market": """kerys scenario 1
players 4
turn 4 violet first
check off
order orange blue yellow violet
blue front 1 0
orange front 4 1
yellow front 3 2
violet front 4 3
row 1 white, 2 yellow, 3 red
at market/1/blue blue 3, market/2/blue orange 0, market/3/blue violet 1
at market/1/red blue 1, market/2/red yellow 3, market/3/red violet 0
at market/1/green orange 4
""",
    "two-players": """kerys scenario 1
players 2
turn 3 blue
order blue orange
neutral points 1; gems red 1
blue front 4 2
orange front 3 3
ship 1 blue-green-red, 2 red-blue-yellow, 3 green-blue-white
palace 1 banker, 2 captain, 3 merchant
row 2 yellow, 3 blue
at 1/harbour blue 3, orange 1 down, neutral 4 by blue, 2/palace orange 4, blue 1 down
at market/2/red neutral 2 by orange, 3/commercial blue 0, neutral 1 by blue, orange 3 down
at market/3/blue orange 0, 1/palace blue 4 down, 3/harbour neutral 4 by orange
""",
    "events": """kerys scenario 1
players 5
events on
ys-plus-characters on
kings-favour on
round 3
turn 2 violet
order yellow orange blue green violet
blue front 0 4; throne 1, 2
orange front 1 3; throne 3, 0
violet front 3 3; throne 4, 1; borders 1
yellow front 1 3; throne 0, 4
green front 0 2; throne 4, 1
event 1 smuggling, 2 diplomatic-mission, 3 incognito, 4 restriction
ship 1 red-blue-green, 2 blue-yellow-red, 3 green-blue-white, 4 yellow-red-blue
centre red-blue-yellow
palace 1 pope, 2 monk, 3 rogue, 4 philosopher
row 0 blue, 1 white, 2 green, 3 blue
at smuggling/1 blue 3, violet 1 down, 2/palace yellow 3, orange 4 down, 3/harbour blue 1 down
at 1-2/harbour violet 4, 4/commercial green 1 down, green 3, market/0/red yellow 0 down
at market/2/blue orange 0, 2/palace green 4 down
""",
}


def pictures() -> dict[str, Any]:
    """Return all pictures of the rules page."""
    return {
        "characters": [*PALACE_CARD_NAMES[:YS_PLUS_FROM], "gem-card"],
        "ys_plus_characters": list(PALACE_CARD_NAMES[YS_PLUS_FROM:-1]),
        "events": list(EVENT_NAMES),
        "brokers": [0, 0, 1, 1, 1, 2, 3, 3, 3, 4, 4],
        "bids": {"blue": [0, 1], "orange": [1, 4], "violet": [2, 4], "yellow": [2, 3]},
        "orders": {"blue": 2, "orange": 1, "violet": 4, "yellow": 3},
        "colour_points": [
            [int(tables.COLOUR_POINTS[4 * place + rank]) for rank in range(4)] for place in range(5)
        ],
        "black_points": [int(points) for points in tables.BLACK_POINTS][1:],
        "favour_points": [int(points) for points in tables.FAVOUR_POINTS],
        "views": {name: Game.from_scenario(text).view(None).data for name, text in SCENARIOS.items()},
    }


def written(data: dict[str, Any]) -> str:
    """Format the pictures as text, one line for each part, so that diffs can be read."""
    parts = [f"{json.dumps(name)}:{json.dumps(value, separators=(',', ':'))}" for name, value in data.items()]
    return "{\n" + ",\n".join(parts) + "\n}\n"


if __name__ == "__main__":
    OUT.write_text(written(pictures()), encoding="utf-8")
