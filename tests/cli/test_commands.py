"""The other commands: simulate, record, scenario, about, bench; and usage errors."""

import json
from pathlib import Path

import pytest

import kerys
from kerys.bots import bot
from kerys.cli.parser import command_line
from tests.cli.runner import Runner


def random_game(answers: int, **options: object) -> kerys.Game:
    """Return a game of random bots after a number of answers."""
    game = kerys.Game(seed=2, **options)  # type: ignore[arg-type]
    player = bot("random", 2)
    while not game.over and len(game.answers) < answers:
        seat = game.waiting[0]
        game.play(seat, player.choose(game.view(seat), game.ask(seat)))
    return game


# --- simulate ---------------------------------------------------------------------------------------------


def test_simulate_prints_a_table(run: Runner) -> None:
    result = run("simulate", "--games", "5", "--players", "3", "--kings-favour")
    assert result.code == 0 and not result.err
    for row in (
        "5 games of 3 random bots, kings favour",
        "sum of all scores",
        "won by violet",
        "games per second",
    ):
        assert row in result.out
    assert "won by yellow" not in result.out


def test_simulate_gives_the_same_numbers_with_two_processes(run: Runner) -> None:
    figures = []
    for jobs in ("1", "2"):
        result = run(
            "simulate", "--games", "30", "--players", "2", "--events", "--seed", "5", "--jobs", jobs, "--json"
        )
        figures.append(json.loads(result.out))
        assert figures[-1].pop("timing")["jobs"] == int(jobs)
    assert figures[0] == figures[1]
    assert figures[0]["games"] == 30 and figures[0]["options"]["events"] is True
    assert sum(figures[0]["win_share"].values()) == pytest.approx(1, abs=0.001)
    assert list(figures[0]["win_share"]) == ["blue", "orange", "neutral"]


def test_simulate_with_a_bot_that_uses_views(run: Runner) -> None:
    result = run("simulate", "--games", "1", "--bot", "greedy", "--json")
    assert json.loads(result.out)["score_sum"] > 250


def test_random_games_have_the_expected_averages(run: Runner) -> None:
    """Rules, section 16: about 294 in all, the winner 85, 19 coloured and 3.4 black gems a player."""
    figures = json.loads(run("simulate", "--games", "150", "--json").out)
    assert 288 < figures["score_sum"] < 300
    assert 82 < figures["winner"] < 88
    assert 18.5 < figures["coloured_gems_per_player"] < 19.5
    assert 3.2 < figures["black_gems_per_player"] < 3.6


# --- record -----------------------------------------------------------------------------------------------


def test_records_are_shown_checked_and_replayed(run: Runner, tmp_path: Path) -> None:
    archive = tmp_path / "two.kerys"
    archive.write_text(random_game(60).record + "\n" + random_game(999, players=2).record)
    checked = run("record", "check", str(archive))
    assert checked.code == 0
    first, second = checked.out.splitlines()
    assert first == f"{archive}: record 1 holds: 4 players, 60 answers, not finished."
    assert second.startswith(f"{archive}: record 2 holds: 2 players, ") and "won by " in second
    shown = run("record", "show", str(archive), "--seat", "orange")
    assert shown.out.count("══ round ") == 2 and shown.out.count("> O orange") == 2
    replayed = run("record", "replay", str(archive))
    assert replayed.out.count("Round 1 begins.") == 2 and "The game is over." in replayed.out


def test_record_is_read_from_standard_input(run: Runner) -> None:
    result = run("record", "check", "-", typed=random_game(30).record)
    assert result.out == "standard input: record 1 holds: 4 players, 30 answers, not finished.\n"


def test_bad_record_among_good_ones_is_reported(run: Runner, tmp_path: Path) -> None:
    good = random_game(40).record
    file = tmp_path / "mixed.kerys"
    file.write_text("\n".join([good, good.replace("blue bid", "blue bis", 1), good]))
    result = run("record", "check", str(file))
    lines = result.out.splitlines()
    assert result.code == 1 and len(lines) == 3
    assert "record 2 does not hold: Line " in lines[1] and lines[1].endswith(".")
    shown = run("record", "show", str(file))
    assert shown.code == 2 and f"{file}, record 2: line " in shown.complaint


# --- scenario ---------------------------------------------------------------------------------------------


def test_scenario_is_drawn_and_played(run: Runner, tmp_path: Path) -> None:
    game = random_game(44, kings_favour=True)
    file = tmp_path / "position.kerys"
    file.write_text(game.scenario)
    output = run("scenario", str(file))
    assert output.code == 0 and "══ round 1/4" in output.out
    asked = game.view(None)["question"]["waiting"][0]
    assert f"> {asked[0].upper()} {asked}" in output.out, "the view of the seat that is asked"
    continued = run("scenario", str(file), "--play", "--seed", "1", typed="quit\n")
    assert continued.out.endswith("You leave the game.\n")
    loaded = run("play", "--load", str(file), "--record", str(tmp_path / "new.kerys"), typed="quit\n")
    assert loaded.code == 0
    assert kerys.Game.from_record((tmp_path / "new.kerys").read_text()).settings.kings_favour


