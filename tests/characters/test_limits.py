"""Limits of all characters: windows (8.4), the round they were won in (8.1), two a round (8.2), the end (8.5)."""

import pytest

from kerys import Game
from tests.characters.table import FAVOUR, FRONTS, PLUS, asked, offered, play, plus, seat_view, table

# Every card but Prince and King, which are never held (8.3); in parts, as the stacks must keep some.
HANDS = (
    "alchemist banker captain cardinal spy herald illusionist intriguer",
    "jeweller magician merchant mercenary queen customs-officer financier royal-guard",
    "imitator investor favourite monk pope philosopher professor rogue smuggler",
)
SHIPS = "ship 1 blue-green-red, 2 red-blue-green, 3 green-blue-red, 4 yellow-red-blue\n"
BOARD = "at 1/harbour blue 3 turn 2, 2/palace blue 4 down turn 2\n"
WINDOWS = {
    "W1": ("placement\n", "cardinal illusionist philosopher rogue spy"),
    "W2": ("turn 3 blue\n" + BOARD, "queen rogue royal-guard"),
    "W3": ("turn 2 blue after\n" + BOARD, "magician mercenary rogue royal-guard"),
    "W4": (
        "counting\n" + BOARD,
        "captain customs-officer financier herald intriguer investor merchant monk professor rogue",
    ),
    "W5": ("counting end\n", "alchemist banker jeweller rogue"),
}


def holding(hand: str, window: str, *, clause: str = "cards", played: int = 0, round_: int = 2) -> Game:
    """Blue holds these cards and could use each; nobody else holds any."""
    moment, _ = WINDOWS[window]
    throne = "throne " + ", ".join(["1"] * (round_ - 1))
    return table(
        f"{moment}{'' if window == 'W5' else SHIPS}"
        f"blue {clause} {hand}; gems red 3; played {played}; {throne}; front 2 3\n"
        f"orange {throne}; front 3 3\nviolet {throne}; front 3 3\nyellow {throne}; front 3 3\n",
        options=FAVOUR + PLUS,
        round_=round_,
    )


def playable(game: Game, window: str) -> set[str]:
    """The cards blue may play now, if this is the window it is asked in."""
    if asked(game) != f"blue window {window}":
        return set()
    return {text.removeprefix("play ") for text in offered(game, "play")}


@pytest.mark.parametrize("round_", [2, 4])
@pytest.mark.parametrize("window", WINDOWS)
def test_8_4_the_cards_of_each_window_and_no_others(window: str, round_: int) -> None:
    """8.5: in round 4 as well."""
    found = set()
    for hand in HANDS:
        found |= playable(holding(hand, window, round_=round_), window)
    assert found == set(WINDOWS[window][1].split())


@pytest.mark.parametrize("window", WINDOWS)
def test_8_2_a_second_but_no_third(window: str) -> None:
    for hand in HANDS:
        assert playable(holding(hand, window, played=1), window) == playable(holding(hand, window), window)
        assert playable(holding(hand, window, played=2), window) == set()


@pytest.mark.parametrize("window", ["W4", "W5"])
def test_8_1_not_in_the_round_it_was_won(window: str) -> None:
    for hand in HANDS:
        assert playable(holding(hand, window, clause="won"), window) == set()


def test_8_1_from_the_next_round_on() -> None:
    game = table(
        "counting areas 4\npalace 4 rogue\nblue gems red 3; front 4 3 1\nat 4/palace blue 3\n",
        options="ys-plus-characters on\n",
    )
    assert (seat_view(game, "blue")["cards"], seat_view(game, "blue")["new_cards"]) == (["rogue"], ["rogue"])
    play(game, "blue rank blue", "blue rank green", "blue rank yellow")
    assert asked(game) == "all bid", "no W5 with a card won this round"
    assert seat_view(game, "blue")["new_cards"] == []


def test_8_2_several_cards_in_one_window() -> None:
    game = plus("counting\nblue cards merchant financier professor\norange cards captain\n" + SHIPS)
    play(game, "blue play merchant")
    assert offered(game) == ["pass", "play financier", "play professor"], "asked again before the next"
    play(game, "blue play financier")
    assert asked(game) == "orange window W4", "two a round"
    assert seat_view(game, "blue")["cards_played"] == 2


def test_8_4_windows_ask_in_turn_order() -> None:
    game = plus("counting\norder violet blue orange yellow\nblue cards merchant\nviolet cards financier\n")
    assert asked(game) == "violet window W4"
    play(game, "violet pass")
    assert asked(game) == "blue window W4"


def test_8_5_what_is_left_in_hand_is_worth_nothing() -> None:
    game = plus("final\nblue cards jeweller rogue monk\n", round_=4)
    assert game.points == [0, 0, 0, 0]


def test_8_2_played_cards_are_forgotten_next_round() -> None:
    game = plus("counting end\nblue cards banker; played 1\n" + FRONTS)
    play(game, "blue play banker", "blue raise red", "blue lower blue")
    assert game.view(None)["round"] == 3
    assert seat_view(game, "blue")["cards_played"] == 0
