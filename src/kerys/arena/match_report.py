"""The result of a match as text tables."""

from rich import box
from rich.console import Console
from rich.table import Table

from kerys.arena.standings import Row, Standings, timing_of
from kerys.engine.options import Options, options
from kerys.engine.pieces import NEUTRAL_NAME, SEAT_NAMES


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def kind_of_game(settings: Options) -> str:
    """Describe the options that differ from the defaults: `4 players`, `3 players, express, events`."""
    defaults = options(players=settings.players).as_dict()
    parts = [f"{settings.players} players"]
    for name, value in settings.as_dict().items():
        if name != "players" and value != defaults[name]:
            words = name.replace("_", " ").replace("kings", "King's").replace("favour", "Favour")
            words = words.replace("ys plus", "Ys+")
            parts.append(words if value is True else f"{words} {_text(value)}")
    return ", ".join(parts)


def _text(value: object) -> str:
    return ",".join(map(str, value)) if isinstance(value, tuple | list) else str(value)


def report(standings: Standings) -> list[Table | str]:
    """List the reproducible tables first, then the measured times."""
    plan = standings.plan
    title = (
        f"{' against '.join(standings.labels)}: {kind_of_game(plan.settings)}, "
        f"{standings.sets} sets, {standings.games:,} games, seed {plan.seed}"
    )
    parts: list[Table | str] = [title, _shares(standings), _seats(standings)]
    parts += _remarks(standings)
    parts.append(_timing(standings))
    varying = [entrant.label for entrant in plan.players() if not entrant.repeatable]
    if varying:
        parts.append(f"Limited by time, or a program: {', '.join(varying)}. Another run may differ.")
    return parts


def _table(*columns: str) -> Table:
    table = Table(box=box.SIMPLE, pad_edge=False)
    for number, column in enumerate(columns):
        table.add_column(column, justify="right" if number else "left", no_wrap=number > 0)
    return table


def _shares(standings: Standings) -> Table:
    table = _table("", "win share", "95 % interval", "rank", "lead", "points", "games", "faults")
    for row in standings.rows:
        interval, total = row.interval, row.total
        games = max(1, total.games)
        table.add_row(
            row.name,
            percent(interval.mean),
            f"{100 * interval.low:.1f} – {100 * interval.high:.1f} %",
            f"{total.rank / games:.2f}",
            f"{total.lead / games:+.1f}",
            f"{total.points / games:.1f}",
            f"{total.games:,}",
            str(total.faults),
        )
    if standings.plan.settings.players == 2:
        table.add_row(NEUTRAL_NAME, percent(standings.neutral / max(1, standings.games)))
    table.add_row("parity", percent(standings.parity))
    return table


def _seats(standings: Standings) -> Table:
    players = standings.plan.settings.players
    table = _table("win share by seat", *SEAT_NAMES[:players])
    for row in standings.rows:
        table.add_row(row.name, *(percent(sums.share / max(1, sums.games)) for sums in row.by_seat))
    return table


def _remarks(standings: Standings) -> list[str]:
    remarks = []
    verdict, sprt = standings.verdict, standings.sprt
    if verdict is not None and sprt is not None:
        outcome = "undecided"
        if verdict.accepted is not None:
            outcome = f"the win share is {(sprt.low, sprt.high)[verdict.accepted]:g}"
            outcome += f", not {(sprt.high, sprt.low)[verdict.accepted]:g}"
        remarks.append(
            f"Sequential test, {sprt.low:g} or {sprt.high:g}: {outcome} after {verdict.sets} sets "
            f"(log likelihood ratio {verdict.ratio:.2f}, bounds {verdict.lower:.2f} and {verdict.upper:.2f})."
        )
    if standings.faults:
        label, fault = standings.faults[0]
        remarks.append(f"{len(standings.faults)} faults; the first, by {label}: {fault}")
    return remarks


def _timing(standings: Standings) -> Table:
    table = _table("milliseconds per decision", "mean", "slowest")
    for row in standings.rows:
        timing = timing_of(row)
        table.add_row(row.name, f"{timing['mean_ms']:.1f}", f"{timing['slowest_ms']:.1f}")
    return table


def progress_text(row: Row) -> str:
    """Return the current estimate, shown beside the progress bar."""
    if row.scores.count == 0:
        return row.label
    interval = row.interval
    return f"{row.label} {percent(interval.mean)} ({100 * interval.low:.0f} to {100 * interval.high:.0f})"


def print_report(parts: list[Table | str], console: Console | None = None) -> None:
    """Print to standard output; lines are not wrapped when the output is a pipe."""
    if console is None:
        console = Console(highlight=False)
        if not console.is_terminal:
            console = Console(highlight=False, width=160)
    for part in parts:
        console.print(part, markup=False, soft_wrap=isinstance(part, str))
