"""From a view and a question to what searches work on: the known state, the seat, the answers' ids."""

from kerys.bots.base import Question
from kerys.engine.actions import id_of
from kerys.engine.errors import KerysError
from kerys.engine.state import State
from kerys.views.project import View


def known_seat(view: View) -> tuple[State, int]:
    """The state as the seat knows it. A spectator has nothing to answer."""
    if view.viewer is None:
        raise KerysError("a bot needs the view of a seat, not a spectator's")
    return view.known, view.viewer


def ids_of(question: Question) -> list[int]:
    return [id_of(text) for text in question["options"]]
