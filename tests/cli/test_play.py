"""`kerys play` through a pipe: whole games, answers and commands, saved games, refused arguments."""

import errno
import os
import random
from pathlib import Path

import pytest

import kerys
from tests.cli.runner import Runner

EVERYTHING = ("--events", "--ys-plus-characters")


def numbers(seed: int) -> str:
    """Return more than enough answers by number; numbers that are too high are refused."""
    rng = random.Random(seed)
    return "\n".join(str(int(rng.random() ** 2 * 40) + 1) for _ in range(4000))


@pytest.mark.parametrize(
    "options",
    [
        ("--players", "2", *EVERYTHING, "--neutral", "4,3,1,0"),
        ("--players", "3", "--districts", "3", "--express", "--kings-favour", *EVERYTHING),
        ("--players", "4", "--kings-favour", "--magician", "any", "--ship-deck", "twelve-white", *EVERYTHING),
        ("--players", "5", "--kings-favour", "--seat", "green", *EVERYTHING),
    ],
    ids=["2", "3", "4", "5"],
)
def test_whole_games_are_played(run: Runner, options: tuple[str, ...]) -> None:
    result = run("play", "--bot", "random", "--seed", "3", *options, typed=numbers(3))
    assert result.code == 0 and not result.err
    assert result.out.count("The game is over.\n") == 1
    assert "wins with" in result.out or "shares the victory" in result.out
    assert "\x1b" not in result.out, "no colours and no cursor control in a pipe"
    assert "{" not in result.out


def test_answers_as_text_abbreviation_and_number(run: Runner) -> None:
    """Blue has the highest bid, takes first place and begins."""
    typed = "BID 4  4\n1\nplace 3 up 1/harbour\n0 d m/2/r\nfacts\nquit\n"
    out = run("play", "--seed", "7", "--bot", "random", typed=typed).out
    assert "Blue 4 + 4 = 8" in out
    assert "Blue takes no. 1" in out
    assert "Blue places a 3 face up in harbour 1." in out
    assert (
        "Blue places a 0 face down on the market (row 2, red column). Blue scores 1 point on the market."
        in out
    )
    assert out.endswith("> quit\nYou leave the game.\n")


def test_ambiguous_text_is_refused(run: Runner) -> None:
    typed = "bid 4 4\n1\nplace 3 u m/1/b\nplace 4 d 1/c\nplace 1 u m/2\n1 u x/1\nquit\n"
    out = run("play", "--seed", "7", "--bot", "random", typed=typed).out
    assert "Blue places a 3 face up on the market (row 1, blue column)." in out
    assert "“place 1 u m/2” is not an answer here" in out


def test_end_of_input_stops_the_game(run: Runner) -> None:
    result = run("play", "--seed", "7", typed="1\n")
    assert result.code == 0 and not result.err
    assert result.out.endswith("The input has ended, so the game stops here.\n")


def test_bad_answers_are_explained_and_asked_again(run: Runner) -> None:
    typed = "99\n0\nfoo\norder 1\nplace 3 up 9/harbour\nbid 4\n\nb 1\nbid 1 3\nquit\n"
    out = run("play", "--seed", "7", typed=typed).out
    assert "There is no answer 99; they are numbered from 1 to 14." in out
    assert "There is no answer 0; they are numbered from 1 to 14." in out
    assert "“foo” is not an answer here; “options” lists what you may answer" in out
    assert "“order 1” is not possible here; possible would be “bid 0 0”, “bid 0 1”" in out
    assert "“bid 4” is not an answer here" in out
    assert "“b 1” could be " not in out
    assert "The bids are revealed: Blue 1 + 3 = 4" in out


def test_commands(run: Runner) -> None:
    typed = "help\nhelp game\nhelp signs\nhelp spy\nhelp Royal Guard\nhelp revolt\nhelp x\nhelp cards\n"
    out = run(
        "play", "--seed", "7", *EVERYTHING, typed=f"{typed}table\nfacts\nfacts all\noptions\nquit\n"
    ).out
    assert "help CARD – what a character or event does" in out
    assert "You want the most points after four rounds." in out
    assert "B3 is a broker of Blue with value 3" in out
    assert "Spy (character, played at the start of placement)." in out
    assert "Royal Guard (character, played before your own turn and after your own turn)." in out
    assert "Revolt (event). No character has any effect in this district." in out
    assert "There is no help about “x”" in out
    assert out.count("(character, ") == 2 + 27 and out.count("(event)") == 1 + 13
    assert out.count("══ round 1/4") == 2
    assert out.count("Round 1 begins.") == 3
    assert "undo" not in out


