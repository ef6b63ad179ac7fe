"""Random playouts: their own generator is sound, and they follow from the one they are given."""

from kerys.engine.chance import Rng
from kerys.engine.options import options
from kerys.engine.playout import _FACTOR, _WORD
from kerys.engine.search import new_game


def _probably_prime(number: int) -> bool:
    return all(pow(base, number - 1, number) == 1 for base in (2, 3, 5, 7, 11, 13))


def test_the_generator_has_a_long_period() -> None:
    """The period of a multiply-with-carry generator is the order of its base modulo base * factor - 1."""
    modulus = (int(_WORD) + 1) * int(_FACTOR) - 1
    assert _probably_prime(modulus)
    assert _probably_prime((modulus - 1) // 2)
    assert modulus < 1 << 63, "a step must fit in an i64"


def test_a_playout_follows_from_its_generator() -> None:
    first = new_game(options(players=4), 3)
    ends = set()
    for seed in range(12):
        one, other = first.clone(), first.clone()
        assert one.playout(Rng(seed)) == other.playout(Rng(seed))
        assert one == other
        assert one.over
        ends.add(tuple(one.scores()))
    assert len(ends) == 12


def test_playouts_from_one_generator_differ() -> None:
    first = new_game(options(players=4), 3)
    rng = Rng(1)
    ends = set()
    for _ in range(12):
        end = first.clone()
        end.playout(rng)
        ends.add(tuple(end.scores()))
    assert len(ends) == 12
