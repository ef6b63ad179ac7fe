"""Records and scenarios read back give the same game and position, at every decision of random games."""

from kerys import Game, read_archive, scenario_of, write_archive
from kerys.engine.choices import Choices
from kerys.engine.machine import advance
from kerys.engine.state import state_from_json
from kerys.records.scenario import read_scenario
from tests.records.games import play_one, played, some_games


def test_records_at_every_decision() -> None:
    for game, rng in some_games(8, 2, seed=1):
        while not game.over:
            record = game.record
            again = Game.from_record(record)
            assert again.record == record
            assert again.state == game.state
            assert again.answers == game.answers
            assert again.waiting == game.waiting
            play_one(game, rng)


def test_records_of_whole_games() -> None:
    for game, rng in some_games(150, 20, seed=2):
        game.names[0] = "Anna"
        record = played(game, rng).record
        again = Game.from_record(record)
        assert again.record == record
        assert again.state == game.state
        assert again.points == game.points
        assert again.winners == game.winners
        assert again.facts() == game.facts()


def test_scenarios_at_every_decision() -> None:
    for game, rng in some_games(16, 4, seed=3):
        while not game.over:
            state = game.state
            text = scenario_of(state)
            again = read_scenario(text)
            assert scenario_of(again) == text, "the position written down is written down the same way"
            advance(again, Choices())
            assert again == state, text
            play_one(game, rng)
        assert read_scenario(game.scenario) == game.state


def test_a_game_from_a_scenario_plays_on_like_the_original() -> None:
    for game, rng in some_games(30, 6, seed=4):
        again = Game.from_scenario(played(game, rng, rng.randrange(150)).scenario)
        while not game.over:
            seat = game.waiting[0]
            text = rng.choice(game.options(seat))
            game.play(seat, text)
            again.play(seat, text)
        assert again.state == game.state
        assert Game.from_record(again.record).record == again.record


def test_states_as_json_at_every_decision() -> None:
    for game, rng in some_games(30, 4, seed=5):
        while not game.over:
            state = game.state
            assert state_from_json(state.to_json()) == state
            play_one(game, rng)


def test_archives() -> None:
    games = [played(game, rng, 60) for game, rng in some_games(12, 6, seed=6)]
    archive = write_archive(game.record for game in games)
    records = read_archive(archive)
    assert write_archive(records) == archive
    assert [Game.from_record(record).state for record in records] == [game.state for game in games]
    assert read_archive("") == []
    assert read_archive("\n\n" + archive + "\n\n\n")[0].text == games[0].record
