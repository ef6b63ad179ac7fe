"""The moments of a finished game: its decisions in order, each with the state in which it was made."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from kerys.engine.actions import id_of
from kerys.engine.agenda import BEGIN_ROUND, FIRST_ASK, FIRST_TOGETHER
from kerys.engine.choices import Choices
from kerys.engine.errors import KerysError
from kerys.engine.machine import advance, answer
from kerys.engine.search import SearchState
from kerys.game import Game
from kerys.records.record import Record, read_record
from kerys.views.project import View, view_of

# Which questions the report counts together.
KIND_OF_QUESTION: Final = {
    "bid": "bid",
    "order": "order",
    "place": "placing",
    "neutral": "placing",
    "front": "placing",
    "side": "placing",
    "window": "cards",
    "card": "cards",
    "reaction": "cards",
    "last-look": "cards",
    "gem": "gems",
    "colour": "gems",
    "prize": "gems",
    "rank": "market",
    "highest-bidder": "market",
    "favour": "bid",
    "speculation": "market",
}


class UnfinishedGame(KerysError):
    """Error for a game that is still running: the coach speaks only about finished ones."""


@dataclass(frozen=True)
class Moment:
    """One decision: the state before it, whose it was, what was answered."""

    number: int  # the number of its answer in the record, from 0
    state: SearchState  # with nobody's sealed answer in it
    seat: int
    answer: str
    question: str  # the kind of question

    @property
    def round(self) -> int:
        """The round in which it happened."""
        return int(self.state.round)

    @property
    def kind(self) -> str:
        """The kind of decision, as the report counts them."""
        return KIND_OF_QUESTION.get(self.question, "cards")

    @property
    def sealed(self) -> bool:
        """Whether all seats answered at the same time."""
        return bool(FIRST_TOGETHER <= self.state.top_kind() < FIRST_ASK)

    @property
    def view(self) -> View:
        """What the deciding seat knew."""
        return view_of(self.state, self.seat)


@dataclass(frozen=True)
class FinishedGame:
    """A finished game, ready to be analysed."""

    game: Game
    moments: list[Moment]
    round_ends: dict[int, SearchState]  # by round: the state after it, before the next one's cards are dealt

    @property
    def shares(self) -> list[float]:
        """Everybody's share of the victory; with two players the neutral's last."""
        winners = self.game.winners
        parties = len(self.game.points)
        return [1 / len(winners) if party in winners else 0.0 for party in range(parties)]


def finished_game(text: str | Record) -> FinishedGame:
    """Replay a record; raise `UnfinishedGame` if its game is not over."""
    record = read_record(text) if isinstance(text, str) else text
    game = Game.from_record(record)
    if not game.over:
        raise UnfinishedGame("the game is not over: the coach speaks only about finished games")
    round_ends: dict[int, SearchState] = {}
    moments = list(_moments(_beginning(record), game.answers, round_ends))
    return FinishedGame(game, moments, round_ends)


def _beginning(record: Record) -> Game:
    if record.deal is None:
        return Game.from_scenario(record.scenario)
    return Game.from_deal(record.options, record.deal)


def _moments(
    game: Game, answers: list[tuple[int, str, bool]], round_ends: dict[int, SearchState]
) -> Iterator[Moment]:
    """Give all answers again; an answer without a choice is no decision."""
    asked: tuple[int, str] | None = None  # round and kind of the sealed question that is open
    state = game.state
    for number, (seat, text, forced) in enumerate(answers):
        question = game.question
        assert question is not None
        kind = str(question["kind"])
        if not question["sealed"]:
            asked, state = None, game.state
        elif asked != (state.round, kind):  # the state before the first sealed answer serves all seats
            state = game.state
            asked = (state.round, kind)
        if not forced:
            yield Moment(number, state, seat, text, kind)
        if not forced or (question["sealed"] and seat in game.waiting):
            before = game.state
            game.play(seat, text)
            if not game.over and game.state.round > before.round:
                round_ends[int(before.round)] = _end_of_round(before, seat, text)


def _end_of_round(state: SearchState, seat: int, text: str) -> SearchState:
    """The state after a round's last answer."""
    answer(state, seat, id_of(text))
    advance(state, Choices(), until=BEGIN_ROUND)
    return state
