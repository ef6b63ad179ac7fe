"""`kerys ladder`: the fit recovers known strengths, the pool is mixed evenly, the reports are complete."""

import json
import random
from collections import Counter
from html.parser import HTMLParser
from pathlib import Path

import pytest

from kerys.arena.ladder import checked_pool, default_pool, order_of, planned_ladder_games, rate_games
from kerys.arena.ladder_report import BEGIN, END
from kerys.arena.plackett_luce import Orders, fit, rate, ratings_of
from kerys.arena.plan import Plan
from kerys.arena.play import GameResult
from kerys.arena.svg import Estimate, columns, estimates, ticks
from tests.cli.runner import Runner

TRUE = [0.05, 0.5, 1.0, 2.0, 5.0]


def random_order(rng: random.Random, entrants: list[int]) -> list[list[int]]:
    """Draw a final order from the model."""
    left, order = list(entrants), []
    while left:
        (next_one,) = rng.choices(left, [TRUE[entrant] for entrant in left])
        order.append([next_one])
        left.remove(next_one)
    return order


def synthetic(rng: random.Random, sets: int) -> list[Orders]:
    deals = []
    for _ in range(sets):
        orders = Orders()
        mixture = rng.sample(range(5), 4)
        for _ in range(4):
            orders.add(random_order(rng, mixture))
        deals.append(orders)
    return deals


def test_fit_recovers_known_strengths() -> None:
    ratings = rate(synthetic(random.Random(1), 400), 5, samples=100)
    for rating, truth in zip(ratings, ratings_of(TRUE), strict=True):
        assert rating.rating == pytest.approx(truth, abs=40)
        assert rating.low <= rating.rating <= rating.high
    assert sum(rating.rating for rating in ratings) == pytest.approx(5000)


def test_intervals_cover_the_true_rating() -> None:
    rng = random.Random(2)
    covered = 0
    for _ in range(20):
        ratings = rate(synthetic(rng, 50), 5, samples=60)
        covered += sum(
            rating.low <= truth <= rating.high
            for rating, truth in zip(ratings, ratings_of(TRUE), strict=True)
        )
    assert 86 <= covered <= 100


def test_fit_solves_the_likelihood_equations() -> None:
    """At the fitted strengths every entrant won as often as expected, apart from the weak prior."""
    orders = Orders()
    for each in synthetic(random.Random(3), 300):
        orders.add_all(each)
    strengths = fit(orders, 5)
    for entrant in range(5):
        expected = sum(
            times * strengths[entrant] / sum(strengths[other] for other in stage)
            for stage, times in orders.stages.items()
            if entrant in stage
        )
        assert expected == pytest.approx(orders.wins[entrant], abs=1.0)


def test_rating_of_a_constant_winner_is_finite() -> None:
    orders = Orders()
    for _ in range(50):
        orders.add([[0], [1], [2]])
    first, second, third = ratings_of(fit(orders, 3))
    assert third < second < first < 3000


def test_ties_count_for_both_sides() -> None:
    orders = Orders()
    orders.add([[0, 1], [2]])
    assert orders.wins == {0: 1.0, 1: 1.0}
    assert orders.stages == {(0, 1, 2): 1.0, (1, 2): 0.5, (0, 2): 0.5}


def pool(*names: str, players: int = 4) -> Plan:
    return checked_pool(Plan(names, {"players": players}))


@pytest.mark.parametrize(("size", "players"), [(7, 4), (5, 5), (5, 2), (2, 4), (3, 5)])
def test_all_combinations_appear_equally_often(size: int, players: int) -> None:
    names = default_pool()[:size]
    plan = pool(*names, players=players)
    sets = 35 if size == 7 else 20
    planned = list(planned_ladder_games(plan, sets))
    assert len(planned) == sets * players
    appearances = Counter((index, seat) for game in planned for seat, index in enumerate(game.seats))
    if size > players or size == players:
        assert len(set(appearances.values())) == 1, "every entrant on every seat equally often"
    assert {len(set(game.seats)) for game in planned} == {min(size, players)}
    assert [game.set for game in planned] == sorted(game.set for game in planned)


def test_final_order_of_a_game() -> None:
    result = GameResult(
        set=0, game=0, seats=[4, 1, 2, 0], points=[70, 80, 70, 60], winners=[1],
        decisions=[], faults=[], seconds=[], slowest=[],
    )  # fmt: skip
    assert order_of(result) == [[1], [4, 2], [0]]


def test_ladder_from_results() -> None:
    plan = pool("random", "greedy", "clerk", players=3)
    games = [
        GameResult(set=n // 3, game=n % 3, seats=list(game.seats), points=[10 * (1 + each) for each in game.seats],
               winners=[game.seats.index(2)], decisions=[1] * 3, faults=[[0, "x"]], seconds=[0.0] * 3,
               slowest=[0.0] * 3)
        for n, game in enumerate(planned_ladder_games(plan, 6))
    ]  # fmt: skip
    ladder = rate_games(plan, games)
    assert [rung.label for rung in ladder.rungs] == ["clerk", "greedy", "random"]
    assert [rung.rank for rung in ladder.rungs] == [1, 2, 3]
    assert ladder.rungs[0].share.mean == 1 and ladder.ahead["clerk"] == {"random": 1.0, "greedy": 1.0}
    assert sum(rung.faults for rung in ladder.rungs) == 18
    assert ladder.sets == 6 and ladder.games == 18


