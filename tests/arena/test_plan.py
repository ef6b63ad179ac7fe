"""Sets, seatings, entrants, and the results of games."""

from typing import Any

import pytest

from kerys.arena.entrants import BadEntrant, entrants
from kerys.arena.plan import Plan, derive_seed, seatings
from kerys.arena.play import GameResult
from kerys.arena.standings import Standings
from kerys.arena.variants import parse_options, playable_variants, variant
from kerys.bots.greedy import GreedyBot
from kerys.engine.errors import BadOptions, KerysError


def plan(*names: str, players: int = 4, **more: Any) -> Plan:
    return Plan(names, {"players": players}, **more).checked()


def result(seats: list[int], points: list[int], winners: list[int], **more: Any) -> GameResult:
    zero = [0] * len(seats)
    values: dict[str, Any] = {"decisions": zero, "faults": [], "seconds": zero, "slowest": zero, **more}
    return GameResult(set=0, game=0, seats=seats, points=points, winners=winners, **values)


# --- Seatings ---------------------------------------------------------------------------------------------


def test_one_against_the_rest_in_both_directions() -> None:
    tables = seatings(plan("greedy", "random"))
    assert tables[:4] == [(0, 1, 1, 1), (1, 0, 1, 1), (1, 1, 0, 1), (1, 1, 1, 0)]
    assert tables[4:] == [(1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1)]
    assert seatings(plan("greedy", "random", one_way=True)) == tables[:4]


def test_two_at_the_table_swap_seats() -> None:
    assert seatings(plan("greedy", "random", players=2)) == [(0, 1), (1, 0)]


@pytest.mark.parametrize(("count", "players"), [(3, 3), (3, 4), (4, 4), (3, 5), (4, 5), (5, 5)])
def test_more_entrants_sit_on_every_seat_equally_often(count: int, players: int) -> None:
    tables = seatings(plan(*["random"] * count, players=players))
    assert len(set(tables)) == len(tables)
    counts = {
        (entrant, seat): sum(table[seat] == entrant for table in tables)
        for entrant in range(count)
        for seat in range(players)
    }
    assert len(set(counts.values())) == 1
    assert all(set(table) == set(range(count)) for table in tables)


def test_impossible_plans_are_refused() -> None:
    with pytest.raises(KerysError, match="3 entrants do not fit on 2 seats"):
        plan("random", "greedy", "clerk", players=2)
    with pytest.raises(KerysError, match="--one-way is for two entrants"):
        plan("random", "greedy", "clerk", players=3, one_way=True)
    with pytest.raises(BadOptions):
        plan("random", "greedy", players=7)


def test_derived_seeds_are_distinct() -> None:
    deals = {derive_seed("deal", seed, number) for seed in range(20) for number in range(20)}
    assert len(deals) == 400


# --- Entrants ---------------------------------------------------------------------------------------------


def test_entrants_and_their_budgets() -> None:
    parsed = entrants(["ismcts:iterations=7", "flat:seconds=0.5", "flat", "random", "random"], "iterations=9")
    limits = [(entrant.limit.iterations, entrant.limit.seconds) for entrant in parsed]
    assert limits == [(7, None), (None, 0.5), (9, None), (9, None), (9, None)]
    assert [entrant.repeatable for entrant in parsed] == [True, False, True, True, True]
    assert [entrant.label for entrant in parsed][-2:] == ["random", "random #2"]


def test_levels_keep_their_own_limits() -> None:
    apprentice, trader, sovereign = entrants(["apprentice", "trader", "sovereign"])
    assert apprentice.limit.iterations is None and apprentice.repeatable
    assert trader.limit.iterations and trader.repeatable
    assert sovereign.limit.seconds and not sovereign.repeatable


def test_a_program_is_an_entrant() -> None:
    (parsed,) = entrants(["program:/bin/sh -c 'exit 3'"], "seconds=2")
    assert parsed.command == ("/bin/sh", "-c", "exit 3")
    assert parsed.label.startswith("program:sh -c") and not parsed.repeatable


