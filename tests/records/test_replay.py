"""Records: how they look, that they replay, and that broken ones say where and what would be right."""

import random
import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kerys import BadRecord, Game, KerysError, read_archive, write_archive
from kerys.records import record as records
from kerys.records.lines import MAX_SIZE
from tests.records.games import played

GAME = played(Game(players=4, seed=7, kings_favour=True, events=True), random.Random(7))
RECORD = GAME.record
LINES = RECORD.splitlines()


def changed(old: str, new: str) -> str:
    assert RECORD.count(old) >= 1, f"{old} is not in the record"
    return RECORD.replace(old, new, 1)


def refusal(text: str) -> str:
    with pytest.raises(BadRecord) as refused:
        Game.from_record(text)
    return str(refused.value)


def line_of(start: str) -> int:
    """The number of the first line that begins so."""
    return next(n for n, line in enumerate(LINES, 1) if line.startswith(start))


# --- What it looks like -------------------------------------------------------------------------------------


def test_the_parts_of_a_record() -> None:
    assert LINES[0] == "kerys record 1"
    assert LINES[1:4] == ["players 4", "kings-favour on", "events on"]
    assert [line.split()[0] for line in LINES[4:13]] == ["order"] + ["stack"] * 4 + ["ships"] * 4
    for heading in ("# round 1", "# placement", "# all have placed", "# round 4"):
        assert heading in LINES
    assert re.fullmatch(r"end \d+( (blue|orange|violet|yellow) -?\d+){4} won [a-z ]+", LINES[-1])
    assert "seed" not in RECORD


def test_an_unfinished_game_with_sealed_answers() -> None:
    game = Game(players=3, seed=1)
    game.play(2, "bid 4 3")
    game.play(0, "bid 0 0")
    record = game.record
    assert record.splitlines()[-4:] == ["# round 1", "blue bid 0 0", "violet bid 3 4", "end 2 unfinished"]
    again = Game.from_record(record)
    assert again.waiting == [1]
    assert again.state == game.state
    again.play(0, "bid 1 1")
    assert "blue bid 1 1" in again.record, "a sealed answer can still be replaced"


def test_forced_answers_are_marked_and_given_by_the_engine() -> None:
    forced = [line for line in LINES if line.endswith("!")]
    assert forced
    assert len(forced) == sum(answer[2] for answer in GAME.answers)
    n = line_of(forced[0])
    unmarked = [*LINES[: n - 1], LINES[n - 1].removesuffix(" !"), *LINES[n:]]
    assert f"line {n}: " in refusal("\n".join(unmarked))
    assert f"“{forced[0]}” follows by itself" in refusal("\n".join(unmarked))
    n = line_of("violet place")
    marked = [*LINES[: n - 1], LINES[n - 1] + " !", *LINES[n:]]
    assert f"line {n}: " in refusal("\n".join(marked))
    assert "as if there were no choice" in refusal("\n".join(marked))


def test_sealed_answers_in_any_order() -> None:
    for question in ("bid", "favour"):
        n = line_of(f"blue {question}") - 1
        shuffled = [*LINES[:n], *reversed(LINES[n : n + 4]), *LINES[n + 4 :]]
        assert shuffled != LINES
        assert Game.from_record("\n".join(shuffled)).record == RECORD


def test_forced_favours_among_others() -> None:
    game = Game.from_scenario(
        """kerys scenario 1
        players 3
        kings-favour on
        favours
        blue front 3 3 3
        orange front 1 2 3
        violet front 4 4
        """
    )
    assert game.waiting == [1]
    record = game.record
    assert record.splitlines()[-3:] == ["blue favour 3 !", "violet favour 4 !", "end 2 unfinished"]
    assert Game.from_record(record).record == record
    game.play(1, "favour 2")
    assert game.record.splitlines()[-4:-1] == ["blue favour 3 !", "orange favour 2", "violet favour 4 !"]
    assert Game.from_record(game.record).state == game.state


def test_names_of_players() -> None:
    game = Game(players=2, seed=1)
    game.names[1] = "Ahès, the second"
    assert "name orange Ahès, the second\n" in game.record
    assert Game.from_record(game.record).names == {1: "Ahès, the second"}
    assert Game.from_record(game.record).record == game.record
    for bad in ("", "two\nlines", " space before", "x" * 41):
        game.names[1] = bad
        with pytest.raises(BadRecord):
            _ = game.record


# --- What does not fit --------------------------------------------------------------------------------------


def test_an_illegal_answer_names_line_question_seat_and_options() -> None:
    n = line_of("# placement") - 2  # the third pick of an order card
    seat = LINES[n - 1].split()[0]
    message = refusal("\n".join([*LINES[: n - 1], f"{seat} pass", *LINES[n:]]))
    assert message.startswith(
        f"line {n}: it says “{seat} pass”, but {seat} is asked “order”; legal would be order "
    )


