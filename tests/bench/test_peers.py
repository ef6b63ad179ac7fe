"""The timing helper counts correctly, and every installed peer plays its games to the end."""

import json
import sys
from random import Random
from typing import Any

import pytest

from kerys.bench import measure, peers
from kerys.bench.measure import Rate


class FakeMachine:
    """A clock that advances only when a game is played, and a log of the games."""

    def __init__(self) -> None:
        self.now = 100.0
        self.log: list[tuple[str, int]] = []

    def contender(self, name: str, *, decisions: int, takes: float) -> measure.PlayOne:
        def play_one(seed: int) -> int:
            self.now += takes
            self.log.append((name, seed))
            return decisions

        return play_one

    def clock(self) -> float:
        return self.now


def test_rate_arithmetic() -> None:
    rate = Rate("x", decisions=300, games=3, seconds=1.5)
    assert rate.decisions_per_second == 200
    assert rate.games_per_second == 2
    assert rate.decisions_per_game == 100
    assert rate.microseconds_per_decision == 5000
    assert rate.times(Rate("y", decisions=100, games=1, seconds=1.0)) == 2


def test_measure_excludes_the_warm_up_and_runs_at_least_the_given_time() -> None:
    machine = FakeMachine()
    rate = measure.measure("x", machine.contender("x", decisions=7, takes=0.75), 2.0, clock=machine.clock)
    assert rate == Rate("x", decisions=21, games=3, seconds=2.25)
    assert [seed for _, seed in machine.log] == [0, 0, 1, 2]  # one game of warm-up


def test_interleave_alternates_and_reverses() -> None:
    machine = FakeMachine()
    contenders = {
        "slow": machine.contender("slow", decisions=10, takes=1.0),
        "fast": machine.contender("fast", decisions=10, takes=0.5),
    }
    slow, fast = measure.interleave(contenders, 2.0, slices=2, clock=machine.clock)
    assert slow == Rate("slow", decisions=20, games=2, seconds=2.0)
    assert fast == Rate("fast", decisions=40, games=4, seconds=2.0)
    assert fast.times(slow) == 2
    after_warm_up = machine.log[2:]
    assert [name for name, _ in after_warm_up] == ["slow", "fast", "fast", "fast", "fast", "slow"]
    assert [seed for name, seed in after_warm_up if name == "fast"] == [0, 1, 2, 3]


def test_a_long_game_does_not_cost_a_contender_its_turn() -> None:
    machine = FakeMachine()
    contenders = {"long": machine.contender("long", decisions=1, takes=5.0)}
    assert measure.interleave(contenders, 2.0, slices=4, clock=machine.clock)[0].games == 4


@pytest.mark.parametrize(("seconds", "slices"), [(0.0, 1), (-1.0, 1), (1.0, 0)])
def test_nothing_to_measure_is_refused(seconds: float, slices: int) -> None:
    with pytest.raises(ValueError, match="must be positive"):
        measure.interleave({}, seconds, slices=slices)


def test_table_and_json() -> None:
    rates = [Rate("ours", 4_000_000, 16_000, 2.0), Rate("theirs", 500_000, 1_000, 2.0)]
    assert measure.table(rates, against=["theirs"]).splitlines() == [
        "        decisions/s  games/s  decisions/game  x theirs",
        "ours      2,000,000  8,000.0           250.0      8.00",
        "theirs      250,000    500.0           500.0      1.00",
    ]
    assert measure.table(rates, unit="copy").splitlines()[1] == "ours    2,000,000     0.50"
    first = json.loads(json.dumps(measure.as_json(rates, against=["theirs"])))[0]
    assert (first["name"], first["decisions_per_second"], first["times"]) == ("ours", 2e6, {"theirs": 8.0})
    with pytest.raises(ValueError, match=r"'nobody'.*ours, theirs"):
        measure.table(rates, against=["nobody"])


@pytest.mark.parametrize(
    ("module", "name", "package"),
    [("catanatron.game", "catanatron", "catanatron"), ("pyspiel", "openspiel", "open_spiel")],
)
def test_a_missing_peer_is_reported_not_raised(
    monkeypatch: pytest.MonkeyPatch, module: str, name: str, package: str
) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    missing = next(peer for peer in peers.peers() if peer.name == name)
    assert missing == peers.Missing(name, f"not installed: pip install {package} (both peers: kerys[bench])")


def test_catanatron_plays_to_the_end() -> None:
    pytest.importorskip("catanatron")
    peer = peers.catanatron()
    assert isinstance(peer, peers.Peer)
    play_one = peer.stepped["catanatron"]
    assert play_one(3) == play_one(3) > 100
    assert peer.copies["catanatron"](0) > 1


def test_openspiel_plays_to_the_end() -> None:
    pytest.importorskip("pyspiel")
    peer = peers.openspiel()
    assert isinstance(peer, peers.Peer)
    for name, play_one in peer.stepped.items():
        assert play_one(3) == play_one(3) > 4, name
    assert all(copy_all(0) > 1 for copy_all in peer.copies.values())
    assert all(play_one(3) > 4 for play_one in peer.inside.values())
    assert peer.inside["openspiel spades, inside"](0) == peer.stepped["openspiel spades"](0) == 56


@pytest.mark.parametrize("name", peers.OPENSPIEL_GAMES)
def test_assumptions_about_openspiel_games(name: str) -> None:
    """Four seats, uniform chance (so that outcomes need no weights), and a deal of fixed length in FIXED_DEAL."""
    pyspiel: Any = pytest.importorskip("pyspiel")
    game, rng, deals = pyspiel.load_game(peers.OPENSPIEL_GAMES[name]), Random(1), set()
    assert game.num_players() == 4
    for _ in range(20):
        state, steps = game.new_initial_state(), []
        while not state.is_terminal():
            steps.append(state.current_player())
            if state.is_chance_node():
                chances = [chance for _, chance in state.chance_outcomes()]
                assert chances == pytest.approx([1 / len(chances)] * len(chances))
                assert [action for action, _ in state.chance_outcomes()] == state.legal_actions()
            state.apply_action(rng.choice(state.legal_actions()))
        assert state.current_player() == peers.OVER
        deals.add((steps.count(peers.CHANCE), peers.CHANCE in steps[steps.count(peers.CHANCE) :]))
    if name in peers.FIXED_DEAL:
        [(_, chance_later)] = deals
        assert not chance_later
