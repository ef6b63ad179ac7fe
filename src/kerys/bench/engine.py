"""`kerys bench engine`: how fast the engine plays, beside other engines stepped in the same way in the same run.

Time is the processor's: everything here calculates in one thread, and other programs' turns are nobody's merit or fault.
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
GAMES_A_CALL = 20  # inside games are so short that calling for each would measure the call
HEARTS = "openspiel hearts"
CATANATRON = "catanatron"


def compiled() -> bool:
    return not str(machine.__file__).endswith(".py")


def inside(chosen: Options) -> PlayOne:
    """Random playouts inside the engine, dealing included."""
    rules = rules_of(chosen)
    return lambda number: play_random_games(rules, number * GAMES_A_CALL, GAMES_A_CALL)


def stepped(chosen: Options) -> PlayOne:
    """The same from Python: list the legal ids, pick one, apply it."""

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
    """From Python without the list: ask for the k-th legal id."""

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
    """Copies of positions from all over a game; a "decision" is one copy."""
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
    """Decisions a second inside the plain sources, in a process of its own; None where there are none."""
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
    """Everything in one run, contenders taking turns."""
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
    if GAMES_A_CALL > 1:
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
    return Rate(rate.name, rate.decisions, rate.games * GAMES_A_CALL, rate.seconds)


def goals(found: dict[str, Any]) -> list[tuple[str, str, bool]]:
    """What docs/speed.md promises: (what, measured, reached)."""
    by_name: dict[str, Rate] = {rate.name: rate for rate in found["rates"]}
    base, plus = by_name["kerys base, inside"], by_name["kerys all of Ys+, inside"]
    step = by_name["kerys base, stepped"]
    clone = next(rate for rate in found["copies"] if rate.name == "kerys clone, all of Ys+")
    rows: list[tuple[str, str, bool]] = [
        ("inside ≥ 3 M decisions/s", f"{base.decisions_per_second:,.0f}", base.decisions_per_second >= 3e6),
        ("inside ≥ 12,000 games/s", f"{base.games_per_second:,.0f}", base.games_per_second >= 12000),
        ("Ys+ ≥ half of base per decision", f"{plus.times(base):.2f}", plus.times(base) >= 0.5),
        (
            "clone ≤ 0.3 µs",
            f"{clone.microseconds_per_decision:.2f} µs",
            clone.microseconds_per_decision <= 0.3,
        ),
        ("state ≤ 4 KB", f"{found['state_bytes']:,} bytes", found["state_bytes"] <= 4096),
    ]
    if HEARTS in by_name:
        rows.append(
            ("stepped ≥ 2 × hearts", f"{step.times(by_name[HEARTS]):.2f} ×", step.times(by_name[HEARTS]) >= 2)
        )
    if CATANATRON in by_name:
        times = step.times(by_name[CATANATRON])
        rows.append(("stepped ≥ 25 × Catanatron", f"{times:.1f} ×", times >= 25))
    if found["interpreted"] is not None:
        rate = found["interpreted"]
        rows.append(("interpreted ≥ 80,000 decisions/s", f"{rate:,.0f}", rate >= 80000))
    return rows


def report(found: dict[str, Any]) -> str:
    names = {rate.name for rate in found["rates"]}
    against = [name for name in (HEARTS, CATANATRON) if name in names]
    peers_said = ", ".join(f"{name} {version}" for name, version in found["peers"].items()) or "no peers"
    lines = [
        f"kerys {found['version']}, {'compiled' if found['compiled'] else 'interpreted'}, "
        f"Python {found['python']}; beside it {peers_said}",
        "",
        table(found["rates"], against),
        "",
        table(found["copies"], unit="copy"),
        "",
        *(
            f"{'ok ' if reached else 'NOT'}  {what:<34} {measured}"
            for what, measured, reached in goals(found)
        ),
        *found["missing"],
    ]
    return "\n".join(lines)


def main(chosen: argparse.Namespace, say: Callable[[str], None] = print) -> int:
    """The command: `chosen.seconds` for each contender, as a table or with `chosen.json` as JSON."""
    found = bench(chosen.seconds)
    if not chosen.json:
        say(report(found))
        return 0
    rates, copying = found.pop("rates"), found.pop("copies")
    names = {rate.name for rate in rates}
    against = [name for name in (HEARTS, CATANATRON) if name in names]
    data = {**found, "rates": as_json(rates, against), "copies": as_json(copying)}
    data["goals"] = [
        {"goal": what, "measured": measured, "reached": reached}
        for what, measured, reached in goals({**found, "rates": rates, "copies": copying})
    ]
    say(json.dumps(data, indent=2, ensure_ascii=False))
    return 0
