"""Golden playthroughs: one for each number of players and variant, compared by `test_playthroughs.py`.

python -m tests.golden.write_playthroughs        writes them anew (PYTHONPATH=src, or the installed package)
"""

from pathlib import Path
from typing import Any

from kerys.engine.errors import BadOptions
from kerys.engine.options import options
from kerys.env.playthrough import playthrough

FOLDER = Path(__file__).parent / "playthroughs"
VARIANTS: dict[str, dict[str, Any]] = {
    "base": {},
    "kings-favour": {"kings_favour": True},
    "express": {"express": True},
    "ys-plus": {"ys_plus_characters": True, "events": True},
    "three-districts": {"districts": 3},
    "all": {"kings_favour": True, "ys_plus_characters": True, "events": True},
}


def games() -> dict[str, dict[str, Any]]:
    """Return the settings of every playthrough by its name; not every variant exists for every number of players."""
    found: dict[str, dict[str, Any]] = {}
    for players in range(2, 6):
        for name, variant in VARIANTS.items():
            settings = {"players": players, **variant}
            try:
                options(**settings)
            except BadOptions:
                continue
            found[f"{players}-{name}"] = settings
    return found


def rounds_of(settings: dict[str, Any]) -> int:
    """Return how many rounds are kept: two where cards won in the first are played in the second, else one."""
    return 2 if settings["players"] <= 3 or settings.get("events") else 1


def written(name: str) -> str:
    settings = games()[name]
    seed = 100 * settings["players"] + list(VARIANTS).index(name.partition("-")[2])
    return playthrough(settings, seed=seed, rounds=rounds_of(settings))


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name in games():
        (FOLDER / f"{name}.txt").write_text(written(name))
        print(f"{name}.txt")


if __name__ == "__main__":
    main()
