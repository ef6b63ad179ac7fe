"""`kerys arena`: the same table again, with more processes, after a crash; what it keeps; what it refuses."""

import csv
import json
import os
import signal
import time
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from kerys.arena.folder import ARCHIVE, RESULTS
from kerys.records.record import read_archive
from tests.cli.running import Runner, program

MATCH = ("arena", "greedy", "random", "--players", "3", "--sets", "3")


def figures(run: Runner, *arguments: str) -> dict[str, Any]:
    """The table as data, without what the clock measured."""
    result = run(*arguments, "--json")
    assert result.code == 0, result.err
    data: dict[str, Any] = json.loads(result.out)
    assert data.pop("timing")
    return data


def test_the_table(run: Runner, tmp_path: Path) -> None:
    result = run(*MATCH, "--options", "kings-favour")
    assert result.code == 0 and not result.err
    for text in (
        "greedy against random: 3 players, King's Favour, 3 sets, 18 games, seed 1",
        "win share 95 % interval rank lead points games faults",
        "greedy alone among random",
        "random alone among greedy",
        "win share by seat",
        "milliseconds a decision",
        "parity",
        "The games are kept in kerys-arena/greedy-random-1.",
    ):
        assert text in " ".join(result.out.split()), text
    assert run(*MATCH).out.endswith("kerys-arena/greedy-random-2.\n"), "never into the folder of another run"


@pytest.mark.compiled_only
def test_the_same_table_with_two_processes(run: Runner, tmp_path: Path) -> None:
    arguments = ("arena", "ismcts:iterations=5", "flat", "pupil", "--players", "3", "--sets", "2",
                 "--budget", "iterations=5", "--seed", "4")  # fmt: skip
    tables = [figures(run, *arguments, "--jobs", jobs, "--out", jobs) for jobs in ("1", "2")]
    assert tables[0] == tables[1]
    assert tables[0]["games"] == 6
    assert sum(row["win_share"] for row in tables[0]["entrants"]) == pytest.approx(1, abs=1e-5)
    assert (tmp_path / "1" / ARCHIVE).read_bytes() == (tmp_path / "2" / ARCHIVE).read_bytes()
    assert figures(run, *arguments[:-1], "5", "--out", "3")["entrants"] != tables[0]["entrants"]


def test_every_game_is_kept_as_a_record(run: Runner, tmp_path: Path) -> None:
    figures(run, *MATCH, "--out", "kept")
    archive = tmp_path / "kept" / ARCHIVE
    records = read_archive(archive.read_text(encoding="utf-8"))
    assert len(records) == 18
    assert records[0].names == {0: "greedy", 1: "random", 2: "random"}
    deals = [str(list(record.deal.cells)) for record in records if record.deal is not None]
    assert len(set(deals)) == 3 and len(set(deals[:6])) == 1, "one deal a set"
    checked = run("record", "check", str(archive))
    assert checked.code == 0 and checked.out.count(" holds: ") == 18


# --- Going on ---------------------------------------------------------------------------------------------


def test_going_on_after_a_crash(run: Runner, tmp_path: Path) -> None:
    """Half a last line, and a record without its line, as kill -9 may leave them."""
    whole = figures(run, *MATCH, "--out", "whole")
    figures(run, *MATCH, "--out", "cut")
    results, archive = tmp_path / "cut" / RESULTS, tmp_path / "cut" / ARCHIVE
    lines = results.read_bytes().splitlines(keepends=True)
    results.write_bytes(b"".join(lines[:9]) + lines[9][:40])
    archive.write_bytes(archive.read_bytes()[: json.loads(lines[9])["end"] - 7])
    assert figures(run, *MATCH, "--out", "cut") == whole
    assert archive.read_bytes() == (tmp_path / "whole" / ARCHIVE).read_bytes()
    assert results.read_bytes().splitlines()[1:9] == [line.strip() for line in lines[1:9]], "not played again"
    before = results.read_bytes()
    assert figures(run, *MATCH, "--out", "cut") == whole
    assert results.read_bytes() == before, "everything was there"


def test_more_sets_go_on_where_it_ended(run: Runner, tmp_path: Path) -> None:
    figures(run, *MATCH[:-1], "1", "--out", "a")
    first = (tmp_path / "a" / RESULTS).read_bytes()
    longer = figures(run, *MATCH, "--out", "a")
    assert (tmp_path / "a" / RESULTS).read_bytes().startswith(first)
    assert longer == figures(run, *MATCH, "--out", "b")
    assert figures(run, *MATCH[:-1], "1", "--out", "a")["sets"] == 1


@pytest.mark.compiled_only
@pytest.mark.parametrize("signal_number", [signal.SIGKILL, signal.SIGINT])
def test_killed_in_the_middle(run: Runner, tmp_path: Path, signal_number: int) -> None:
    arguments = ("arena", "greedy", "clerk", "--sets", "4", "--jobs", "2")
    process = program(*arguments, "--out", str(tmp_path / "killed"))
    results = tmp_path / "killed" / RESULTS
    end = time.monotonic() + 100
    while time.monotonic() < end and not (results.exists() and results.read_bytes().count(b"\n") > 2):
        time.sleep(0.01)
    process.send_signal(signal_number)
    _, errors = process.communicate(timeout=60)
    done = results.read_bytes().count(b"\n") - 1
    if signal_number == signal.SIGINT:
        assert process.returncode == 2
        assert errors.split("\n") == [
            "",
            f"To go on: the same command with --out {tmp_path / 'killed'}",
            "",
            "Interrupted by Ctrl-C.",
            "",
        ]
    assert 2 <= done < 32
    after = figures(run, *arguments, "--out", str(tmp_path / "killed"))
    assert after == figures(run, *arguments[:-1], "1", "--out", "calm")
    assert (tmp_path / "killed" / ARCHIVE).read_bytes() == (tmp_path / "calm" / ARCHIVE).read_bytes()


