"""`kerys arena`: standings, stored games, faults, exports and refused arguments."""

import csv
import os
import signal
import time
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import pytest

from kerys.arena.folder import ARCHIVE
from kerys.records.record import read_archive
from tests.arena.small_match import MATCH, figures
from tests.cli.runner import Runner, program


def test_standings_as_text(run: Runner, tmp_path: Path) -> None:
    result = run(*MATCH, "--options", "kings-favour")
    assert result.code == 0 and not result.err
    for text in (
        "greedy against random: 3 players, King's Favour, 2 sets, 12 games, seed 1",
        "win share 95 % interval rank lead points games faults",
        "greedy alone among random",
        "random alone among greedy",
        "win share by seat",
        "milliseconds per decision",
        "parity",
        "The games are stored in kerys-arena/greedy-random-1.",
    ):
        assert text in " ".join(result.out.split()), text
    assert run(*MATCH).out.endswith("kerys-arena/greedy-random-2.\n"), "each run gets its own folder"


@pytest.mark.compiled_only
def test_two_processes_give_the_same_standings(run: Runner, tmp_path: Path) -> None:
    arguments = ("arena", "ismcts:iterations=5", "flat", "pupil", "--players", "3", "--sets", "2",
                 "--budget", "iterations=5", "--seed", "4")  # fmt: skip
    tables = [figures(run, *arguments, "--jobs", jobs, "--out", jobs) for jobs in ("1", "2")]
    assert tables[0] == tables[1]
    assert tables[0]["games"] == 6
    assert sum(row["win_share"] for row in tables[0]["entrants"]) == pytest.approx(1, abs=1e-5)
    assert (tmp_path / "1" / ARCHIVE).read_bytes() == (tmp_path / "2" / ARCHIVE).read_bytes()
    assert figures(run, *arguments[:-1], "5", "--out", "3")["entrants"] != tables[0]["entrants"]


def test_every_game_is_stored_as_a_record(run: Runner, tmp_path: Path) -> None:
    figures(run, *MATCH, "--out", "stored")
    archive = tmp_path / "stored" / ARCHIVE
    records = read_archive(archive.read_text(encoding="utf-8"))
    assert len(records) == 12
    assert records[0].names == {0: "greedy", 1: "random", 2: "random"}
    deals = [str(list(record.deal.cells)) for record in records if record.deal is not None]
    assert len(set(deals)) == 2 and len(set(deals[:6])) == 1, "one deal a set"
    checked = run("record", "check", str(archive))
    assert checked.code == 0 and checked.out.count(" holds: ") == 12


# --- The sequential test, faults, exports -----------------------------------------------------------------


@pytest.mark.compiled_only
def test_sequential_test_stops_early(run: Runner) -> None:
    arguments = ("arena", "greedy", "random", "--players", "2", "--sets", "200", "--sprt", "0.5,0.6")
    tables = [figures(run, *arguments, "--jobs", jobs, "--out", jobs) for jobs in ("1", "2")]
    assert tables[0] == tables[1]
    assert tables[0]["sprt"]["accepted"] == 1 and tables[0]["sets"] == 20
    output = run(*arguments, "--out", "1").out
    assert "the win share is 0.6, not 0.5 after 20 sets" in output


def script(tmp_path: Path, name: str, body: str) -> str:
    path = tmp_path / name
    path.write_text(f"#!/bin/sh\n{body}\n")
    path.chmod(0o755)
    return f"program:{path}"


def test_crashes_and_illegal_answers_of_programs_are_counted(run: Runner, tmp_path: Path) -> None:
    crash = script(tmp_path, "crash", "read line; echo no idea >&2; exit 3")
    nonsense = script(tmp_path, "nonsense", """while read line; do echo '{"answer": "win"}'; done""")
    data = figures(run, "arena", "random", crash, nonsense, "--players", "3", "--sets", "1")
    assert [row["faults"] for row in data["entrants"]] == [0, 3, 3]
    texts = {fault["entrant"]: fault["fault"] for fault in data["faults"]}
    assert "exited with code 3" in texts["program:crash"] and "no idea" in texts["program:crash"]
    assert "not among its options" in texts["program:nonsense"]
    table = run("arena", "random", crash, "--players", "2", "--sets", "1").out
    assert "2 faults; the first, by program:crash:" in table
    assert "Another run may differ." in table


