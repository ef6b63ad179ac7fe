"""Conversion of a view and a question to the input of searches: known state, seat, and ids of the answers."""

from kerys.bots.base import Question
from kerys.engine.actions import id_of
from kerys.engine.errors import KerysError
from kerys.engine.state import State
from kerys.views.project import View


def known_seat(view: View) -> tuple[State, int]:
    """Return the state as the seat knows it, and the seat. Spectators are never asked."""
    if view.viewer is None:
        raise KerysError("a bot needs the view of a seat, not a spectator's")
    return view.known, view.viewer


def ids_of(question: Question) -> list[int]:
    return [id_of(text) for text in question["options"]]
