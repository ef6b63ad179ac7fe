"""Knowledge of one viewer: views, facts and questions as data, drawings, and (in
`kerys.views.belief`) the possible values of hidden brokers."""

from kerys.views.drawing import draw
from kerys.views.facts import Fact
from kerys.views.project import View, view_of
from kerys.views.question import Question
from kerys.views.svg import draw_svg

__all__ = [
    "Fact",
    "Question",
    "View",
    "draw",
    "draw_svg",
    "view_of",
]
