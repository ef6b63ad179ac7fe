"""Excerpts: what a viewer may know of a running game's record, whatever is hidden from that viewer."""

import random
import re

import pytest

from kerys import Game
from kerys.engine.facts import LAST_BROKER
from kerys.engine.pieces import SEAT_NAMES
from tests.records.games import play_one, played, some_games

SCENARIO = """kerys scenario 1
players 3
ys-plus-characters on
kings-favour on
events on
event 1 speculation
speculation
"""


def lines_of(game: Game, viewer: int | None) -> list[str]:
    return game.excerpt(viewer).splitlines()


def test_own_secrets_are_there_and_those_of_others_are_not() -> None:
    game = Game.from_scenario(SCENARIO)
    for seat, colour in enumerate(("red", "none", "blue")):
        game.play(seat, f"speculate {colour}")
    game.play(0, "bid 4 4")
    assert [line for line in lines_of(game, 0) if "speculate" in line] == [
        "blue speculate red",
        "orange speculate ?",
        "violet speculate ?",
    ]
    assert lines_of(game, 0)[-2:] == ["blue bid 4 4", "end 4 unfinished"]
    assert lines_of(game, 1)[-2:] == ["violet speculate ?", "end 3 unfinished"], (
        "an open bid appears not at all"
    )
    assert "speculate red" not in game.excerpt(None)


def test_placings_and_looks() -> None:
    game = Game.from_scenario(
        """kerys scenario 1
        players 3
        round 2
        turn 1 blue first
        blue front 1 1
        orange front 4 1; effects illusionist
        violet front 3 0; looks 2
        """
    )
    game.play(0, "place 4 down 2/palace")
    game.play(0, "place 3 up 1/palace")
    game.play(1, "place front 4 down 1/harbour")
    game.play(1, "front 2")
    game.play(1, "place 0 up 2/harbour")
    game.play(2, "look 2/palace/1")
    of_blue = ["blue place 4 down 2/palace", "blue place 3 up 1/palace"]
    others = [
        "orange place front 4 down 1/harbour",  # everybody saw it stand in front
        "orange front 2",
        "orange place 0 up 2/harbour",
        "violet look 2/palace/1",
        "end 6 unfinished",
    ]
    assert lines_of(game, 0)[-7:] == of_blue + others
    for viewer in (1, 2, None):
        assert lines_of(game, viewer)[-7:] == ["blue place ? down 2/palace", of_blue[1], *others]


def test_the_other_player_does_not_see_neutral_brokers() -> None:
    game = Game.from_scenario("kerys scenario 1\nplayers 2\nturn 1 orange neutral\norder orange blue")
    game.play(1, "place neutral 2 down market/2/red")
    assert lines_of(game, 1)[-2] == "orange place neutral 2 down market/2/red"
    assert lines_of(game, 0)[-2] == lines_of(game, None)[-2] == "orange place neutral ? down market/2/red"


def test_deal_and_scenario_are_left_out() -> None:
    game = Game(players=4, seed=5)
    words = {line.split()[0] for line in game.excerpt(None).splitlines()}
    assert words == {"kerys", "players", "viewer", "end"}
    game = Game.from_scenario(SCENARIO)
    assert lines_of(game, None)[-2:] == ["begun from a scenario", "end 0 unfinished"]


def test_headings_are_the_same_as_in_the_record() -> None:
    game = played(Game(players=4, seed=5), random.Random(5), 120)
    headings = [line for line in game.record.splitlines() if line.startswith("#")]
    assert [line for line in lines_of(game, None) if line.startswith("#")] == headings
    assert len(headings) > 3


def swapped(game: Game) -> tuple[int, Game] | None:
    """The same game with two of a seat's hidden brokers exchanged, and whose they are."""
    lines = game.record.splitlines()
    for seat in range(game.seats):
        hidden = [n for n, line in enumerate(lines) if re.match(rf"{SEAT_NAMES[seat]} place \d down", line)]
        if len(hidden) >= 2:
            one, other = lines[hidden[0]].split(), lines[hidden[-1]].split()
            if one[2] != other[2]:
                one[2], other[2] = other[2], one[2]
                lines[hidden[0]], lines[hidden[-1]] = " ".join(one), " ".join(other)
                return seat, Game.from_record("\n".join(lines))
    return None


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_exchanged_hidden_brokers_change_nothing_for_others(players: int) -> None:
    compared = 0
    for seed in range(3):
        game = Game(players=players, seed=seed)
        rng = random.Random(seed)
        for _ in range(60):
            play_one(game, rng)
            if any(kind == LAST_BROKER for kind, _, _ in game._log.facts):
                break
            twin = swapped(game)
            if twin is not None:
                seat, other = twin
                assert other.state != game.state
                for viewer in {None, *range(players)} - {seat}:
                    assert other.excerpt(viewer) == game.excerpt(viewer)
                    compared += 1
                assert other.excerpt(seat) != game.excerpt(seat)
    assert compared > 20


def test_nothing_of_the_deal_or_the_hands_is_in_an_excerpt() -> None:
    """Every line of an excerpt is one of the record, or one with a `?` in it."""
    for game, rng in some_games(20, 6, seed=11):
        played(game, rng, rng.randrange(150))
        if game.over:
            continue
        record = {line.removesuffix(" !") for line in game.record.splitlines()}
        for viewer in (None, *range(game.seats)):
            for line in lines_of(game, viewer)[1:-1]:
                known = line.startswith(("viewer ", "begun ")) or line.removesuffix(" !") in record
                assert known or "?" in line or line in {text.strip() for text in record}