# --- The command ------------------------------------------------------------------------------------------


class Links(HTMLParser):
    """Collects everything that a page would load or run, and checks that its elements are closed."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.loads: list[str] = []

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        if tag not in ("meta", "line", "rect", "circle", "polyline"):
            self.open.append(tag)
        if tag in ("script", "link", "img", "iframe", "object", "embed", "audio", "video", "base", "form"):
            self.loads.append(tag)
        self.loads += [name for name, _ in attributes if name in ("src", "href", "style", "xlink:href")]
        self.loads += [name for name, _ in attributes if name.startswith("on")]

    def handle_endtag(self, tag: str) -> None:
        if tag in self.open:
            assert self.open.pop() == tag

    def handle_startendtag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attributes)


def check_page(path: Path) -> str:
    """Check that a page loads nothing and runs nothing; return its text."""
    text = path.read_text(encoding="utf-8")
    links = Links()
    links.feed(text)
    assert not links.open and not links.loads
    assert "default-src 'none'" in text and "url(" not in text and "@import" not in text
    assert "http://" not in text and "https://" not in text
    return text


def test_ladder_command_and_its_reports(run: Runner, tmp_path: Path) -> None:
    docs = tmp_path / "bots.md"
    docs.write_text(f"before\n{BEGIN}\nformer\n{END}\nafter\n", encoding="utf-8")
    arguments = ("ladder", "--pool", "random,greedy,pupil", "--players", "2,3", "--variants", "base,ys+")
    result = run(*arguments, "--sets", "3", "--docs", str(docs), "--out", "here")
    assert result.code == 0 and not result.err
    assert "3 players, Ys+ characters, events: 3 deals, 9 games" in result.out
    found = json.loads((tmp_path / "here" / "ladder.json").read_text())
    assert [each["games"] for each in found] == [6, 9, 6, 9]
    assert all(each["ratings"][-1]["entrant"] == "random" for each in found)
    html = check_page(tmp_path / "here" / "ladder.html")
    assert html.count("<svg") == 8 and "greedy" in html
    text = docs.read_text(encoding="utf-8")
    assert text.startswith("before\n") and text.endswith("after\n") and "former" not in text
    assert "| entrant | 2 players | 3 players | 2 players, Ys+ characters, events |" in text
    assert "--pool random,greedy,pupil --sets 3 --players 2,3 --variants base,ys+" in " ".join(text.split())
    again = run(*arguments, "--sets", "3", "--out", "here", "--jobs", "2", "--json")
    assert json.loads(again.out) == found, "result before, so only rate_games again"


@pytest.mark.compiled_only
def test_two_processes_give_the_same_ladder(run: Runner) -> None:
    arguments = ("ladder", "--pool", "random,greedy,clerk", "--players", "2", "--sets", "4", "--json")
    tables = [run(*arguments, "--jobs", jobs, "--out", jobs).out for jobs in ("1", "2")]
    assert tables[0] == tables[1]


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("--pool", "random"), "at least two entrants"),
        (("--pool", "random,random"), "only once in a pool"),
        (("--pool", "random,deep"), "no bot “deep”"),
        (("--pool", "random,,greedy"), "single commas"),
        (("--players", "6"), "2 to 5 players"),
        (("--players", "two"), "numbers of players are"),
        (("--variants", "chess"), "no variant “chess”"),
        (("--variants", "express", "--players", "5"), "express is for 3 or 4 players"),
    ],
)
def test_bad_arguments_are_refused(run: Runner, arguments: tuple[str, ...], reason: str) -> None:
    assert reason in run("ladder", *arguments).complaint.lower()


def test_page_without_a_ladder_section_is_left_alone(run: Runner, tmp_path: Path) -> None:
    (tmp_path / "page.md").write_text("nothing")
    result = run("ladder", "--pool", "random,greedy", "--players", "2", "--sets", "1", "--docs", "page.md")
    assert "page.md has no section for it" in result.complaint
    assert (tmp_path / "page.md").read_text() == "nothing"


# --- Plots ------------------------------------------------------------------------------------------------


def test_ticks_are_round_and_cover_the_range() -> None:
    assert ticks(0, 100) == [0, 20, 40, 60, 80, 100]
    assert ticks(0.13, 0.31) == [0.1, 0.15, 0.2, 0.25, 0.3, 0.35]
    assert ticks(980, 1420)[0] <= 980 and ticks(980, 1420)[-1] >= 1420
    assert len(ticks(5, 5)) >= 2


def test_names_in_plots_are_escaped() -> None:
    nasty = '<script>"x"'
    for plot in (estimates(nasty, [Estimate(nasty, 1, 0, 2)], bars=True), columns(nasty, {nasty: 3})):
        assert "<script" not in plot and "&lt;script&gt;" in plot