def test_hanging_bot_is_interrupted(run: Runner, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    from kerys.bots import registry

    class Sleeper:
        def choose(self, *_: object) -> str:
            time.sleep(60)
            raise AssertionError

    monkeypatch.setitem(registry.BUILT_IN, "sleeper", lambda seed: Sleeper())
    monkeypatch.setattr("kerys.arena.play._GRACE", 0.05)
    data = figures(run, "arena", "random", "sleeper:seconds=0.1", "--players", "2", "--sets", "1")
    assert [fault["fault"] for fault in data["faults"]] == [
        "sleeper:seconds=0.1 did not answer within 0 seconds"
    ] * 2


def test_hanging_program_is_stopped_with_the_arena(tmp_path: Path) -> None:
    """No process survives when the arena is interrupted."""
    mark = tmp_path / "pid"
    hangs = script(tmp_path, "hangs", f"echo $$ > {mark}.new; mv {mark}.new {mark}; exec sleep 600")
    process = program("arena", "random", hangs, "--players", "2", "--budget", "seconds=500", "--jobs", "2",
                      "--out", str(tmp_path / "out"))  # fmt: skip
    end = time.monotonic() + 60
    while time.monotonic() < end and not mark.exists():
        time.sleep(0.02)
    process.send_signal(signal.SIGINT)
    process.communicate(timeout=30)
    assert process.returncode == 2
    with pytest.raises(ProcessLookupError):
        os.kill(int(mark.read_text()), 0)


def test_csv_export(run: Runner, tmp_path: Path) -> None:
    data = figures(run, *MATCH, "--csv", "games.csv")
    with (tmp_path / "games.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 12 * 3
    alone = [row for row in rows if row["entrant"] == "greedy" and row["alone"] == "True"]
    assert len(alone) == 6
    share = sum(float(row["win_share"]) for row in alone) / 6
    assert share == pytest.approx(data["entrants"][0]["win_share"], abs=1e-6)
    assert sum(float(row["win_share"]) for row in rows) == pytest.approx(12)
    assert len({row["deal"] for row in rows}) == 2
    assert "cannot be written" in run(*MATCH, "--csv", "no/such/folder.csv").complaint


def test_parquet_export(run: Runner, tmp_path: Path) -> None:
    if find_spec("pyarrow") is None:
        assert "pip install 'kerys[parquet]'" in run(*MATCH, "--parquet", "x.parquet").complaint
        return
    figures(run, *MATCH, "--parquet", "games.parquet", "--csv", "games.csv")
    rows = import_module("pyarrow.parquet").read_table(tmp_path / "games.parquet").to_pylist()
    with (tmp_path / "games.csv").open(encoding="utf-8", newline="") as file:
        assert [{name: str(value) for name, value in row.items()} for row in rows] == list(
            csv.DictReader(file)
        )


def test_ray_gives_the_same_standings(run: Runner) -> None:
    if find_spec("ray") is None:
        assert "pip install 'kerys[ray]'" in run(*MATCH, "--executor", "ray").complaint
        pytest.skip("Ray is not installed")
    local = figures(run, *MATCH, "--out", "local")
    assert figures(run, *MATCH, "--executor", "ray", "--jobs", "2", "--out", "ray") == local


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("greedy",), "at least two entrants"),
        (("greedy", "deep"), "no bot “deep”"),
        (("greedy", "random", "--sets", "0"), "whole number of at least 1"),
        (("greedy", "random", "--sprt", "0.3"), "two win shares such as 0.25,0.30"),
        (("greedy", "random", "--sprt", "0.3,0.2"), "two win shares such as 0.25,0.30"),
        (("greedy", "random", "--budget", "much"), "a budget is iterations=500 or seconds=0.1"),
        (("greedy", "random", "--players", "9"), "2 to 5 players"),
        (("greedy", "random", "--options", "flying"), "no option “flying”"),
        (("greedy", "random", "--options", "districts=x"), "districts must be a whole number"),
        (("a", "b", "c", "d", "e", "f"), "no bot"),
        (("greedy",) * 5, "5 entrants do not fit on 4 seats"),
    ],
)
def test_bad_arguments_are_refused(
    run: Runner, arguments: tuple[str, ...], reason: str, tmp_path: Path
) -> None:
    assert reason.lower() in run("arena", *arguments).complaint.lower()
    assert not list(tmp_path.iterdir()), "nothing is created before the command is understood"
