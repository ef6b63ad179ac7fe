"""The analysis of finished games."""

import json

import pytest

from kerys import Game, KerysError
from kerys.coach import UnfinishedGame, analyse, finished_game, judge
from kerys.coach.compare import Comparison
from kerys.coach.decisions import Effort, grade_of, legal_ids
from kerys.coach.html import page
from kerys.coach.luck import luck_of
from kerys.coach.text import lines_of
from kerys.engine.actions import text_of
from kerys.words import Words
from kerys.words.loading import languages
from tests.coach.games import finished_record

QUICK = Effort(search=4, screen=2, rivals=1, pair=2, confirm=2, explain=2)
# The last turn of a close game: blue has the most points and must not throw its strong brokers away.
CLOSE = (
    "kerys scenario 1\nplayers 3\nround 4\nturn 4 blue\nblue front 0 1\norange front 0 1\nviolet front 0 1\n"
    "blue points 36\norange points 22\nviolet points 20\nblue gems red 2\norange gems red 2, blue 1\n"
    "quotations red 12, blue 3, green 4, yellow 5\nat 1/palace orange 2"
)


def test_a_running_game_is_not_analysed() -> None:
    with pytest.raises(UnfinishedGame):
        analyse(Game(players=3, seed=1).record)


def test_every_decision_of_a_game_becomes_a_moment() -> None:
    finished = finished_game(finished_record())
    free = [(seat, text) for seat, text, forced in finished.game.answers if not forced]
    assert [(moment.seat, moment.answer) for moment in finished.moments] == free
    assert sorted(finished.round_ends) == [1, 2, 3]
    assert sum(finished.shares) == pytest.approx(1.0)


def test_the_state_of_a_moment_holds_no_sealed_answer() -> None:
    for moment in finished_game(finished_record()).moments:
        if moment.sealed:
            assert moment.answer in [text_of(id_) for id_ in legal_ids(moment.view)]
            assert Game.from_state(moment.state).waiting == [0, 1, 2]


@pytest.mark.parametrize("players", [2, 4])
def test_luck_and_skill_are_exactly_the_result_less_the_start(players: int) -> None:
    finished = finished_game(finished_record(players))
    found = luck_of(finished, playouts=2)
    for seat, luck in enumerate(found):
        assert luck.result == finished.shares[seat]
        assert luck.start + luck.luck + luck.skill == pytest.approx(luck.result, abs=1e-12)
        assert sum(luck.by_round.values()) == pytest.approx(luck.luck)
    assert sum(luck.luck for luck in found) == pytest.approx(0.0, abs=1e-9), (
        "one's luck is another's bad luck"
    )


def test_an_analysis_is_data_sentences_and_a_page() -> None:
    data = analyse(finished_record(), seats=[1], viewer=1, effort=QUICK, playouts=1).data()
    assert json.loads(json.dumps(data)) == data
    assert {decision["seat"] for decision in data["decisions"]} == {"orange"}
    assert all(sum(point["chances"]) == pytest.approx(1.0, abs=1e-3) for point in data["graph"])
    for luck in data["luck"]:
        assert luck["start"] + luck["luck"] + luck["skill"] == pytest.approx(luck["result"], abs=1e-9)
    for language in languages():
        words = Words(language)
        assert len(list(lines_of(words, data))) >= 3 + 1 + 5
        assert page(words, "a <title>", [data]).count("<polygon") == 3


def test_the_same_seed_gives_the_same_analysis_whatever_the_jobs() -> None:
    record = finished_record()
    alone = analyse(record, seats=[0], effort=QUICK, playouts=1).data()
    assert alone == analyse(record, seats=[0], effort=QUICK, playouts=1, jobs=2).data()


def test_an_unknown_seat_is_refused() -> None:
    with pytest.raises(KerysError, match="there is no seat 7"):
        analyse(finished_record(), seats=[7])


def test_a_planted_blunder_is_found() -> None:
    """The answer that pairs find worst of all is graded as the loss it is."""
    game = Game.from_scenario(CLOSE)
    view = game.view(0)
    comparison = Comparison(view, game.options(0)[::6])
    comparison.run(6)
    worst = min(comparison.values, key=lambda value: value.chance)
    judgement = judge(view, worst.answer, effort=Effort(search=20, screen=6, rivals=2, pair=16, confirm=16))
    assert judgement.grade in ("mistake", "blunder"), judgement
    assert judgement.best_chance > judgement.chance


def test_an_unlucky_answer_is_not_blamed_for_what_nobody_could_know() -> None:
    """Twins: the hidden broker of orange beats the answer or not, and the judgement is the same."""
    effort = Effort(search=10, screen=4, rivals=1, pair=6, confirm=6)
    found = []
    for hidden in ("4 down turn 2", "1 down turn 2"):
        game = Game.from_scenario(f"{CLOSE}, 2/commercial orange {hidden}")
        found.append(judge(game.view(0), "place 4 down 2/commercial", effort=effort))
    assert found[0] == found[1]
    assert found[0].grade == "fine"


def test_a_loss_that_may_be_chance_is_fine() -> None:
    assert grade_of(0.10, 0.08) == "fine"
    assert grade_of(0.10, 0.01) == "mistake"
    assert grade_of(0.2, 0.01) == "blunder"
    assert grade_of(0.01, 0.0001) == "fine"