@pytest.mark.parametrize(
    ("changed", "named"),
    [
        (("--seed", "2"), "seed"),
        (("--options", "events"), "options"),
        (("--budget", "iterations=3"), "budget"),
        (("--one-way",), "one way"),
        (("--sprt", "0.3,0.4"), "sprt"),
    ],
)
def test_another_match_in_the_same_folder_is_refused(
    run: Runner, changed: tuple[str, ...], named: str
) -> None:
    figures(run, *MATCH[:-1], "1", "--out", "here")
    complaint = run(*MATCH[:-1], "1", *changed, "--out", "here").complaint
    assert complaint.lower() == (
        f"kerys: the folder here holds another match ({named} differ); use another folder."
    )


def test_games_of_other_code_are_refused(run: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    figures(run, *MATCH[:-1], "1", "--out", "here")
    monkeypatch.setattr("kerys.arena.folder.code_print", lambda: "changed")
    assert "another version of the engine or the bots" in run(*MATCH, "--out", "here").complaint


def test_a_folder_that_cannot_be_used(run: Runner, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("mine")
    assert "cannot be used" in run(*MATCH, "--out", "file").complaint
    (tmp_path / "odd").mkdir()
    (tmp_path / "odd" / RESULTS).write_text("something else\n")
    assert "was not written by an arena" in run(*MATCH, "--out", "odd").complaint
    assert (tmp_path / "odd" / RESULTS).read_text() == "something else\n"
    figures(run, *MATCH[:-1], "1", "--out", "here")
    (tmp_path / "here" / ARCHIVE).write_text("")
    assert "lacks games" in run(*MATCH, "--out", "here").complaint


# --- The sequential test, faults, exports -----------------------------------------------------------------


@pytest.mark.compiled_only
def test_the_sequential_test_stops_early(run: Runner) -> None:
    arguments = ("arena", "greedy", "random", "--players", "2", "--sets", "200", "--sprt", "0.5,0.6")
    tables = [figures(run, *arguments, "--jobs", jobs, "--out", jobs) for jobs in ("1", "2")]
    assert tables[0] == tables[1]
    assert tables[0]["sprt"]["accepted"] == 1 and tables[0]["sets"] == 20
    told = run(*arguments, "--out", "1").out
    assert "the win share is 0.6, not 0.5 after 20 sets" in told


def script(tmp_path: Path, name: str, body: str) -> str:
    path = tmp_path / name
    path.write_text(f"#!/bin/sh\n{body}\n")
    path.chmod(0o755)
    return f"program:{path}"


def test_programs_that_crash_or_answer_nonsense_are_counted(run: Runner, tmp_path: Path) -> None:
    crash = script(tmp_path, "crash", "read line; echo no idea >&2; exit 3")
    nonsense = script(tmp_path, "nonsense", """while read line; do echo '{"answer": "win"}'; done""")
    data = figures(run, "arena", "random", crash, nonsense, "--players", "3", "--sets", "1")
    assert [row["faults"] for row in data["entrants"]] == [0, 3, 3]
    texts = {fault["entrant"]: fault["fault"] for fault in data["faults"]}
    assert "exit code 3" in texts["program:crash"] and "no idea" in texts["program:crash"]
    assert "not among its options" in texts["program:nonsense"]
    table = run("arena", "random", crash, "--players", "2", "--sets", "1").out
    assert "2 faults; the first, by program:crash:" in table
    assert "Another run may differ." in table


def test_a_bot_that_hangs_is_interrupted(
    run: Runner, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
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


def test_a_program_that_hangs_is_ended_with_the_arena(tmp_path: Path) -> None:
    """No process is left behind when the arena is interrupted."""
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


def test_results_as_csv(run: Runner, tmp_path: Path) -> None:
    data = figures(run, *MATCH, "--csv", "games.csv")
    with (tmp_path / "games.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 18 * 3
    alone = [row for row in rows if row["entrant"] == "greedy" and row["alone"] == "True"]
    assert len(alone) == 9
    share = sum(float(row["win_share"]) for row in alone) / 9
    assert share == pytest.approx(data["entrants"][0]["win_share"], abs=1e-6)
    assert sum(float(row["win_share"]) for row in rows) == pytest.approx(18)
    assert len({row["deal"] for row in rows}) == 3
    assert "cannot be written" in run(*MATCH, "--csv", "no/such/folder.csv").complaint


def test_results_as_parquet(run: Runner, tmp_path: Path) -> None:
    if find_spec("pyarrow") is None:
        assert "pip install 'kerys[parquet]'" in run(*MATCH, "--parquet", "x.parquet").complaint
        return
    figures(run, *MATCH, "--parquet", "games.parquet", "--csv", "games.csv")
    rows = import_module("pyarrow.parquet").read_table(tmp_path / "games.parquet").to_pylist()
    with (tmp_path / "games.csv").open(encoding="utf-8", newline="") as file:
        assert [{name: str(value) for name, value in row.items()} for row in rows] == list(
            csv.DictReader(file)
        )


def test_ray_gives_the_same_table(run: Runner) -> None:
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
        (("greedy", "random", "--sets", "0"), "whole number from 1 on"),
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
def test_what_is_refused(run: Runner, arguments: tuple[str, ...], reason: str, tmp_path: Path) -> None:
    assert reason.lower() in run("arena", *arguments).complaint.lower()
    assert not list(tmp_path.iterdir()), "nothing is made before the command is understood"
