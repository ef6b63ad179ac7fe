"""Judging decisions: how much of the chance to win an answer gave away, on what its seat knew then."""

from dataclasses import dataclass
from typing import Final

from kerys.bots.base import Budget, with_options
from kerys.bots.search_bots import SearchBot, tree_or_sealed
from kerys.coach.compare import Comparison
from kerys.coach.moments import Moment
from kerys.engine.actions import LOOK, id_of, kind_of, text_of
from kerys.engine.choices import Choices
from kerys.engine.machine import fill_options
from kerys.views.project import View

# From which loss of the chance to win on an answer is called so; `kerys calibrate` shows how often each comes.
GRADES: Final = (("blunder", 0.12), ("mistake", 0.07), ("inaccuracy", 0.03))
FINE: Final = "fine"
UNJUDGED: Final = "unjudged"
_SURE: Final = 1.645  # standard errors below the measured loss that must still be a loss


@dataclass(frozen=True)
class Effort:
    """How many iterations each step of a judgement gets."""

    search: int = 120  # one search over all answers, to find rivals
    screen: int = 40  # the answer and its rivals, to find the best of them
    rivals: int = 3
    pair: int = 150  # the answer and the best rival, in fresh worlds
    confirm: int = 450  # the same pair if a loss shows
    explain: int = 100  # an explanation of a loss


USUAL_EFFORT: Final = Effort()


@dataclass(frozen=True)
class Judgement:
    """What became of one decision."""

    answer: str
    best: str  # the better answer; the answer itself if none was found
    chance: float  # to win, after the answer
    best_chance: float  # … and after the better one
    loss: float  # of the chance to win; 0 if no better answer was found
    error: float  # its standard error
    points: float  # expected final points that the better answer brings more
    grade: str

    @property
    def low(self) -> float:
        """The lower end of the loss's 95 % interval."""
        return self.loss - 1.96 * self.error

    @property
    def high(self) -> float:
        """The upper end of the loss's 95 % interval."""
        return self.loss + 1.96 * self.error


def grade_of(loss: float, error: float) -> str:
    """Return the grade of a loss: a loss that may well be chance is fine."""
    if loss - _SURE * error <= 0.0:
        return FINE
    return next((grade for grade, least in GRADES if loss >= least), FINE)


def judge_moment(moment: Moment, seed: int = 0, effort: Effort = USUAL_EFFORT) -> Judgement:
    """Judge a decision of a finished game."""
    return judge(moment.view, moment.answer, seed, effort)


def judge(view: View, answer: str, seed: int = 0, effort: Effort = USUAL_EFFORT) -> Judgement:
    """Judge an answer of the seat whose view this is.

    The rivals come from one search, the best of them from a screening, the loss from fresh worlds: the number
    that picked a rival is never the number that is reported, or its luck would be counted as the player's loss.
    A look of the Spy is not judged: in imagined worlds everything is known, so that no look is worth anything.
    """
    if kind_of(id_of(answer)) == LOOK:
        return Judgement(answer, answer, 0.0, 0.0, 0.0, 0.0, 0.0, UNJUDGED)
    rival = _best_rival(view, answer, seed, effort)
    if rival is None:
        pair = Comparison(view, [answer], seed + 1, effort.screen)
        pair.run(effort.screen)
        value = pair.value(answer)
        return Judgement(answer, answer, value.chance, value.chance, 0.0, value.error, 0.0, FINE)
    pair = Comparison(view, [answer, rival], seed + 2, effort.pair)
    pair.run(effort.pair)
    loss, error = pair.difference(rival, answer)
    if loss > error:
        pair.run(effort.confirm)
        loss, error = pair.difference(rival, answer)
    mine, theirs = pair.value(answer), pair.value(rival)
    if loss <= 0.0:
        return Judgement(answer, answer, mine.chance, mine.chance, 0.0, error, 0.0, FINE)
    points = theirs.points - mine.points
    return Judgement(answer, rival, mine.chance, theirs.chance, loss, error, points, grade_of(loss, error))


def _best_rival(view: View, answer: str, seed: int, effort: Effort) -> str | None:
    """Return the most promising other answer; None if the given one looks best."""
    rivals = [other for other in likely_answers(view, seed, effort.search) if other != answer]
    if not rivals:
        return None
    screening = Comparison(view, [answer, *rivals[: effort.rivals]], seed + 1, effort.screen)
    screening.run(effort.screen)
    best = max(screening.values, key=lambda value: value.chance)
    return None if best.answer == answer else best.answer


def likely_answers(view: View, seed: int, iterations: int) -> list[str]:
    """Return the answers that one search tried, best first; without looks of the Spy."""
    assert view.viewer is not None
    options = [text_of(id_) for id_ in legal_ids(view) if kind_of(id_) != LOOK]
    if len(options) < 2:
        return options
    bot = SearchBot(seed, tree_or_sealed)
    question = with_options(view["question"] or {}, options)
    tried = [text_of(id_) for id_, _, _ in bot.results(view, question, Budget(iterations=iterations))]
    return [answer for answer in tried if answer in options]


def legal_ids(view: View) -> list[int]:
    """Return the ids of the legal answers of a view's seat."""
    assert view.viewer is not None
    choices = Choices()
    fill_options(view.known, view.viewer, choices)
    return choices.ids()
