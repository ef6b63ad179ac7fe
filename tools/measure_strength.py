"""Measure the strength of the bots for docs/bots.md: one bot alone among copies of another.

    python tools/measure_strength.py --sets 50 --jobs 2 --out strength --docs docs/bots.md
    python tools/measure_strength.py --only greedy,flat --kinds 4-base --sets 20
    python tools/measure_strength.py --report-only --docs docs/bots.md

Every comparison is a `kerys arena` stored in its own folder under `--out`, so that an interrupted run resumes,
slow comparisons can have fewer sets than quick ones, and `--report-only` reports all stored games. The goals are for
four players in the base game; in other games only the order of strength must be the same.
"""

import argparse
import sys
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from kerys.arena.docs_section import replace_section
from kerys.arena.executors import Executor, executor
from kerys.arena.folder import Folder
from kerys.arena.ladder import default_pool
from kerys.arena.match import run_match
from kerys.arena.match_report import kind_of_game, percent
from kerys.arena.plan import Plan
from kerys.arena.standings import Standings
from kerys.arena.variants import variant
from kerys.engine.errors import KerysError

BEGIN = "<!-- strength: written by tools/measure_strength.py, changes here are lost -->"
END = "<!-- end of the strength -->"
MAIN = "4-base"
QUICK = {"random", "greedy", "pupil", "apprentice"}
KINDS = (MAIN, "2-base", "3-base", "5-base", "4-all")


@dataclass(frozen=True)
class Claim:
    """The first bot, alone among copies of the second, is expected to win at least this share."""

    first: str
    second: str
    goal: float

    @property
    def name(self) -> str:
        return f"{self.first} against {self.second}"

    @property
    def quick(self) -> bool:
        """True if neither bot searches, so that games are fast."""
        return {self.first, self.second} <= QUICK


CLAIMS = (
    Claim("greedy", "random", 0.90),
    Claim("flat", "greedy", 0.45),
    # Iterations of a tree search cost more: these numbers take the same time (docs/bots.md).
    Claim("ismcts:iterations=64", "flat:iterations=80", 0.27),
    *(Claim(above, below, 0.33) for below, above in pairwise(default_pool()[1:])),
)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Measure the strength of the bots for docs/bots.md.")
    parser.add_argument("--sets", type=int, default=50, help="sets of each comparison (50)")
    parser.add_argument("--quick-sets", type=int, help="sets if neither bot searches (as --sets)")
    parser.add_argument("--jobs", type=int, default=1, help="games played at a time (1)")
    parser.add_argument("--seed", type=int, default=1, help="as for kerys arena (1)")
    parser.add_argument("--kinds", default=",".join(KINDS), help=f"players and variant ({','.join(KINDS)})")
    parser.add_argument(
        "--only", default="", help="only first bots with these prefixes, comma-separated (all)"
    )
    parser.add_argument(
        "--out", type=Path, default=Path("kerys-arena/strength"), help="where games are stored"
    )
    parser.add_argument("--report-only", action="store_true", help="play nothing, only report stored games")
    parser.add_argument("--docs", type=Path, help="write the table into this page")
    chosen = parser.parse_args(arguments)
    try:
        if chosen.docs:
            replace_section(chosen.docs, BEGIN, END, None)
        print(measure(chosen))
    except KerysError as error:
        print(f"{error}.", file=sys.stderr)
        return 2
    return 0


def measure(chosen: argparse.Namespace) -> str:
    """Play all comparisons; the table in the docs grows with each of them."""
    runner = executor("local", chosen.jobs)
    wanted = [claim for claim in CLAIMS if claim.first.startswith(tuple(chosen.only.split(",")))]
    kinds = chosen.kinds.split(",")
    results: dict[tuple[str, str], Standings] = {}
    table = ""
    for kind in kinds:
        for claim in wanted:
            if chosen.report_only and not folder_of(claim, kind, chosen).exists():
                continue
            results[claim.name, kind] = compare(claim, kind, chosen, runner)
            print(f"{kind}: {cell(results[claim.name, kind])} {claim.name}", file=sys.stderr, flush=True)
            table = table_of(wanted, kinds, results)
            if chosen.docs:
                replace_section(chosen.docs, BEGIN, END, table)
    return table


def compare(claim: Claim, kind: str, chosen: argparse.Namespace, runner: Executor) -> Standings:
    players, _, name = kind.partition("-")
    plan = Plan((claim.first, claim.second), variant(name, int(players)), chosen.seed, one_way=True).checked()
    folder = Folder(folder_of(claim, kind, chosen), plan, kind="arena", sprt=None)
    try:
        sets = chosen.quick_sets if claim.quick and chosen.quick_sets else chosen.sets
        if chosen.report_only:
            sets = len(folder.results) // int(players)
        return run_match(plan, sets, folder, runner)[0]
    finally:
        folder.close()


def folder_of(claim: Claim, kind: str, chosen: argparse.Namespace) -> Path:
    out: Path = chosen.out
    return out / kind / claim.name.replace(" ", "-").replace(":", "-")


def cell(standings: Standings) -> str:
    interval = standings.rows[0].interval
    return f"{percent(interval.mean)} ({100 * interval.low:.1f} to {100 * interval.high:.1f})"


def table_of(claims: list[Claim], kinds: list[str], results: dict[tuple[str, str], Standings]) -> str:
    heads = []
    for kind in kinds:
        players, _, name = kind.partition("-")
        some = next((each for (_, known), each in results.items() if known == kind), None)
        heads.append(kind_of_game(some.plan.settings) if some else f"{players} players, {name}")
    lines = [
        f"| alone among copies of | goal | {' | '.join(heads)} |",
        "| --- | ---: |" + " ---: |" * len(kinds),
    ]
    for claim in claims:
        cells = [cell(results[claim.name, kind]) if (claim.name, kind) in results else "–" for kind in kinds]
        lines.append(
            f"| `{claim.first}` among `{claim.second}` | {percent(claim.goal)} | {' | '.join(cells)} |"
        )
    deals = sorted({each.sets for each in results.values()}) or [0]
    sets = f"{deals[0]} to {deals[-1]}" if len(deals) > 1 else str(deals[0])
    return "\n".join([*lines, "", f"Each from {sets} deals in all seatings."])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
