"""Options travel between processes as they are."""

import copy
import pickle

import pytest

from kerys.engine.options import Options, options

GIVEN = [
    {},
    {"players": 2, "neutral": (4, 4, 1, 0)},
    {"players": 3, "districts": 3, "express": True, "ship_deck": "twelve-white"},
    {"players": 5, "kings_favour": True, "ys_plus_characters": True, "events": True, "magician": "any"},
]


@pytest.mark.parametrize("given", GIVEN)
def test_options_can_be_pickled_and_copied(given: dict[str, object]) -> None:
    chosen = options(**given)
    for again in (pickle.loads(pickle.dumps(chosen)), copy.copy(chosen), copy.deepcopy(chosen)):
        assert isinstance(again, Options)
        assert again == chosen
        assert again.as_dict() == chosen.as_dict()
        assert hash(again) == hash(chosen)
