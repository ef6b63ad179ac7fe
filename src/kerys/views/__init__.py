"""What a viewer may know of a game: views, facts and questions as data, drawings, and beliefs about hidden brokers."""

from kerys.views.belief import Belief, Hidden, belief, neutral_belief, study_of
from kerys.views.drawing import draw
from kerys.views.facts import Fact
from kerys.views.project import View, view_of
from kerys.views.question import Question
from kerys.views.svg import draw_svg

__all__ = [
    "Belief",
    "Fact",
    "Hidden",
    "Question",
    "View",
    "belief",
    "draw",
    "draw_svg",
    "neutral_belief",
    "study_of",
    "view_of",
]
