"""`kerys balance`: histories agree with the facts of a game, and the figures add up."""

import json
from pathlib import Path
from typing import Any

import pytest

from kerys.arena.balance import GameHistory, balances, history_of
from kerys.bots import bot
from kerys.engine.options import options
from kerys.game import Game
from tests.arena.test_ladder import check_page
from tests.cli.runner import Runner

EVERYTHING = {"ys_plus_characters": True, "events": True}


def random_game(seed: int, **settings: Any) -> Game:
    game = Game(seed=seed, **settings)
    player = bot("random", seed)
    while not game.over:
        seat = game.waiting[0]
        game.play(seat, player.choose(game.view(seat), game.ask(seat)))
    return game


@pytest.mark.parametrize(
    "settings",
    [
        {"players": 2},
        {"players": 2, **EVERYTHING},
        {"players": 3, "express": True},
        {"players": 4, "kings_favour": True, **EVERYTHING},
        {"players": 5, "kings_favour": True},
    ],
    ids=str,
)
def test_history_of_a_game(settings: dict[str, Any]) -> None:
    for seed in range(3):
        game = random_game(seed, **settings)
        history = history_of(game)
        assert history.standings[-1] == history.points == game.points, "every point has a fact"
        assert len(history.standings) == 5 and len(history.orders) == 4
        for taken in history.orders:
            assert sorted(taken.values()) == list(range(1, game.seats + 1))
            assert sorted(taken) == list(range(game.seats))


def test_leaders_and_lead_changes() -> None:
    chosen = options(players=3)
    history = GameHistory(
        chosen, [50, 60, 40], [1], [{}] * 4, [[5, 1, 1], [5, 5, 1], [6, 7, 1], [9, 8, 8], [50, 60, 40]]
    )
    assert history.leaders() == [0, None, 1, 0, 1]
    assert history.lead_changes() == 3
    shared = GameHistory(chosen, [60, 60, 40], [0, 1], [{}] * 4, [[1, 0, 0]] * 4 + [[60, 60, 40]])
    assert shared.leaders()[-1] is None and shared.lead_changes() == 0
    assert shared.share(0) == 0.5


def test_games_are_grouped_by_options() -> None:
    found = balances(history_of(random_game(seed, players=players)) for seed in (1, 2) for players in (2, 3))
    assert [(each.settings.players, each.games) for each in found] == [(2, 2), (3, 2)]
    for each in found:
        data = each.data()
        assert sum(seat["share"] for seat in data["win_share_by_seat"].values()) == pytest.approx(1, abs=1e-4)
        assert sum(data["lead_changes"].values()) == pytest.approx(1)
        assert sum(data["scores"]["histogram"].values()) == 2 * each.settings.players


def test_command_plays_games_or_reads_an_archive(run: Runner, tmp_path: Path) -> None:
    arguments = ("balance", "--bot", "random", "--games", "3", "--players", "2,3", "--variants", "base,all")
    result = run(*arguments, "--out", "here")
    assert result.code == 0 and not result.err
    assert "3 players, King's Favour, Ys+ characters, events: 3 games" in result.out
    assert "won by neutral" in result.out and "the leader after round 4 wins" in result.out
    page = check_page(tmp_path / "here" / "balance.html")
    assert page.count("<svg") == 4 * 7
    archive = tmp_path / "here" / "3-base" / "games.kerys"
    found = json.loads((tmp_path / "here" / "balance.json").read_text())
    again = json.loads(run("balance", "--archive", str(archive), "--json").out)
    assert again["kinds"] == [each for each in found["kinds"] if each["kind"] == "3 players"]
    longer = run(*arguments, "--out", "here", "--jobs", "2", "--json")
    assert json.loads(longer.out) == found, "nothing is random_game again"


def test_archive_without_finished_games_is_refused(run: Runner, tmp_path: Path) -> None:
    (tmp_path / "open.kerys").write_text(Game(seed=1).record)
    assert "no finished game" in run("balance", "--archive", "open.kerys").complaint
    (tmp_path / "bad.kerys").write_text("what is this")
    assert run("balance", "--archive", "bad.kerys").code == 2
    assert run("balance", "--archive", "none.kerys").code == 2
    assert not (tmp_path / "kerys-arena").exists()
