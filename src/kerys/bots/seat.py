"""From a view and a question to what searches work on: the known state, the seat, the answers' ids."""

from typing import Any

from kerys.bots.base import Question
from kerys.engine.actions import id_of
from kerys.engine.errors import KerysError
from kerys.engine.state import State
from kerys.views.project import View, view_of_known


class SeatView(View):
    """A seat's view whose data are made when somebody reads them: most bots only look at `known`."""

    def __init__(self, known: State, viewer: int) -> None:
        object.__setattr__(self, "viewer", viewer)
        object.__setattr__(self, "known", known)

    def __getattr__(self, name: str) -> Any:
        """Called for what is not there yet."""
        if name != "data":
            raise AttributeError(name)
        data = view_of_known(self.known, self.viewer).data
        object.__setattr__(self, "data", data)
        return data

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and (self.viewer, self.data) == (other.viewer, other.data)

    __hash__ = None  # type: ignore[assignment]  # as any view's: data cannot be hashed


def known_seat(view: View) -> tuple[State, int]:
    """The state as the seat knows it. A spectator has nothing to answer."""
    if view.viewer is None:
        raise KerysError("a bot needs the view of a seat, not a spectator's")
    return view.known, view.viewer


def ids_of(question: Question) -> list[int]:
    return [id_of(text) for text in question["options"]]
