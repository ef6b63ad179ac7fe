"""Balance reports as text and as an HTML page with plots."""

from collections.abc import Sequence
from typing import Any

from rich import box
from rich.table import Table

from kerys.arena import page
from kerys.arena.balance import BIN
from kerys.arena.match_report import percent
from kerys.arena.svg import Estimate, columns, estimates, lines

Figures = dict[str, Any]  # of games with the same options, as returned by `Balance.data`


def text(figures: Figures) -> list[Table | str]:
    table = Table(box=box.SIMPLE, pad_edge=False, show_header=False)
    table.add_column()
    table.add_column(justify="right")
    for seat, share in figures["win_share_by_seat"].items():
        table.add_row(f"won by {seat}", _share_text(share))
    for place, share in figures["win_share_by_turn_order"][0].items():
        table.add_row(f"won by place {place} in the turn order of round 1", _share_text(share))
    for place, share in figures["win_share_by_turn_order"][-1].items():
        table.add_row(
            f"… of round {len(figures['win_share_by_turn_order'])}: place {place}", _share_text(share)
        )
    for round_, share in enumerate(figures["leader_wins"], 1):
        table.add_row(f"the leader after round {round_} wins", _share_text(share))
    changes = sum(int(n) * part for n, part in figures["lead_changes"].items())
    table.add_row("lead changes", f"{changes:.2f}")
    for name, what in (("scores", "points"), ("winning_scores", "winner’s points"), ("margins", "margin")):
        spread = figures[name]
        table.add_row(
            f"{what}: mean, least, most", f"{spread['mean']:.1f}, {spread['least']}, {spread['most']}"
        )
    return [f"{figures['kind']}: {figures['games']:,} games", table]


def _share_text(share: dict[str, float]) -> str:
    return f"{percent(share['share'])} ({100 * share['low']:.1f} to {100 * share['high']:.1f})"


def html(kinds: Sequence[Figures], source: str) -> str:
    parts = [
        page.paragraph(f"{source} Lines are 95 % intervals; the dashed line is what chance alone would give.")
    ]
    for figures in kinds:
        players = figures["options"]["players"]
        rounds = [f"round {n}" for n in range(1, len(figures["win_share_by_turn_order"]) + 1)]
        places = list(figures["win_share_by_turn_order"][0])
        parts += [
            page.heading(f"{figures['kind']}: {figures['games']:,} games"),
            estimates(
                "Win share by seat, per cent",
                [_estimate(seat, share) for seat, share in figures["win_share_by_seat"].items()],
                bars=True,
                mark=100 / players,
            ),
            lines(
                "Win share by place in the turn order that was taken, per cent",
                rounds,
                {
                    f"place {place}": [
                        100 * round_[place]["share"] for round_ in figures["win_share_by_turn_order"]
                    ]
                    for place in places
                },
            ),
            page.table(
                ["turn order", *rounds],
                [
                    [
                        f"place {place}",
                        *(_share_text(round_[place]) for round_ in figures["win_share_by_turn_order"]),
                    ]
                    for place in places
                ],
            ),
            columns(
                "Lead changes from round to round and at the end, per cent of the games",
                {n: 100 * part for n, part in figures["lead_changes"].items()},
            ),
            estimates(
                "The leader after a round wins the game, per cent",
                [
                    _estimate(f"round {round_}", share)
                    for round_, share in enumerate(figures["leader_wins"], 1)
                ],
                bars=True,
            ),
            columns(f"Points of all players, in steps of {BIN}", figures["scores"]["histogram"]),
            columns(f"Points of the winner, in steps of {BIN}", figures["winning_scores"]["histogram"]),
            columns(f"Margin of the winner, in steps of {BIN}", figures["margins"]["histogram"]),
        ]
    return page.page("How fair the game is", parts)


def _estimate(label: str, share: dict[str, float]) -> Estimate:
    return Estimate(label, 100 * share["share"], 100 * share["low"], 100 * share["high"])
