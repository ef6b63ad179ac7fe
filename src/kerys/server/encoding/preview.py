"""A turn that is being composed: what a seat would be asked next if it answered like this. Nothing is played.

It is worked out on what that seat knows (`Game.known`) and on nothing else, so it cannot tell more than that. It goes
on only through questions whose answers bring nothing to light: own brokers put on the board or in front. Whatever
else would follow, such as a card, a look or another seat's turn, ends it.
"""

from typing import Final

from kerys.engine.actions import LOOK_ID, id_of, text_of
from kerys.engine.agenda import ASK_FRONT, ASK_NEUTRAL, ASK_PLACE, kind_of_step, seat_of_step
from kerys.engine.choices import Choices
from kerys.engine.machine import answer, fill_options
from kerys.engine.rules.phase3_placement import front_is_forced
from kerys.engine.state import State
from kerys.server.domain.table import Table
from kerys.server.encoding.sentences import SentenceCache
from kerys.server.protocol.common import Question
from kerys.views.question import question_of

_COMPOSED: Final = frozenset((int(ASK_PLACE), int(ASK_FRONT), int(ASK_NEUTRAL)))


class NotPossible(Exception):
    """One of the answers is not among those that would be legal then."""

    def __init__(self, text: str, legal: list[str]) -> None:
        super().__init__(text)
        self.text = text
        self.legal = legal


def question_after(table: Table, seat: int, answers: list[str], sentences: SentenceCache) -> Question | None:
    """What the seat would be asked after these answers; None: nothing more of this turn can be composed."""
    assert table.game is not None
    state, choices = table.game.known(seat), Choices()
    for text in answers:
        if not _go_to_choice(state, seat, choices):
            return None
        number = id_of(text)
        if not choices.allows(number):
            raise NotPossible(text, [text_of(legal) for legal in choices.ids()])
        if _is_look(state, number):
            return None
        answer(state, seat, number)
    if not _go_to_choice(state, seat, choices):
        return None
    about = question_of(state)
    assert about is not None
    return Question(
        decision=table.decision + len(answers),
        about=about,
        text=sentences.question(about, seat),
        options=sentences.options(choices.ids(), about),
        given=None,
    )


def _go_to_choice(state: State, seat: int, choices: Choices) -> bool:
    """Whether the seat has a choice to compose; its options are then in `choices`.

    As in `machine.advance` a single option is answered at once, but no step is run that is not a question.
    """
    while _is_composed(state, seat):
        fill_options(state, seat, choices)
        forced = choices.count == 1
        if kind_of_step(state.top()) == ASK_FRONT:
            forced = forced and front_is_forced(state, seat)
        if not forced:
            return True
        answer(state, seat, choices.kth(0))
    return False


def _is_composed(state: State, seat: int) -> bool:
    return kind_of_step(state.top()) in _COMPOSED and seat_of_step(state.top()) == seat


def _is_look(state: State, number: int) -> bool:
    """The Spy's look brings a value to light."""
    return kind_of_step(state.top()) == ASK_PLACE and number >= LOOK_ID
