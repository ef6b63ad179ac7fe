"""`kerys bench bots` measures what it reports; the OpenSpiel adapter keeps the rules and the secrets."""

import json
import random
from argparse import Namespace
from importlib.util import find_spec

import pytest

from kerys.bench import bots as bench
from kerys.bots import Budget
from kerys.bots.levels import LEVELS
from kerys.engine.options import options

SMALL = options(players=2)


def test_positions_are_the_same_every_time() -> None:
    one, other = bench.positions(SMALL), bench.positions(SMALL)
    assert len(one) > 50
    assert [(view.data, question) for view, question in one] == [
        (view.data, question) for view, question in other
    ]
    assert all(len(question["options"]) > 1 for _, question in one)


def test_rates_are_positive() -> None:
    sample = bench.positions(SMALL)[::20]
    for make in bench.SEARCHES.values():
        assert bench.iterations_per_second(make, sample, 0.05) > 0
    assert len(bench.decision_times("clerk", sample)) == len(sample)
    assert bench.games_per_second("random", 0.01) > 0


@pytest.mark.compiled_only
def test_report_as_table_and_json(monkeypatch: pytest.MonkeyPatch) -> None:
    """With stubbed searches, check the report as a table and as JSON."""
    monkeypatch.setattr(bench, "GAMES", {"two players": SMALL})
    monkeypatch.setattr(bench, "decision_times", lambda name, sample: [0.001, 0.002, 1.5])
    monkeypatch.setattr(bench, "games_per_second", lambda name, seconds: 3.0)
    monkeypatch.setattr(bench, "find_spec", lambda name: object())
    monkeypatch.setattr(
        bench,
        "against",
        lambda reference, sets, think: {
            "games": 2 * sets, "win_share": 0.9, "low": 0.8, "high": 0.95, "theirs": 0.1, "faults": 0,
        },
    )  # fmt: skip
    printed: list[str] = []
    chosen = Namespace(seconds=0.01, sets=4, think=0.1, json=False)
    assert bench.main(chosen, printed.append) == 0
    for level in LEVELS:
        assert f"{level.name:<12}     2.0  1500.0" in printed[0]
    assert "missed" in printed[0] and "90.0 % (80.0 to 95.0) of 8 games   reached" in printed[0]
    chosen.json = True
    bench.main(chosen, printed.append)
    figures = json.loads(printed[1])
    assert figures["levels"]["pupil"]["goal_ms"] == 50 and figures["levels"]["trader"]["goal_ms"] == 1000
    assert set(figures["iterations_per_second"]["two players"]) == {"flat", "ismcts"}
    chosen.sets, chosen.json = 0, False
    bench.main(chosen, printed.append)
    assert "OpenSpiel is not installed" in printed[2]


@pytest.mark.skipif(find_spec("pyspiel") is None, reason="open_spiel is not installed")
def test_openspiel_information_state_hides_secrets() -> None:
    """A state resampled from a seat's knowledge has the same information state and the same options."""
    from kerys.bench.openspiel import YsGame

    rng = random.Random(1)
    game = YsGame(options(players=3, ys_plus_characters=True, events=True), seed=3)
    state = game.new_initial_state()
    while not state.is_terminal():
        seat = state.current_player()
        if rng.random() < 0.1:
            world = state.resample_from_infostate(seat)
            assert world.information_state_string() == state.information_state_string(seat)
            assert world.legal_actions() == state.legal_actions()
            copy = state.clone()
            copy.apply_action(copy.legal_actions()[0])
            assert copy.information_state_string(seat) != state.information_state_string(seat)
        state.apply_action(rng.choice(state.legal_actions()))
    assert sum(state.returns()) == pytest.approx(1)


@pytest.mark.skipif(find_spec("pyspiel") is None, reason="open_spiel is not installed")
def test_openspiel_search_gives_legal_answers() -> None:
    from kerys.bench.openspiel import FasterOpenSpielBot, OpenSpielBot

    for maker in (OpenSpielBot, FasterOpenSpielBot):
        player = maker(1)
        for view, question in bench.positions(SMALL)[::25]:
            assert player.choose(view, question, Budget(iterations=3)) in question["options"]
        assert player.simulations >= 6
    figures = bench.against("import:kerys.bench.openspiel:FasterOpenSpielBot", 1, 0.01)
    assert figures["games"] == 2 and figures["faults"] == 0
