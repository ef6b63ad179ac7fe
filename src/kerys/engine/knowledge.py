"""Who knows what: the state as one viewer knows it, and states imagined from such knowledge."""

from librt.vecs import vec
from mypy_extensions import i64

from kerys.engine.brokers import throne_possible, value_of
from kerys.engine.layout import THRONE
from kerys.engine.state import State


def learn_throne_room(state: State) -> None:
    """placeholder"""
