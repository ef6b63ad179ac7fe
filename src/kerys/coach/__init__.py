"""The coach: what answers are worth, how a finished game went, and what its players could have done better.

Every decision is judged only on what its seat knew when it answered.
"""

from kerys.coach.analysis import SCHEMA, Analysis, analyse
from kerys.coach.compare import Comparison, Value, compare
from kerys.coach.decisions import Effort, Judgement, judge
from kerys.coach.explain import Explanation, explain
from kerys.coach.moments import FinishedGame, Moment, UnfinishedGame, finished_game

__all__ = [
    "SCHEMA",
    "Analysis",
    "Comparison",
    "Effort",
    "Explanation",
    "FinishedGame",
    "Judgement",
    "Moment",
    "UnfinishedGame",
    "Value",
    "analyse",
    "compare",
    "explain",
    "finished_game",
    "judge",
]
