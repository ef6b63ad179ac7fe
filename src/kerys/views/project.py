"""Views: what a seat or a spectator may know of a game, in the rulebook's words and as plain data.

Everything in a view comes from the *known* state (`engine.knowledge.known_to`), from which all that the viewer may not
know has been removed. No other module makes output for a person, a bot or a browser out of a running game.
"""

import json
from typing import Any

from mypy_extensions import mypyc_attr

from kerys.engine.chance import Rng
from kerys.engine.imagine import imagine
from kerys.engine.knowledge import known_to
from kerys.engine.pieces import SPECTATOR
from kerys.engine.search import SearchState
from kerys.engine.state import State
from kerys.views.drawing import draw
from kerys.views.parts import position_part, viewer_name
from kerys.views.public import Data
from kerys.views.svg import draw_svg
from kerys.views.tokens import summary


@mypyc_attr(native_class=False)  # an ordinary one, so that it can be pickled
class View:
    """The part of a game that one seat, or a spectator (`viewer` is None), may know, as plain data.

    `view["seats"][0]["points"]` reads a part of it, `print(view)` draws the table in text, and a notebook
    shows it as a picture. Two views are equal if their viewers know the same.

    Examples:
        >>> import kerys
        >>> view = kerys.Game(players=2, seed=7).view(1)
        >>> view
        <View of orange: 2 players, round 1 of 4, turn-order, waiting for blue and orange>
        >>> view.viewer, view["round"], view["quotations"]["blue"]
        (1, 1, 8)
        >>> sorted(view.data) == sorted(kerys.Game(players=2).view(None).data)
        True
        >>> view.to_json()[:18]
        '{"viewer":"orange"'
    """

    def __init__(self, viewer: int | None, known: State) -> None:
        self.viewer = viewer
        self.known = known  # the same as a state with unknowns, for `imagine`
        self._data: Data | None = None

    @property
    def data(self) -> Data:
        """Everything in the view as dictionaries, lists, texts and numbers."""
        if self._data is None:  # made when first read: most bots look only at `known`
            self._data = position_part(self.known, self.viewer)
        return self._data

    def __getitem__(self, name: str) -> Any:
        return self.data[name]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and (self.viewer, self.data) == (other.viewer, other.data)

    __hash__ = None  # type: ignore[assignment]  # data cannot be hashed

    def __repr__(self) -> str:
        return f"<View of {viewer_name(self.viewer)}: {summary(self.data)}>"

    def __str__(self) -> str:
        """Draw the table in text, as the viewer sees it."""
        return draw(self.data)

    def _repr_svg_(self) -> str:
        """Draw the table in a notebook, as the viewer sees it."""
        return draw_svg(self.data)

    def imagine(self, rng: Rng) -> SearchState:
        """Return a full state that the viewer cannot tell from the true one: all that is hidden is drawn anew.

        Examples:
            >>> import kerys
            >>> view = kerys.Game(players=2, seed=7).view(1)
            >>> state = view.imagine(kerys.engine.Rng(3))
            >>> kerys.Game.from_state(state).view(1) == view
            True
        """
        return imagine(self.known, SPECTATOR if self.viewer is None else self.viewer, rng)

    def to_json(self) -> str:
        """Return the data as compact JSON."""
        return json.dumps(self.data, separators=(",", ":"), ensure_ascii=False)


def view_of(state: State, viewer: int | None) -> View:
    """Return the view of a seat, or of a spectator (None), of a state."""
    return View(viewer, known_to(state, SPECTATOR if viewer is None else viewer))
