"""A match as tables for people."""

from rich import box
from rich.console import Console
from rich.table import Table

from kerys.arena.standings import Row, Standings, timing_of
from kerys.engine.options import Options, options
from kerys.engine.pieces import NEUTRAL_NAME, SEAT_NAMES


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def kind_of_game(settings: Options) -> str:
    """`4 players`, `3 players, express, events`: what differs from the usual."""
    usual = options(players=settings.players).as_dict()
    told = [f"{settings.players} players"]
    for name, value in settings.as_dict().items():
        if name != "players" and value != usual[name]:
            words = name.replace("_", " ").replace("kings", "King's").replace("favour", "Favour")
            words = words.replace("ys plus", "Ys+")
            told.append(words if value is True else f"{words} {_text(value)}")
    return ", ".join(told)


def _text(value: object) -> str:
    return ",".join(map(str, value)) if isinstance(value, tuple | list) else str(value)


def tables(standings: Standings) -> list[Table | str]:
    """What is the same whenever the same games were played, then what the clock measured."""
    plan = standings.plan
    title = (
        f"{' against '.join(standings.labels)}: {kind_of_game(plan.settings)}, "
        f"{standings.sets} sets, {standings.games:,} games, seed {plan.seed}"
    )
    told: list[Table | str] = [title, _shares(standings), _seats(standings)]
    told += _remarks(standings)
    told.append(_timing(standings))
    clocks = [entrant.label for entrant in plan.players() if not entrant.repeatable]
    if clocks:
        told.append(f"Thinking by the clock, or a program: {', '.join(clocks)}. Another run may differ.")
    return told


def _table(*columns: str) -> Table:
    table = Table(box=box.SIMPLE, pad_edge=False)
    for number, column in enumerate(columns):
        table.add_column(column, justify="right" if number else "left", no_wrap=number > 0)
    return table


def _shares(standings: Standings) -> Table:
    table = _table("", "win share", "95 % interval", "rank", "lead", "points", "games", "faults")
    for row in standings.rows:
        found, total = row.interval, row.total
        games = max(1, total.games)
        table.add_row(
            row.name,
            percent(found.mean),
            f"{100 * found.low:.1f} – {100 * found.high:.1f} %",
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
    told = []
    verdict, sprt = standings.verdict, standings.sprt
    if verdict is not None and sprt is not None:
        found = "open"
        if verdict.accepted is not None:
            found = f"the win share is {(sprt.low, sprt.high)[verdict.accepted]:g}"
            found += f", not {(sprt.high, sprt.low)[verdict.accepted]:g}"
        told.append(
            f"Sequential test, {sprt.low:g} or {sprt.high:g}: {found} after {verdict.sets} sets "
            f"(log likelihood ratio {verdict.ratio:.2f}, bounds {verdict.lower:.2f} and {verdict.upper:.2f})."
        )
    if standings.faults:
        who, what = standings.faults[0]
        told.append(f"{len(standings.faults)} faults; the first, by {who}: {what}")
    return told


def _timing(standings: Standings) -> Table:
    table = _table("milliseconds a decision", "mean", "slowest")
    for row in standings.rows:
        found = timing_of(row)
        table.add_row(row.name, f"{found['mean_ms']:.1f}", f"{found['slowest_ms']:.1f}")
    return table


def running(row: Row) -> str:
    """The estimate beside the progress bar."""
    if row.scores.count == 0:
        return row.label
    found = row.interval
    return f"{row.label} {percent(found.mean)} ({100 * found.low:.0f} to {100 * found.high:.0f})"


def show(told: list[Table | str], console: Console | None = None) -> None:
    """On standard output; a pipe gets lines that are not broken."""
    if console is None:
        console = Console(highlight=False)
        if not console.is_terminal:
            console = Console(highlight=False, width=160)
    for part in told:
        console.print(part, markup=False, soft_wrap=isinstance(part, str))