def test_bot_imported_from_a_module() -> None:
    (parsed,) = entrants(["import:kerys.bots.greedy:GreedyBot"])
    assert isinstance(parsed.make(3), GreedyBot) and parsed.label == "GreedyBot" and parsed.repeatable
    with pytest.raises(BadEntrant, match="cannot be imported"):
        entrants(["import:kerys.bots.greedy:NoSuchBot"])


@pytest.mark.parametrize(
    "text",
    ["deep", "", "ismcts:", "ismcts:iterations=0", "ismcts:iterations=x", "ismcts:seconds=-1", "flat:depth=3",
     "program:", "program:/no/such/program", "program:'", "import:", "import:no_such_module:Bot"],
)  # fmt: skip
def test_bad_entrants_are_refused(text: str) -> None:
    with pytest.raises(BadEntrant) as caught:
        entrants([text])
    assert len(str(caught.value).splitlines()) == 1


def test_options_are_parsed_from_words() -> None:
    assert parse_options(["kings-favour", "events=on,", "districts=3"]) == {
        "kings_favour": True, "events": "on,", "districts": 3,
    }  # fmt: skip
    assert parse_options(["kings_favour,events magician=any"][0].split()) == {
        "kings_favour": True, "events": True, "magician": "any",
    }  # fmt: skip
    assert parse_options(["ys+"]) == {"ys_plus_characters": True, "events": True}
    assert parse_options(["neutral=4,3,1,0"]) == {"neutral": [4, 3, 1, 0]}
    assert "kings_favour" not in variant("all", 2) and variant("all", 3)["kings_favour"]
    with pytest.raises(BadOptions, match="no option “flying”"):
        parse_options(["flying"])


def test_playable_variants() -> None:
    names = [name for name, _ in playable_variants((2, 3, 5), ("base", "express", "all"))]
    assert names == ["2-base", "3-base", "5-base", "3-express", "2-all", "3-all", "5-all"]
    with pytest.raises(BadOptions, match="Express"):
        playable_variants((5,), ("express",))


# --- Reading results --------------------------------------------------------------------------------------


def test_a_shared_victory_is_split() -> None:
    game = result([0, 1, 1, 1], [80, 80, 70, 60], [0, 1])
    assert [game.share(seat) for seat in range(4)] == [0.5, 0.5, 0, 0]
    assert [game.rank(seat) for seat in range(4)] == [1.5, 1.5, 3, 4]
    assert [game.lead(seat) for seat in range(4)] == [0, 0, -10, -20]


def test_victory_by_gems_is_not_a_tie() -> None:
    game = result([0, 1, 1, 1], [80, 80, 60, 60], [1])
    assert [game.rank(seat) for seat in range(4)] == [2, 1, 3.5, 3.5]
    assert game.share(0) == 0


def test_the_neutral_seat_can_win() -> None:
    game = result([0, 1], [70, 60, 90], [2])
    assert game.share(0) == game.share(1) == 0 and game.share(2) == 1
    assert game.rank(0) == 2 and game.lead(0) == -20


def test_standings_count_complete_sets() -> None:
    match = plan("greedy", "random")
    standings = Standings(match)
    for seats in seatings(match):
        done = standings.add(result(list(seats), [9, 1, 1, 1], [0], faults=[[1, "fell asleep"]]))
    assert done and standings.sets == 1
    alone, other = standings.rows
    assert alone.name == "greedy alone among random" and alone.total.games == 4
    # Blue always wins: each entrant alone wins from that seat only.
    assert [sums.share for sums in alone.by_seat] == [1, 0, 0, 0]
    assert alone.interval.mean == other.interval.mean == 0.25
    assert len(standings.faults) == 8 and alone.total.faults == 1
    standings.add(result([0, 1, 1, 1], [1, 9, 1, 1], [1]))
    assert standings.sets == 1 and standings.games == 8
