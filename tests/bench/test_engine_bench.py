"""`kerys bench engine` counts what it reports; no times are asserted."""

from kerys.bench.engine import BASE, EVERYTHING, GAMES_PER_CALL, clones, goals, inside, picked, stepped
from kerys.bench.measure import Rate
from kerys.engine.chance import Rng
from kerys.engine.machine import new_state
from kerys.engine.options import rules_of
from kerys.engine.playout import playout


def test_inside_plays_the_games_it_counts() -> None:
    rules = rules_of(BASE)
    expected = sum(playout(new_state(rules, seed), Rng(seed)) for seed in range(GAMES_PER_CALL))
    assert inside(BASE)(0) == expected


def test_stepping_plays_whole_games() -> None:
    for chosen in (BASE, EVERYTHING):
        assert stepped(chosen)(3) == picked(chosen)(3) > 100
        assert clones(chosen)(0) > 100


def test_goals_compare_with_the_stepped_peers_not_with_their_copies() -> None:
    names = ("kerys base, inside", "kerys all of Ys+, inside", "kerys base, stepped", "openspiel hearts")
    rates = [
        Rate(name, decisions, 1, 1.0)
        for name, decisions in zip(names, (4_000_000, 2_000_000, 900, 300), strict=True)
    ]
    copies = [Rate("kerys clone, all of Ys+", 10**7, 1, 1.0), Rate("openspiel hearts", 10**6, 1, 1.0)]
    figures = {"rates": rates, "copies": copies, "state_bytes": 4000, "interpreted": None}
    by_goal = {what: (measured, reached) for what, measured, reached in goals(figures)}
    assert by_goal["stepped ≥ 2 × hearts"] == ("3.00 ×", True)
    assert by_goal["Ys+ ≥ half of base per decision"] == ("0.50", True)
    assert by_goal["inside ≥ 12,000 games/s"] == ("1", False)
