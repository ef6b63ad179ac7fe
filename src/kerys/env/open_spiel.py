"""OpenSpiel: importing this registers `python_ys` and `python_ys_simultaneous`.

`pyspiel.load_game("python_ys(players=3,variant=kings_favour+events)")`. A variant is any of `kings_favour`, `express`,
`ys_plus_characters` and `events`, joined by `+`. Actions are ids of answers, their strings our notation.
"""

from typing import Any

import numpy as np
import pyspiel

from kerys.engine.actions import N_ACTIONS, text_of
from kerys.engine.chance import Rng
from kerys.engine.options import options, rules_of
from kerys.env.core.deals import N_OUTCOMES, outcome_text
from kerys.env.core.layout import OBSERVATION_SIZE, PUBLIC_SIZE
from kerys.env.observation import Eye
from kerys.env.position import Position
from kerys.env.returns import RANGES, check_utility

VARIANTS = ("kings_favour", "express", "ys_plus_characters", "events")
PARAMETERS: dict[str, Any] = {
    "players": 4,
    "variant": "base",
    "districts": 0,
    "ship_deck": "four-white",
    "magician": "own",
    "chance": "late",
    "utility": "rank",
}
MAX_LENGTH = 2000  # decisions; random games have about 200, and cards are few


def _game_type(name: str, long_name: str, dynamics: Any) -> Any:
    return pyspiel.GameType(
        short_name=name,
        long_name=long_name,
        dynamics=dynamics,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=5,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=PARAMETERS,
    )


SEQUENTIAL = _game_type("python_ys", "Ys", pyspiel.GameType.Dynamics.SEQUENTIAL)
SIMULTANEOUS = _game_type(
    "python_ys_simultaneous", "Ys, sealed answers together", pyspiel.GameType.Dynamics.SIMULTANEOUS
)


class YsGame(pyspiel.Game):
    """Ys for OpenSpiel; at a sealed question the seats answer one after the other, without knowing of each other."""

    game_type = SEQUENTIAL
    together = False

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = PARAMETERS | (params or {})
        variants = [] if given["variant"] in ("", "base") else given["variant"].split("+")
        for variant in variants:
            if variant not in VARIANTS:
                raise ValueError(f"there is no variant “{variant}”; there are base, {', '.join(VARIANTS)}")
        if given["chance"] not in ("late", "root"):
            raise ValueError(f"chance is either late or root, not “{given['chance']}”")
        self.options = options(
            players=given["players"],
            districts=given["districts"],
            ship_deck=given["ship_deck"],
            magician=given["magician"],
            **dict.fromkeys(variants, True),
        )
        self.late = given["chance"] == "late"
        self.utility = check_utility(given["utility"])
        low, high = RANGES[self.utility]
        info = pyspiel.GameInfo(
            num_distinct_actions=int(N_ACTIONS),
            max_chance_outcomes=N_OUTCOMES,
            num_players=self.options.players,
            min_utility=low,
            max_utility=high,
            utility_sum=None,
            max_game_length=MAX_LENGTH,
        )
        super().__init__(self.game_type, info, params or {})

    def new_initial_state(self) -> "YsState":
        """Return a game before the first chance node."""
        return YsState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "YsObserver":
        """Return an observer of public, private or both kinds of information."""
        return YsObserver(iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class SimultaneousYsGame(YsGame):
    """The same with sealed questions as simultaneous nodes."""

    game_type = SIMULTANEOUS
    together = True


class YsState(pyspiel.State):
    """A state of Ys; `position` has all of it."""

    def __init__(self, game: YsGame) -> None:
        super().__init__(game)
        self.position = Position(rules_of(game.options), late=game.late)
        self._together = game.together
        self._utility = game.utility

    def current_player(self) -> int:
        """Return the seat to move, or OpenSpiel's number for chance, several seats or the end."""
        position = self.position
        if position.at_chance:
            return int(pyspiel.PlayerId.CHANCE)
        seat = position.seat
        if seat < 0:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.SIMULTANEOUS) if self._together and position.sealed else seat

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.position.legal(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the outcomes of a chance node with their probabilities."""
        return self.position.outcomes()

    def _apply_action(self, action: int) -> None:
        if self.position.at_chance:
            self.position.draw(action)
        else:
            self.position.apply(action)

    def _apply_actions(self, actions: list[int]) -> None:
        self.position.apply_together(dict(enumerate(actions)))

    def _action_to_string(self, player: int, action: int) -> str:
        return outcome_text(action) if player == pyspiel.PlayerId.CHANCE else text_of(action)

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self.position.over

    def returns(self) -> list[float]:
        """Return the utility of each seat; 0 while the game runs."""
        return self.position.returns(self._utility)

    def resample_from_infostate(self, player: int, sampler: Any) -> "YsState":
        """Return a state that the player cannot tell from this one."""
        copy: YsState = self.clone()
        copy.position = self.position.resample(player, Rng(int(sampler() * (1 << 60))))
        return copy

    def __str__(self) -> str:
        return str(self.position.view(None)) if self.position.begun else "Order cards are being dealt"


class YsObserver:
    """Observations of one kind: tensors as `kerys.env.core.layout` describes them, strings as views in JSON.

    With perfect recall the string is the history as the player saw it; the tensor is that of the moment.
    """

    def __init__(self, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"observers of Ys take no parameters, not {params}")
        self._recall = kind.perfect_recall
        self._public = kind.public_info
        self._private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._eye = Eye()
        pieces = [("public", PUBLIC_SIZE)] if self._public else []
        if self._private:
            pieces.append(("private", OBSERVATION_SIZE - PUBLIC_SIZE))
        self.tensor = np.zeros(sum(size for _, size in pieces), np.float32)
        self.dict: dict[str, Any] = {}
        start = 0
        for name, size in pieces:
            self.dict[name] = self.tensor[start : start + size]
            start += size

    def set_from(self, state: YsState, player: int) -> None:
        """Write what a player knows into the tensor."""
        if not state.position.begun:
            self.tensor.fill(0)
            return
        seen = self._eye.see(state.position.state, player)
        if self._public:
            self.dict["public"][:] = seen[:PUBLIC_SIZE]
        if self._private:
            self.dict["private"][:] = seen[PUBLIC_SIZE:]

    def string_from(self, state: YsState, player: int) -> str:
        """Return what a player knows as a string."""
        position = state.position
        if self._recall and self._private:
            return position.information_state(player)
        if not position.begun:
            return "nothing yet"
        private = self._eye.see(position.state, player)[PUBLIC_SIZE:].tobytes().rstrip(b"\0").hex()
        if self._public:
            return position.view(player if self._private else None).to_json() + (
                private if self._private else ""
            )
        return private if self._private else ""


pyspiel.register_game(SEQUENTIAL, YsGame)
pyspiel.register_game(SIMULTANEOUS, SimultaneousYsGame)
