"""Ladder reports as text, as a table in the documentation, and as an HTML page with plots."""

from collections.abc import Sequence
from pathlib import Path
from textwrap import fill
from typing import Final

from rich import box
from rich.table import Table

from kerys.arena import page
from kerys.arena.docs_section import replace_section
from kerys.arena.ladder import Ladder, Rung
from kerys.arena.match_report import kind_of_game, percent
from kerys.arena.svg import Estimate, estimates

BEGIN: Final = "<!-- ladder: written by `kerys ladder --docs`, changes here are lost -->"
END: Final = "<!-- end of the ladder -->"
_EXPLANATION: Final = (
    "400 points more: ten times as likely to finish ahead; the average of the pool is 1000. "
    "The 95 % intervals are bootstrapped over the deals."
)


def title_of(ladder: Ladder) -> str:
    return f"{kind_of_game(ladder.plan.settings)}: {ladder.sets} deals, {ladder.games:,} games"


def _rating(rung: Rung) -> str:
    return f"{rung.rating.rating:.0f} ({rung.rating.low:.0f} to {rung.rating.high:.0f})"


def text_table(ladder: Ladder) -> list[Table | str]:
    table = Table(box=box.SIMPLE, pad_edge=False)
    for number, column in enumerate(("", "rating", "95 % interval", "win share", "rank", "games", "faults")):
        table.add_column(column, justify="right" if number else "left", no_wrap=number > 0)
    for rung in ladder.rungs:
        table.add_row(
            rung.label,
            f"{rung.rating.rating:.0f}",
            f"{rung.rating.low:.0f} – {rung.rating.high:.0f}",
            percent(rung.share.mean),
            f"{rung.rank:.2f}",
            f"{rung.games:,}",
            str(rung.faults),
        )
    return [title_of(ladder), table]


# --- In the docs ------------------------------------------------------------------------------------------


def docs_table(ladders: Sequence[Ladder], command: str) -> str:
    """Return a Markdown table: entrants by rating in the first kind of game, one column per kind of game."""
    playable_variants = [kind_of_game(ladder.plan.settings) for ladder in ladders]
    columns = [{rung.label: _rating(rung) for rung in ladder.rungs} for ladder in ladders]
    lines = [f"| entrant | {' | '.join(playable_variants)} |", "| --- |" + " ---: |" * len(playable_variants)]
    lines += [
        f"| `{rung.label}` | {' | '.join(column.get(rung.label, '') for column in columns)} |"
        for rung in ladders[0].rungs
    ]
    counts = "; ".join(
        f"{kind}: {ladder.games:,} games" for kind, ladder in zip(playable_variants, ladders, strict=True)
    )
    note = fill(
        f"{_EXPLANATION} From `{command}` ({counts}).", 120, break_on_hyphens=False, break_long_words=False
    )
    return "\n".join([*lines, "", note])


def write_docs(path: Path, table: str | None) -> None:
    """Replace the ladder section of a page; without a table only check that this is possible."""
    replace_section(path, BEGIN, END, table)


# --- As a page --------------------------------------------------------------------------------------------


def html(ladders: Sequence[Ladder], command: str) -> str:
    parts = [page.paragraph(f"{_EXPLANATION} Created by {command}.")]
    for ladder in ladders:
        labels = [rung.label for rung in ladder.rungs]
        parts += [
            page.heading(title_of(ladder)),
            estimates(
                "Ratings",
                [
                    Estimate(rung.label, rung.rating.rating, rung.rating.low, rung.rating.high)
                    for rung in ladder.rungs
                ],
                mark=1000.0,
            ),
            estimates(
                "Win share, per cent",
                [
                    Estimate(rung.label, 100 * rung.share.mean, 100 * rung.share.low, 100 * rung.share.high)
                    for rung in ladder.rungs
                ],
                bars=True,
                mark=100 / ladder.plan.settings.players,
            ),
            page.paragraph("How often the row's entrant finished ahead of the column's, in per cent:"),
            page.table(
                ["", *labels],
                [[one, *(_cell(ladder.ahead.get(one, {}).get(other)) for other in labels)] for one in labels],
            ),
        ]
    return page.page("Ladder", parts)


def _cell(share: float | None) -> str:
    return "–" if share is None else f"{100 * share:.0f}"
