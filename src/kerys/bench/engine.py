"""`kerys bench engine`: the speed of the engine, compared with other engines stepped the same way in the same run.

All times are processor times of this single-threaded process, so that other programs on the machine do not count.
"""

import argparse
import json
import platform
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

import kerys
from kerys.bench.measure import PlayOne, Rate, as_json, interleave, table
from kerys.bench.peers import Missing, peers
from kerys.engine import machine
from kerys.engine.options import Options, options, rules_of
from kerys.engine.playout import play_random_games
from kerys.engine.search import SearchState, new_game

BASE = options(players=4)
EVERYTHING = options(players=4, kings_favour=True, ys_plus_characters=True, events=True)
GAMES_PER_CALL = 20  # games inside the engine are so short that one call per game would measure the call
HEARTS = "openspiel hearts"
CATANATRON = "catanatron"


def compiled() -> bool:
    return not str(machine.__file__).endswith(".py")


def inside(chosen: Options) -> PlayOne:
    """Play random games inside the engine, dealing included."""
    rules = rules_of(chosen)
    return lambda number: play_random_games(rules, number * GAMES_PER_CALL, GAMES_PER_CALL)


def stepped(chosen: Options) -> PlayOne:
    """Play random games from Python: list the legal ids, pick one, apply it."""

    def play(number: int) -> int:
        chance = Random(number).random
        state = new_game(chosen, number)
        decisions = 0
        while not state.over:
            legal = state.legal()
            state.apply(legal[int(chance() * len(legal))])
            decisions += 1
        return decisions

    return play


def picked(chosen: Options) -> PlayOne:
    """Play random games from Python without listing the legal ids: ask for the k-th one."""

    def play(number: int) -> int:
        chance = Random(number).random
        state = new_game(chosen, number)
        decisions = 0
        while not state.over:
            state.apply(state.kth_legal(int(chance() * state.n_legal())))
            decisions += 1
        return decisions

    return play


def clones(chosen: Options) -> PlayOne:
    """Copy positions from a whole game; each copy counts as a "decision"."""
    positions: list[SearchState] = []
    rng = Random(1)
    state = new_game(chosen, 1)
    while not state.over:
        positions.append(state.clone())
        state.apply(rng.choice(state.legal()))

    def copy(_: int) -> int:
        for position in positions:
            position.clone()
        return len(positions)

    return copy


def interpreted(seconds: float) -> float | None:
    """Measure decisions per second of the uncompiled sources, in another process; None without sources."""
    source = Path(__file__).resolve().parents[2]
    if source.name != "src":
        source = Path.cwd() / "src"
    if not (source / "kerys" / "engine" / "machine.py").exists():
        return None
    code = (
        "import kerys.bench.engine as e, kerys.bench.measure as m, time;"
        f"print(m.measure('', e.inside(e.BASE), {seconds}, clock=time.process_time).decisions_per_second)"
    )
    answer = subprocess.run(
        [sys.executable, "-c", code],
        env={"PYTHONPATH": str(source)},
        capture_output=True,
        text=True,
        check=False,
    )
    return float(answer.stdout) if answer.returncode == 0 else None


def bench(seconds: float) -> dict[str, Any]:
    """Measure everything in one run, with the contenders interleaved."""
    ours: dict[str, PlayOne] = {
        "kerys base, inside": inside(BASE),
        "kerys all of Ys+, inside": inside(EVERYTHING),
        "kerys base, stepped": stepped(BASE),
        "kerys base, stepped by number": picked(BASE),
        "kerys all of Ys+, stepped": stepped(EVERYTHING),
    }
    copies: dict[str, PlayOne] = {"kerys clone": clones(BASE), "kerys clone, all of Ys+": clones(EVERYTHING)}
    missing: list[str] = []
    versions: dict[str, str] = {}
    for peer in peers():
        if isinstance(peer, Missing):
            missing.append(f"{peer.name}: {peer.reason}")
        else:
            versions[peer.name] = peer.version
            ours |= {**peer.stepped, **peer.inside}
            copies |= peer.copies
    rates = interleave(ours, seconds, clock=process_time)
    if GAMES_PER_CALL > 1:
        rates = [
            _per_game(rate) if rate.name.endswith("inside") and "kerys" in rate.name else rate
            for rate in rates
        ]
    copying = interleave(copies, seconds / 2, clock=process_time)
    state = new_game(EVERYTHING, 1)
    return {
        "version": kerys.__version__,
        "python": platform.python_version(),
        "compiled": compiled(),
        "peers": versions,
        "missing": missing,
        "rates": rates,
        "copies": copying,
        "interpreted": interpreted(seconds / 2) if compiled() else None,
        "state_bytes": 8 * (len(state.cells) + len(state.deal.cells)),
    }