def test_the_wrong_seat() -> None:
    n = line_of("# placement") + 1
    seat, answer = LINES[n - 1].split(" ", 1)
    other = "blue" if seat != "blue" else "orange"
    message = refusal("\n".join([*LINES[: n - 1], f"{other} {answer}", *LINES[n:]]))
    assert f"line {n}: " in message
    assert f"but {seat} is asked “place”" in message
    assert "in all)" in message, "many options are not all listed"


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("kerys record 1", "kerys recipe 1", "line 1: a record begins with “kerys record 1”, not with"),
        ("kerys record 1", "kerys record 2", "line 1: this record has version 2; this program reads"),
        ("kerys record 1", "kerys record 0", "line 1: version 0 of a record can no longer be read"),
        ("players 4", "players 6", "line 2: the number of players is a number from 2 to 5, not “6”"),
        ("players 4", "players 2", "line 4: King's Favour needs 3 to 5 players"),
        ("players 4\n", "", "line 1: the number of players is not said"),
        ("events on", "events maybe", "line 4: “events” is on, off, not “maybe”"),
        ("events on", "event on", "“event on” is not a line of a record"),
        ("order ", "order green ", "“green” is not a seat of this game"),
        ("stack 1 ", "stack 1 spi ", "“spi” is not a character or event; did you mean “spy”?"),
        ("stack 1 ", "stack 1 pope ", "the pope is not in this game; it needs “ys-plus-characters on”"),
        ("stack 1 ", "stack 5 ", "the number of a district is a number from 1 to 4, not “5”"),
        ("ships 2 ", "ships 2 blue-blue-blue ", "there is no ship “blue-blue-blue” in this deck"),
        ("stack 2 ", "stack 1 ", "line 7: the stack of district 1 is given twice"),
        ("order ", "order blue orange violet yellow\norder ", "line 6: the order cards are given twice"),
        ("ships 4 ", "ships 4 blue-green-red ", "line 13: round 4 draws "),
        ("ships 4 ", "# ", "the deal has no line “ships 4 …”"),
        ("# round 1", "name blue " + "x" * 99, "line 14: “xxx"),
        ("ships 2 ", "ships 1 ", "the ships of round 1 are given twice"),
        ("# round 1\n", "# round 1\n\n", "a record has no empty line"),
        ("blue bid", "blue bit", "is not an answer in this notation"),
        ("blue bid", "  blue bid", "only a scenario is indented"),
        ("blue bid", "green bid", "“green” is not a seat of this game"),
    ],
)  # fmt: skip
def test_wrong_lines(old: str, new: str, message: str) -> None:
    assert message in refusal(changed(old, new))


def test_two_answers_to_one_sealed_question() -> None:
    n = line_of("blue bid")
    doubled = [*LINES[:n], LINES[n - 1], *LINES[n + 1 :]]
    assert f"line {n + 1}: blue has answered this question before" in refusal("\n".join(doubled))


def test_a_record_that_was_cut_off_anywhere() -> None:
    for n in range(len(LINES)):
        with pytest.raises(BadRecord):
            Game.from_record("\n".join(LINES[:n]))
    assert "is cut off" in refusal("\n".join(LINES[:-1]))


def test_a_record_that_lost_a_line_anywhere() -> None:
    for n in range(0, len(LINES), 7):
        if not LINES[n].startswith("#"):
            with pytest.raises(BadRecord):
                Game.from_record("\n".join(LINES[:n] + LINES[n + 1 :]))


def test_the_end_must_agree() -> None:
    wrong = refusal(changed("won ", "won violet "))
    assert f"line {len(LINES)}: it says" in wrong
    assert f"lead to “{LINES[-1]}”" in wrong
    assert "unfinished" in refusal("\n".join([*LINES[:-1], "end 3 unfinished"]))


def test_size() -> None:
    assert "characters; at most 1000000 are allowed" in refusal(RECORD + "#" * MAX_SIZE)


def test_errors_in_an_archive_say_which_record() -> None:
    archive = write_archive([RECORD, RECORD])
    with pytest.raises(BadRecord, match="record 2 of the archive: line 2"):
        read_archive(archive[: len(RECORD) + 20] + archive[len(RECORD) + 23 :])
    with pytest.raises(BadRecord, match="whole records"):
        write_archive([RECORD.strip()])


# --- Older versions -----------------------------------------------------------------------------------------


def test_an_older_version_is_upgraded(monkeypatch: pytest.MonkeyPatch) -> None:
    """A made-up version 0 that said `seats` for `players`."""

    def from_0_to_1(lines: list[str]) -> list[str]:
        return ["kerys record 1"] + [line.replace("seats ", "players ") for line in lines[1:]]

    monkeypatch.setitem(records.UPGRADES, 0, from_0_to_1)
    old = RECORD.replace("kerys record 1", "kerys record 0").replace("players 4", "seats 4")
    assert Game.from_record(old).record == RECORD


# --- Anything else ------------------------------------------------------------------------------------------

SHORT = played(Game(players=3, seed=3), random.Random(3), 12).record


@given(st.data())
@settings(max_examples=80, deadline=None)
def test_garbled_records_raise_nothing_but_our_errors(data: st.DataObject) -> None:
    text = SHORT
    for _ in range(data.draw(st.integers(1, 3))):
        begin = data.draw(st.integers(0, len(text)))
        end = data.draw(st.integers(begin, min(len(text), begin + 12)))
        text = (
            text[:begin]
            + data.draw(st.one_of(st.text(max_size=6), st.sampled_from(SHORT.split())))
            + text[end:]
        )
    try:
        game = Game.from_record(text)
    except KerysError as error:
        assert "\n" not in str(error)
    else:
        assert Game.from_record(game.record).record == game.record


@given(st.text(max_size=200))
@settings(max_examples=50, deadline=None)
def test_any_text_raises_nothing_but_our_errors(text: str) -> None:
    for begin in ("", "kerys record 1\n", "kerys record 1\nplayers 4\n"):
        with pytest.raises(KerysError):
            Game.from_record(begin + text)
