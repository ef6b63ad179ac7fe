"""A game as a server holds it: positions without copies, log entries shared between games."""

import pytest

from kerys.engine.errors import IllegalAnswer
from kerys.server.domain.hosted_game import HostedGame


def test_a_shared_position_never_changes() -> None:
    """It is not a copy, so the game must go on with one, and the log must be the same as without sharing."""
    game, other = HostedGame(4, seed=5, kings_favour=True), HostedGame(4, seed=5, kings_favour=True)
    held = []
    while not game.over:
        position = game.position
        assert position == game.state and position is game.position
        held.append((position, position.to_json()))
        seat = game.waiting[0]
        text = game.options(seat)[-1]
        game.play(seat, text)
        other.play(seat, text)
    assert all(position.to_json() == json for position, json in held)
    assert (game.record, game.facts(0, 2)) == (other.record, other.facts(0, 2))


def test_equal_log_entries_of_two_games_become_one_object() -> None:
    games = [HostedGame(3, seed=4), HostedGame(3, seed=4)]
    record = games[0].record
    shared = [game.share_log(0, 0) for game in games]
    facts = [game.known_facts(0, None) for game in games]
    assert shared[0] == shared[1] == (games[0].fact_count, 0)
    assert facts[0] == facts[1] and all(one[1] is other[1] for one, other in zip(*facts, strict=True))
    assert games[0].record == record


def test_a_refused_answer_leaves_a_shared_position_as_it_was() -> None:
    game = HostedGame(3, seed=4)
    position, json = game.position, game.position.to_json()
    with pytest.raises(IllegalAnswer):
        game.play(0, "pass")
    assert position.to_json() == json == game.state.to_json()
