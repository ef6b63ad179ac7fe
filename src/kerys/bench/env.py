"""`kerys bench env`: how many decisions a second the research environment gives, with each interface installed.

A “game” of the batches is a fixed number of steps, as their games never end together.
"""

import argparse
import json
import random
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any

from kerys.bench.measure import Rate, as_json, interleave, table
from kerys.engine.errors import KerysError

SLOTS = 64
STEPS = 20
BATCH = "batch with observations and masks"
BARE = "batch without"


def contenders() -> dict[str, Callable[[int], int]]:
    """Return what can be measured with the libraries that are installed."""
    found: dict[str, Callable[[int], int]] = {}
    if find_spec("numpy") is None:
        raise KerysError("this benchmark needs numpy: pip install 'kerys[research]'")
    found[BATCH] = _batch(observe=True)
    found[BARE] = _batch(observe=False)
    if find_spec("gymnasium") is not None:
        found["Gymnasium, one seat"] = _gymnasium()
        found["Gymnasium, vector of 64"] = _vector()
    if find_spec("pettingzoo") is not None:
        found["PettingZoo"] = _pettingzoo("kerys.env.pettingzoo", "env")
        if find_spec("pygame") is not None:  # their classic games draw with it
            found["PettingZoo's Connect Four"] = _pettingzoo("pettingzoo.classic.connect_four_v3", "env")
    if find_spec("pyspiel") is not None:
        found["OpenSpiel"] = _open_spiel("python_ys")
        found["OpenSpiel's hearts (C++)"] = _open_spiel("hearts")
    return found


def _batch(observe: bool) -> Callable[[int], int]:
    from kerys.env.batch import Batch  # noqa: PLC0415  # needs numpy

    batch = Batch(SLOTS, players=4, observe=observe, mask=observe)

    def play(seed: int) -> int:
        batch.step_random(STEPS)
        return SLOTS * STEPS

    return play


def _gymnasium() -> Callable[[int], int]:
    from kerys.env.gymnasium import Ys  # noqa: PLC0415

    env = Ys(players=4)

    def play(seed: int) -> int:
        env.reset(seed=seed)
        steps, over = 0, False
        chooser = random.Random(seed)
        while not over:
            over = env.step(chooser.choice(env._batch.legal(0)))[2]
            steps += 1
        return steps

    return play


def _vector() -> Callable[[int], int]:
    from kerys.env.gymnasium import YsVector  # noqa: PLC0415

    envs = YsVector(SLOTS, players=4)
    envs.reset(seed=1)

    def play(seed: int) -> int:
        for _ in range(STEPS):
            envs.step([envs._batch.legal(slot)[0] for slot in range(SLOTS)])
        return SLOTS * STEPS

    return play


def _pettingzoo(module: str, name: str) -> Callable[[int], int]:
    from importlib import import_module  # noqa: PLC0415

    env: Any = getattr(import_module(module), name)()

    def play(seed: int) -> int:
        env.reset(seed=seed)
        chooser = random.Random(seed)
        steps = 0
        for _ in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            over = terminated or truncated
            env.step(None if over else chooser.choice(seen["action_mask"].nonzero()[0]))
            steps += not over
        return steps

    return play


def _open_spiel(name: str) -> Callable[[int], int]:
    import pyspiel  # noqa: PLC0415

    import kerys.env.open_spiel  # noqa: F401, PLC0415  # registers the game

    game = pyspiel.load_game(name)

    def play(seed: int) -> int:
        chooser = random.Random(seed)
        state = game.new_initial_state()
        steps = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chooser.choices(outcomes, chances)[0])
            else:
                state.apply_action(chooser.choice(state.legal_actions()))
                steps += 1
        return steps

    return play


def measured(seconds: float) -> list[Rate]:
    """Measure all contenders in turn."""
    return interleave(contenders(), seconds)


def main(chosen: argparse.Namespace, output: Callable[[str], None] = print) -> int:
    """Run the command; print a table, or JSON with `chosen.json`."""
    rates = measured(chosen.seconds)
    names = {rate.name for rate in rates}
    against = [name for name in ("PettingZoo's Connect Four", "OpenSpiel's hearts (C++)") if name in names]
    output(json.dumps(as_json(rates, against), indent=2) if chosen.json else table(rates, against))
    return 0
