"""The analysis of games as one HTML page that needs nothing else."""

from collections.abc import Iterable, Mapping, Sequence
from html import escape
from typing import Any, Final

from kerys.coach.text import lines_of
from kerys.words import Words

_WIDTH: Final = 900
_HEIGHT: Final = 240
_COLOURS: Final = {
    "blue": "#3b6fb6",
    "orange": "#d9822b",
    "violet": "#7a4fa3",
    "yellow": "#d4b106",
    "green": "#3f8f4f",
    "neutral": "#9a9a9a",
}
_STYLE: Final = (
    "body{font:16px/1.5 sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}"
    "svg{width:100%;height:auto}"
)


def page(words: Words, title: str, analyses: Iterable[Mapping[str, Any]]) -> str:
    """Return a page with a graph and the sentences of each analysis."""
    parts = []
    for data in analyses:
        parts.append(graph_svg(words, data))
        parts += [f"<p>{escape(line)}</p>" for line in lines_of(words, data) if line]
    return (
        f'<!DOCTYPE html>\n<html lang="{words.language}"><head><meta charset="utf-8">'
        f"<title>{escape(title)}</title><style>{_STYLE}</style></head>\n"
        f"<body><h1>{escape(title)}</h1>\n" + "\n".join(parts) + "\n</body></html>\n"
    )


def graph_svg(words: Words, data: Mapping[str, Any]) -> str:
    """Return everybody's chance to win over the game, stacked, as SVG."""
    points = data["graph"]
    shapes = []
    below = [0.0] * len(points)
    for seat, name in enumerate(data["seats"]):
        above = [low + point["chances"][seat] for low, point in zip(below, points, strict=True)]
        corners = [*_line(above), *reversed(list(_line(below)))]
        colour = _COLOURS.get(name, "#9a9a9a")
        shapes.append(
            f'<polygon points="{" ".join(corners)}" fill="{colour}"><title>{escape(words.seat(name))}</title></polygon>'
        )
        below = above
    return f'<svg viewBox="0 0 {_WIDTH} {_HEIGHT}" role="img">{"".join(shapes)}</svg>'


def _line(heights: Sequence[float]) -> Iterable[str]:
    step = _WIDTH / max(1, len(heights) - 1)
    for number, height in enumerate(heights):
        yield f"{number * step:.1f},{_HEIGHT * (1 - height):.1f}"