def test_contradictory_scenario_is_refused(run: Runner, tmp_path: Path) -> None:
    file = tmp_path / "position.kerys"
    file.write_text(random_game(44).scenario.replace("round 1", "round 7", 1))
    result = run("scenario", str(file))
    assert result.code == 2 and result.complaint.startswith(f"kerys: {file}: line ")


# --- Files that are not records ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "command", [("record", "show"), ("record", "replay"), ("scenario",), ("play", "--load")]
)
@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "is empty"),
        (b" \n\n", "is empty"),
        (b"\xff\xfe\x00\x01", "is not text"),
        (b"kerys\x00record", "is not text"),
        (b"hello\n", "line 1"),
        (b"kerys record 1\nplayers 4\n", "the record is cut off"),
        (b"kerys record 99\nend 0 unfinished\n", "version 99"),
    ],
    ids=str,
)
def test_files_that_are_not_records_are_refused(
    run: Runner, tmp_path: Path, command: tuple[str, ...], content: bytes, reason: str
) -> None:
    file = tmp_path / "file"
    file.write_bytes(content)
    result = run(*command, str(file))
    assert result.code == 2 and str(file) in result.complaint
    if command != ("scenario",) or not content.startswith(b"kerys record"):
        assert reason in result.complaint.lower()


def test_truncated_record_is_refused(run: Runner, tmp_path: Path) -> None:
    text = random_game(50).record
    file = tmp_path / "cut.kerys"
    for length in range(1, len(text) - 1, 97):
        file.write_text(text[:length])
        result = run("record", "check", str(file))
        assert result.code == 1 and "does not hold" in result.out and result.out.count("\n") == 1


def test_folders_and_missing_files_are_refused(run: Runner, tmp_path: Path) -> None:
    for name in (tmp_path, tmp_path / "missing"):
        assert "cannot be read" in run("scenario", str(name)).complaint
        checked = run("record", "check", str(name))
        assert checked.code == 2 and "cannot be read" in checked.out
    assert run("scenario", "a\0b").code == 2


# --- The rest ---------------------------------------------------------------------------------------------


def test_about(run: Runner) -> None:
    out = run("about").out
    assert out.startswith(f"Kerys {kerys.__version__}\nPython 3.")
    assert "\nengine " in out and "table of answers: version 1, 2732 answers" in out
    assert "records: version 1" in out and "languages: de, en, fr, nl, pl" in out


def test_help_names_every_command() -> None:
    text = command_line().format_help()
    assert all(
        command in text
        for command in ("play", "simulate", "record", "scenario", "bench", "about", "serve", "db")
    )


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("plya", "invalid choice: 'plya'"),
        ("--foo", "--foo"),
        ("play --foo", "--foo"),
        ("play --players", "--players: expected one argument"),
        ("play --players many", "--players"),
        ("play --seat pink", "invalid choice: 'pink'"),
        ("play --seed x", "a seed is a whole number of at most 18 digits, not “x”"),
        ("play --neutral a,b", "neutral brokers are four values such as 4,3,1,0"),
        ("simulate --games 0", "a whole number of at least 1, not “0”"),
        ("simulate --games -3", "a whole number of at least 1, not “-3”"),
        ("simulate --jobs 99999999999", "a whole number of at least 1"),
        ("record", "ACTION"),
        ("record burn x", "invalid choice: 'burn'"),
        ("record show", "FILE"),
        ("scenario", "FILE"),
        ("bench", "WHAT"),
        ("bench engine --seconds soon", "a number of seconds up to 3600, not “soon”"),
        ("play --kings", "--kings"),
    ],
)
def test_usage_errors(run: Runner, line: str, reason: str) -> None:
    result = run(*line.split())
    assert result.code == 2 and not result.out
    assert reason in result.complaint and result.complaint.endswith("--help`.")


def test_flags_without_a_command_belong_to_serve(run: Runner) -> None:
    result = run("--port", "many")
    assert result == run("serve", "--port", "many")
    assert (result.code, result.complaint) == (2, "kerys: --port is a number, not “many”.")


def test_help_of_every_command(run: Runner, capsys: pytest.CaptureFixture[str]) -> None:
    for command in ("play", "simulate", "record", "scenario", "bench", "about"):
        with pytest.raises(SystemExit) as left:
            run(command, "--help")
        assert left.value.code == 0
        assert "usage: kerys" in capsys.readouterr().out