def test_secrets_of_others_are_not_shown(run: Runner) -> None:
    """Brokers of the bots behind their screens or face down do not appear in the output."""
    out = run("play", "--seed", "7", "--bot", "greedy", typed="1\n1\n1\n1\nfacts all\ntable\nquit\n").out
    down = [line for line in out.splitlines() if "face down" in line and "places" in line]
    assert [line for line in down if not line.startswith("Blue")]
    assert all("places a broker face down" in line for line in down if not line.startswith("Blue"))
    assert "O(" not in out and "V(" not in out


# --- Records ----------------------------------------------------------------------------------------------


def test_saved_game_can_be_continued(run: Runner, tmp_path: Path) -> None:
    file = tmp_path / "game.kerys"
    first = run("play", "--seed", "7", "--seat", "orange", "--record", str(file), typed="bid 1 3\n1\nquit\n")
    assert first.out.endswith(f"The game is saved in {file}; go on with: kerys play --load {file}\n")
    saved = kerys.Game.from_record(file.read_text())
    assert saved.record == file.read_text() and saved.names[1] == "you"
    second = run("play", "--load", str(file), "--record", str(file), typed=numbers(1))
    assert "You play Orange in a game of 4 players." in second.out
    assert second.out.count("The game is over.\n") == 1
    assert kerys.Game.from_record(file.read_text()).over
    assert [path.name for path in tmp_path.iterdir()] == ["game.kerys"]
    third = run("play", "--load", str(file))
    assert third.code == 0 and third.out.count("The game is over.\n") == 1


def test_existing_file_is_not_overwritten(run: Runner, tmp_path: Path) -> None:
    file = tmp_path / "precious.txt"
    file.write_text("mine")
    result = run("play", "--record", str(file), typed="quit\n")
    assert result.code == 2 and "already exists" in result.complaint
    assert file.read_text() == "mine"


@pytest.mark.parametrize("trouble", [errno.ENOSPC, errno.EIO])
def test_full_disk_leaves_the_old_record_intact(
    run: Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, trouble: int
) -> None:
    file = tmp_path / "game.kerys"
    run("play", "--seed", "7", "--record", str(file), typed="bid 1 3\nquit\n")
    before = file.read_text()

    def fail(_: int) -> None:
        raise OSError(trouble, os.strerror(trouble))

    monkeypatch.setattr(os, "fsync", fail)
    result = run("play", "--load", str(file), "--record", str(file), typed="1\nquit\n")
    assert result.code == 2
    assert result.complaint == f"kerys: {file} cannot be written: {os.strerror(trouble).lower()}."
    assert file.read_text() == before
    assert [path.name for path in tmp_path.iterdir()] == ["game.kerys"]


def test_missing_folder_is_refused(run: Runner, tmp_path: Path) -> None:
    result = run("play", "--record", str(tmp_path / "no" / "game.kerys"), typed="quit\n")
    assert result.code == 2 and "there is no such file or folder" in result.complaint


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("--players", "6"), "Ys is played by 2 to 5 players, not 6"),
        (("--players", "2", "--kings-favour"), "King's Favour needs 3 to 5 players"),
        (("--players", "5", "--express"), "Express is for 3 or 4 players"),
        (("--players", "4", "--districts", "3"), "4 players use 4 districts"),
        (("--neutral", "4,4,1,0"), "Only two players have a neutral seat"),
        (("--players", "2", "--neutral", "9,4,1,0"), "Neutral is four broker values from 0 to 4"),
        (("--players", "3", "--seat", "green"), "There is no seat green with 3 players"),
        (("--bot", "deep"), "There is no bot “deep”"),
        (("--load", "/no/such/file"), "/no/such/file cannot be read"),
        (("--load", "x", "--players", "3"), "--players cannot be changed in a loaded game"),
    ],
)
def test_impossible_options_are_refused(run: Runner, arguments: tuple[str, ...], reason: str) -> None:
    result = run("play", *arguments, typed="quit\n")
    assert result.code == 2
    assert reason in result.complaint and result.complaint.endswith(".")
