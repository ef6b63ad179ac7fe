"""Four-player games of other engines, stepped from Python exactly like ours: list, pick one at random, apply.

Each peer is used in the fastest way its interface allows: Catanatron without its player objects and without
validating the action again; OpenSpiel without probabilities (chance is uniform in these games) and with a single
call for the player to move and the end of the game. Decisions with a single option count for the peers (a fifth
of them in hearts, three in five in Catanatron); our engine takes those by itself and does not count them.

The peers are optional (extra `bench`) and imported on demand; a missing one gives a `Missing`, not an error.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from importlib.metadata import version
from random import Random
from typing import Any, TypeAlias

from kerys.bench.measure import PlayOne

# Four players, one at a time, uniform chance. Not bridge: it solves every deal double-dummy at the end.
OPENSPIEL_GAMES = {
    "hearts": "hearts",
    "spades": "spades",
    "oh_hell": "oh_hell(players=4)",
    "euchre": "euchre",
    "crazy_eights": "crazy_eights(players=4)",
}
# All chance comes first, in the same number of steps each time, so decisions can be counted from outside.
FIXED_DEAL = ("hearts", "spades", "euchre")

CHANCE, OVER = -1, -4  # OpenSpiel's "player to move" at a chance node and after the end
CATANATRON_TURN_LIMIT = 1000  # its own play() stops there as well: random players can get stuck
POSITIONS = 64  # how many dealt hands to start from, and how many positions to copy

Module: TypeAlias = Any  # the peers ship no types
Position: TypeAlias = Any


@dataclass(frozen=True)
class Peer:
    """An installed peer and its contenders by name, ready for `measure.interleave`."""

    name: str
    version: str
    stepped: Mapping[str, PlayOne]  # games from Python
    copies: Mapping[str, PlayOne]  # "decisions" are copies of positions from all over a random game
    inside: Mapping[str, PlayOne] = field(default_factory=dict)  # games in its own core


@dataclass(frozen=True)
class Missing:
    """A peer that cannot be measured here, with the reason."""

    name: str
    reason: str


def peers() -> list[Peer | Missing]:
    return [catanatron(), openspiel()]


def catanatron() -> Peer | Missing:
    try:
        table = import_module("catanatron.game")
        colours = import_module("catanatron.models.player")
    except ImportError as error:
        return Missing("catanatron", _reason("catanatron", error))
    seats = [colours.Player(colour) for colour in colours.Color]

    def fresh(seed: int) -> Position:
        # It seeds the global `random`, which also throws its dice; 0 would mean "any seed".
        return table.Game(seats, seed=seed + 1)

    return Peer(
        name="catanatron",
        version=version("catanatron"),
        stepped={"catanatron": _games(fresh, _play_catanatron)},
        copies={"catanatron": _copies(_catanatron_positions(fresh(0)), table.Game.copy)},
    )


def openspiel() -> Peer | Missing:
    try:
        pyspiel = import_module("pyspiel")
    except ImportError as error:
        return Missing("openspiel", _reason("open_spiel", error))
    games = {name: pyspiel.load_game(text) for name, text in OPENSPIEL_GAMES.items()}
    stepped = {
        f"openspiel {name}": _games(_fresh_openspiel(game), _play_openspiel) for name, game in games.items()
    }
    # The same without the 53 steps of dealing: the strictest comparison.
    hands = [_dealt(games["hearts"], seed) for seed in range(POSITIONS)]
    stepped["openspiel hearts, dealt"] = _games(lambda seed: hands[seed % POSITIONS].clone(), _play_openspiel)
    return Peer(
        name="openspiel",
        version=version("open_spiel"),
        stepped=stepped,
        copies={
            f"openspiel {name}": _copies(_openspiel_positions(_dealt(game, 0)), pyspiel.State.clone)
            for name, game in games.items()
        },
        inside={f"openspiel {name}, inside": _inside(pyspiel, games[name]) for name in FIXED_DEAL},
    )


def _reason(package: str, error: ImportError) -> str:
    if isinstance(error, ModuleNotFoundError):
        return f"not installed: pip install {package} (both peers: kerys[bench])"
    return f"installed but does not load ({error}): pip install --force-reinstall {package}"


def _games(fresh: Callable[[int], Position], play: Callable[[Position, Random], int]) -> PlayOne:
    rng = Random()

    def play_one(seed: int) -> int:
        rng.seed(seed)
        return play(fresh(seed), rng)

    return play_one


def _copies(positions: list[Position], copy: Callable[[Position], Position]) -> PlayOne:
    spread = positions[:: -(-len(positions) // POSITIONS)]

    def copy_all(_seed: int) -> int:
        for position in spread:
            copy(position)
        return len(spread)

    return copy_all


# -- Catanatron


def _play_catanatron(game: Position, rng: Random) -> int:
    state, random, decisions = game.state, rng.random, 0
    while game.winning_color() is None and state.num_turns < CATANATRON_TURN_LIMIT:
        legal = state.playable_actions
        game.execute(legal[int(random() * len(legal))], validate_action=False)
        decisions += 1
    return decisions


def _catanatron_positions(game: Position) -> list[Position]:
    positions, rng = [], Random(0)
    while game.winning_color() is None and game.state.num_turns < CATANATRON_TURN_LIMIT:
        positions.append(game.copy())
        game.execute(rng.choice(game.state.playable_actions))
    return positions


# -- OpenSpiel


def _fresh_openspiel(game: Position) -> Callable[[int], Position]:
    return lambda _seed: game.new_initial_state()


def _play_openspiel(state: Position, rng: Random) -> int:
    random, decisions = rng.random, 0
    while (player := state.current_player()) != OVER:
        legal = state.legal_actions()
        state.apply_action(legal[int(random() * len(legal))])
        if player != CHANCE:
            decisions += 1
    return decisions


def _dealt(game: Position, seed: int) -> Position:
    state, rng = game.new_initial_state(), Random(seed)
    while state.current_player() == CHANCE:
        state.apply_action(rng.choice(state.legal_actions()))
    return state


def _openspiel_positions(state: Position) -> list[Position]:
    positions, rng = [], Random(0)
    while (player := state.current_player()) != OVER:
        if player != CHANCE:
            positions.append(state.clone())
        state.apply_action(rng.choice(state.legal_actions()))
    return positions


def _inside(pyspiel: Module, game: Position) -> PlayOne:
    """Play with OpenSpiel's own random bots, deal included, entirely inside its core."""
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(game.num_players())]
    deal = _dealt(game, 0).move_number()

    def play_one(seed: int) -> int:
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, seed)
        return int(state.move_number()) - int(deal)

    return play_one
