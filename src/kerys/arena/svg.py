"""Small plots as inline SVG for self-contained pages. Colours come from the page's CSS."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10

_WIDTH = 640
_LABELS = 190  # width of the labels on the left
_ROW = 26
_HEIGHT = 220  # of plots with a vertical axis


@dataclass(frozen=True)
class Estimate:
    """A value with its interval."""

    label: str
    value: float
    low: float
    high: float


def ticks(low: float, high: float, about: int = 5) -> list[float]:
    """Return round numbers that cover a range."""
    if high <= low:
        high = low + 1
    rough = (high - low) / about
    unit: float = 10.0 ** floor(log10(rough))
    step = next(unit * factor for factor in (1, 2, 5, 10) if unit * factor >= rough * 0.999)
    return [round(step * number, 10) for number in range(floor(low / step), ceil(high / step) + 1)]


def estimates(
    title: str, rows: Sequence[Estimate], *, unit: str = "", bars: bool = False, mark: float | None = None
) -> str:
    """Plot a row for each estimate with its interval; `bars` start at 0, `mark` is a dashed line (parity)."""
    edges = [edge for row in rows for edge in (row.low, row.high)] + ([0.0] if bars else [])
    edges += [] if mark is None else [mark]
    marks = ticks(min(edges), max(edges))
    height = _ROW * len(rows) + 40

    def x(value: float) -> float:
        part = (value - marks[0]) / (marks[-1] - marks[0])
        return round(_LABELS + part * (_WIDTH - _LABELS - 70), 1)

    parts = [_vertical_grid_line(x(value), height - 30, f"{value:g}{unit}") for value in marks]
    if mark is not None:
        parts.append(f'<line class="mark" x1="{x(mark)}" x2="{x(mark)}" y1="4" y2="{height - 30}"/>')
    for number, row in enumerate(rows):
        y = 10 + _ROW * number
        middle = y + _ROW / 2 - 3
        parts.append(_text(_LABELS - 8, middle + 4, row.label, "end"))
        if bars:
            width = max(0.0, x(row.value) - x(0))
            parts.append(f'<rect class="bar" x="{x(0)}" y="{y}" width="{width:.1f}" height="{_ROW - 8}"/>')
        parts.append(
            f'<line class="whisker" x1="{x(row.low)}" x2="{x(row.high)}" y1="{middle}" y2="{middle}"/>'
        )
        parts.append(f'<circle class="dot" cx="{x(row.value)}" cy="{middle}" r="4"/>')
        parts.append(_text(x(row.high) + 8, middle + 4, f"{row.value:.4g}{unit}", "start"))
    description = "; ".join(f"{row.label} {row.value:.4g}{unit}" for row in rows)
    return _figure(title, description, height, parts)


def columns(title: str, counts: Mapping[str, float], *, unit: str = "") -> str:
    """Plot vertical bars, such as a histogram or shares."""
    marks = ticks(0, max([*counts.values(), 0.0]) or 1.0)
    step = (_WIDTH - 60) / max(1, len(counts))
    y = _VerticalAxis(marks)
    parts = [_horizontal_grid_line(y(value), f"{value:g}{unit}") for value in marks]
    every = ceil(len(counts) / 16)
    for number, (label, count) in enumerate(counts.items()):
        left = 50 + step * number
        parts.append(
            f'<rect class="bar" x="{left + step * 0.1:.1f}" y="{y(count)}" width="{step * 0.8:.1f}" '
            f'height="{round(y(0) - y(count), 1)}"/>'
        )
        if number % every == 0:
            parts.append(_text(left + step / 2, _HEIGHT - 8, label, "middle"))
    description = "; ".join(f"{label} {count:.4g}{unit}" for label, count in counts.items())
    return _figure(title, description, _HEIGHT, parts)


def lines(title: str, across: Sequence[str], series: Mapping[str, Sequence[float]], *, unit: str = "") -> str:
    """Plot a line for each series over the same steps."""
    values = [value for each in series.values() for value in each]
    marks = ticks(min(values, default=0.0), max(values, default=1.0))
    step = (_WIDTH - 180) / max(1, len(across) - 1)
    y = _VerticalAxis(marks)
    parts = [_horizontal_grid_line(y(value), f"{value:g}{unit}") for value in marks]
    parts += [_text(60 + step * number, _HEIGHT - 8, label, "middle") for number, label in enumerate(across)]
    for number, (name, each) in enumerate(series.items()):
        points = " ".join(f"{60 + step * at:.1f},{y(value)}" for at, value in enumerate(each))
        parts.append(f'<polyline class="line line-{number % 5}" points="{points}"/>')
        parts.append(_text(60 + step * (len(each) - 1) + 8, y(each[-1]) + 4, name, "start"))
    description = "; ".join(
        f"{name} {', '.join(f'{value:.4g}{unit}' for value in each)}" for name, each in series.items()
    )
    return _figure(title, description, _HEIGHT, parts)


class _VerticalAxis:
    """Maps a value to its y coordinate."""

    def __init__(self, marks: Sequence[float]) -> None:
        self._low, self._high = marks[0], marks[-1]

    def __call__(self, value: float) -> float:
        part = (value - self._low) / (self._high - self._low)
        return round(_HEIGHT - 30 - part * (_HEIGHT - 45), 1)


def _vertical_grid_line(x: float, bottom: float, label: str) -> str:
    return f'<line class="grid" x1="{x}" x2="{x}" y1="4" y2="{bottom}"/>' + _text(
        x, bottom + 16, label, "middle"
    )


def _horizontal_grid_line(y: float, label: str) -> str:
    return f'<line class="grid" x1="48" x2="{_WIDTH - 10}" y1="{y}" y2="{y}"/>' + _text(
        44, y + 4, label, "end"
    )


def _text(x: float, y: float, text: str, anchor: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(text)}</text>'


def _figure(title: str, description: str, height: float, parts: Sequence[str]) -> str:
    """Return the plot with its caption and, for screen readers, the numbers as text."""
    return (
        f"<figure><figcaption>{escape(title)}</figcaption>"
        f'<svg role="img" viewBox="0 0 {_WIDTH} {height:.0f}" aria-label="{escape(description, quote=True)}">'
        + "".join(parts)
        + "</svg></figure>"
    )