def _per_game(rate: Rate) -> Rate:
    return Rate(rate.name, rate.decisions, rate.games * GAMES_PER_CALL, rate.seconds)


def goals(figures: dict[str, Any]) -> list[tuple[str, str, bool]]:
    """Compare with the goals of docs/speed.md: (goal, measured, reached)."""
    by_name: dict[str, Rate] = {rate.name: rate for rate in figures["rates"]}
    base, plus = by_name["kerys base, inside"], by_name["kerys all of Ys+, inside"]
    step = by_name["kerys base, stepped"]
    clone = next(rate for rate in figures["copies"] if rate.name == "kerys clone, all of Ys+")
    rows: list[tuple[str, str, bool]] = [
        ("inside ≥ 3 M decisions/s", f"{base.decisions_per_second:,.0f}", base.decisions_per_second >= 3e6),
        ("inside ≥ 12,000 games/s", f"{base.games_per_second:,.0f}", base.games_per_second >= 12000),
        ("Ys+ ≥ half of base per decision", f"{plus.times(base):.2f}", plus.times(base) >= 0.5),
        (
            "clone ≤ 0.3 µs",
            f"{clone.microseconds_per_decision:.2f} µs",
            clone.microseconds_per_decision <= 0.3,
        ),
        ("state ≤ 4 KB", f"{figures['state_bytes']:,} bytes", figures["state_bytes"] <= 4096),
    ]
    if HEARTS in by_name:
        rows.append(
            ("stepped ≥ 2 × hearts", f"{step.times(by_name[HEARTS]):.2f} ×", step.times(by_name[HEARTS]) >= 2)
        )
    if CATANATRON in by_name:
        times = step.times(by_name[CATANATRON])
        rows.append(("stepped ≥ 25 × Catanatron", f"{times:.1f} ×", times >= 25))
    if figures["interpreted"] is not None:
        rate = figures["interpreted"]
        rows.append(("interpreted ≥ 80,000 decisions/s", f"{rate:,.0f}", rate >= 80000))
    return rows


def report(figures: dict[str, Any]) -> str:
    names = {rate.name for rate in figures["rates"]}
    against = [name for name in (HEARTS, CATANATRON) if name in names]
    peer_versions = ", ".join(f"{name} {version}" for name, version in figures["peers"].items()) or "none"
    lines = [
        f"kerys {figures['version']}, {'compiled' if figures['compiled'] else 'interpreted'}, "
        f"Python {figures['python']}; peers: {peer_versions}",
        "",
        table(figures["rates"], against),
        "",
        table(figures["copies"], unit="copy"),
        "",
        *(
            f"{'ok ' if reached else 'NOT'}  {what:<34} {measured}"
            for what, measured, reached in goals(figures)
        ),
        *figures["missing"],
    ]
    return "\n".join(lines)


def main(chosen: argparse.Namespace, output: Callable[[str], None] = print) -> int:
    """Run the command with `chosen.seconds` per contender; print a table, or JSON with `chosen.json`."""
    figures = bench(chosen.seconds)
    if not chosen.json:
        output(report(figures))
        return 0
    rates, copying = figures.pop("rates"), figures.pop("copies")
    names = {rate.name for rate in rates}
    against = [name for name in (HEARTS, CATANATRON) if name in names]
    data = {**figures, "rates": as_json(rates, against), "copies": as_json(copying)}
    data["goals"] = [
        {"goal": what, "measured": measured, "reached": reached}
        for what, measured, reached in goals({**figures, "rates": rates, "copies": copying})
    ]
    output(json.dumps(data, indent=2, ensure_ascii=False))
    return 0
