"""Game: one game of Ys. It holds the state, the facts and the answers; the rules are in the engine."""

import secrets
from typing import Any, Self

from kerys.engine.actions import id_of, text_of
from kerys.engine.chance import Deal, deal
from kerys.engine.choices import Choices
from kerys.engine.errors import IllegalAnswer
from kerys.engine.facts import FactLog
from kerys.engine.knowledge import known_to
from kerys.engine.machine import advance, answer, fill_options
from kerys.engine.options import Options, options, rules_of
from kerys.engine.pieces import SEAT_NAMES, SPECTATOR
from kerys.engine.search import SearchState, laid_out
from kerys.engine.state import State
from kerys.records.excerpt import write_excerpt
from kerys.records.record import History, Record, all_answers, read_record, write_record
from kerys.records.replay import replay
from kerys.records.scenario import read_scenario
from kerys.records.scenario_text import scenario_of
from kerys.views.facts import Fact, KnownFact, known_facts, named_fact
from kerys.views.project import View, view_of
from kerys.views.question import Question, question_of, waiting_seats
from kerys.views.tokens import summary


class Game:
    """One game of Ys, from the first bid to the final count.

    `settings` are options by name, as `kerys.Options` lists them. The same `seed` deals the same cards;
    without one the deal is a surprise. Players are numbered by seat, from 0.

    Examples:
        >>> import kerys
        >>> game = kerys.Game(players=3, seed=7, kings_favour=True)
        >>> game
        <Game: 3 players, kings_favour, round 1 of 4, turn-order, waiting for blue, orange and violet>
        >>> game.play(0, "bid 4 2")
        >>> game.waiting
        [1, 2]
        >>> game.names[0] = "Anna"
        >>> game.seats, game.over, game.winners
        (3, False, [])
    """

    def __init__(self, players: int = 4, *, seed: int | None = None, **settings: Any) -> None:
        chosen = options(players=players, **settings)
        if seed is None:
            seed = secrets.randbits(60)
        self._start(chosen, deal(rules_of(chosen), seed))

    @classmethod
    def from_deal(cls, chosen: Options, dealt: Deal) -> Self:
        """Start a game with a deal that is already known.

        Examples:
            >>> import kerys
            >>> game = kerys.Game(players=3, seed=7)
            >>> again = kerys.Game.from_deal(game.settings, game.state.deal)
            >>> again.view(None) == game.view(None)
            True
        """
        game = cls.__new__(cls)
        game._start(chosen, dealt)
        return game

    @classmethod
    def from_state(cls, state: SearchState) -> Self:
        """Continue from a state; the game has no history before it.

        Examples:
            >>> import kerys
            >>> game = kerys.Game(players=2, seed=7)
            >>> kerys.Game.from_state(game.state).waiting
            [0, 1]
        """
        game = cls.__new__(cls)
        game._continue_from(state, first=state.clone())
        return game

    @classmethod
    def from_record(cls, text: str | Record) -> Self:
        """Replay a record to its end; raise `BadRecord` at a line that does not fit.

        Examples:
            >>> import kerys
            >>> game = kerys.Game(players=2, seed=7)
            >>> game.play(1, "bid 4 2")
            >>> kerys.Game.from_record(game.record).waiting
            [0]
        """
        history = replay(read_record(text) if isinstance(text, str) else text)
        game = cls.__new__(cls)
        game._adopt(history)
        return game

    @classmethod
    def from_scenario(cls, text: str) -> Self:
        """Continue from a position written as text; raise `BadScenario` if it contradicts itself.

        Examples:
            >>> import kerys
            >>> game = kerys.Game.from_scenario("kerys scenario 1\\nplayers 3\\nround 2\\nbids\\n")
            >>> game.question["kind"]
            'bid'
        """
        return cls.from_state(read_scenario(text))

    def _start(self, chosen: Options, dealt: Deal) -> None:
        self._continue_from(laid_out(rules_of(chosen), dealt), first=None)

    def _continue_from(self, state: SearchState, first: SearchState | None) -> None:
        state.log = FactLog()
        self._adopt(History(state, state.log, first))

    def _adopt(self, history: History) -> None:
        self._state = history.state
        self._log = history.log
        self._first = history.first
        self.names = history.names  # the players' names by seat, for records: `game.names[0] = "Anna"`
        self._advance()

    @property
    def _history(self) -> History:
        return History(self._state, self._log, self._first, self.names)

    def _advance(self) -> None:
        advance(self._state, Choices())  # a new one each time: kept here, it would cost memory in every game

    # --- Copying --------------------------------------------------------------------------------------------
    def clone(self) -> Self:
        """Return a game at the same point with the same history; what happens in one does not reach the other.

        Examples:
            >>> import kerys
            >>> game = kerys.Game(players=2, seed=7)
            >>> other = game.clone()
            >>> other.play(0, "bid 2 4")
            >>> game.waiting, other.waiting
            ([0, 1], [1])
        """
        game = type(self).__new__(type(self))
        game.__setstate__(self.__getstate__())
        return game

    def __copy__(self) -> Self:
        return self.clone()

    def __getstate__(self) -> dict[str, Any]:
        """Return what copy and pickle take: everything but the link between state and log."""
        return {
            **self.__dict__,
            "_state": self._state.clone(),
            "_log": self._log.clone(),
            "names": dict(self.names),
        }

    def __setstate__(self, values: dict[str, Any]) -> None:
        self.__dict__.update(values)
        self._state.log = self._log

    # --- Questions ------------------------------------------------------------------------------------------
    @property
    def settings(self) -> Options:
        """The options that this game is played under."""
        return self._state.rules.options

    @property
    def seats(self) -> int:
        """The number of players."""
        return int(self._state.rules.seats)

    @property
    def over(self) -> bool:
        """True if the game has ended."""
        return self._state.over

    @property
    def waiting(self) -> list[int]:
        """The seats that owe an answer now: several at a sealed question, none when the game is over."""
        return waiting_seats(self._state)

    @property
    def question(self) -> Question | None:
        """The question that is open, without options, as everybody may know it; None when the game is over."""
        return question_of(self._state)

    def ask(self, seat: int) -> Question:
        """Return the open question with a seat's legal answers under `"options"`: what a bot is asked.

        Raises `IllegalAnswer` if the seat has nothing to answer.

        Examples:
            >>> import kerys
            >>> game = kerys.Game(players=2, seed=7)
            >>> question = game.ask(0)
            >>> question["kind"], question["sealed"], question["options"][:3]
            ('bid', True, ['bid 0 0', 'bid 0 1', 'bid 0 2'])
        """
        legal = self._legal(seat)
        if legal.count == 0:
            raise IllegalAnswer(f"{SEAT_NAMES[seat]} has nothing to answer now: {self._waiting_for()}")
        question = self.question
        assert question is not None
        question["options"] = [text_of(number) for number in legal.ids()]
        return question

    def options(self, seat: int) -> list[str]:
        """Return the legal answers of a seat as text; empty if the seat has nothing to answer.

        A sealed answer may be replaced until all are in.

        Examples:
            >>> import kerys
            >>> game = kerys.Game(players=2, seed=7)
            >>> game.options(0)[-1]
            'bid 4 4'
        """
        return [text_of(number) for number in self.option_ids(seat)]

    def option_ids(self, seat: int) -> list[int]:
        """Return the legal answers of a seat as numbers of the table of answers.

        Examples:
            >>> import kerys
            >>> game = kerys.Game(players=2, seed=7)
            >>> game.option_ids(0)[0] == kerys.engine.id_of("bid 0 0")
            True
        """
        return self._legal(seat).ids()

    def _legal(self, seat: int) -> Choices:
        choices = Choices()
        if self._may_answer(self._seat(seat)):
            fill_options(self._state, seat, choices)
        return choices

    def _may_answer(self, seat: int) -> bool:
        if seat in self.waiting:
            return True
        question = self.question
        return question is not None and bool(question["sealed"])

    # --- Answers --------------------------------------------------------------------------------------------
    def play(self, seat: int, text: str) -> None:
        """Accept a seat's answer and go on to the next question.

        Raises `UnknownAnswer` or `IllegalAnswer` and changes nothing if the answer cannot be accepted.

        Examples:
            >>> import kerys
            >>> game = kerys.Game(players=2, seed=7)
            >>> game.play(0, "bid 4 2")
            >>> game.play(1, "pass")
            Traceback (most recent call last):
            kerys.engine.errors.IllegalAnswer: orange cannot answer “pass” to the question “bid”; legal would be ...
        """
        name = SEAT_NAMES[self._seat(seat)]
        legal = self._legal(seat)
        if legal.count == 0:
            raise IllegalAnswer(f"{name} cannot answer “{_short(text)}” now: {self._waiting_for()}")
        number = id_of(text)
        if not legal.allows(number):
            raise IllegalAnswer(
                f"{name} cannot answer “{text_of(number)}” to the question “{self._asked()}”; "
                f"legal would be {_some([text_of(other) for other in legal.ids()])}"
            )
        answer(self._state, seat, number)
        self._advance()

    def _waiting_for(self) -> str:
        if self.over:
            return "the game is over"
        asked = [SEAT_NAMES[seat] for seat in self.waiting]
        return f"{' and '.join(asked)} {'is' if len(asked) == 1 else 'are'} asked"

    def _asked(self) -> str:
        question = self.question
        assert question is not None
        return " ".join(str(question[key]) for key in ("card", "window", "kind") if key in question)

    def _seat(self, seat: object) -> int:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise IllegalAnswer(f"there is no seat {seat!r}; this game has seats 0 to {self.seats - 1}")
        return seat

    # --- What may be known ----------------------------------------------------------------------------------
    def view(self, viewer: int | None) -> View:
        """Return what a seat may know, or a spectator (None).

        Examples:
            >>> import kerys
            >>> game = kerys.Game(players=2, seed=7)
            >>> game.view(0)
            <View of blue: 2 players, round 1 of 4, turn-order, waiting for blue and orange>
            >>> game.view(None)["seats"][0]["hand"] is None
            True
        """
        return view_of(self._state, None if viewer is None else self._seat(viewer))

    def known(self, viewer: int | None) -> State:
        """Return the state without everything that a seat, or a spectator (None), may not know.

        Examples:
            >>> import kerys
            >>> game = kerys.Game(players=2, seed=7)
            >>> game.known(0) == game.view(0).known
            True
        """
        return known_to(self._state, SPECTATOR if viewer is None else self._seat(viewer))

    def facts(self, since: int = 0, viewer: int | None = None) -> list[Fact]:
        """Return what happened from fact number `since` on, as a seat, or a spectator (None), may know it.

        Examples:
            >>> import kerys
            >>> game = kerys.Game(players=2, seed=7)
            >>> game.facts()[0]
            {'number': 0, 'fact': 'round-began', 'round': 1}
        """
        first = max(since, 0)
        known = self._known_facts(first, viewer)
        return [named_fact(fact, number, self.seats) for number, fact in enumerate(known, first)]

    def _known_facts(self, since: int, viewer: int | None) -> list[KnownFact]:
        known_by = SPECTATOR if viewer is None else self._seat(viewer)
        return known_facts(self._log.facts, max(since, 0), known_by)

    @property
    def fact_count(self) -> int:
        """The number of facts so far, which is the number of the next one."""
        return len(self._log.facts)

    @property
    def points(self) -> list[int]:
        """Everybody's points by seat; with two players the neutral's last."""
        return self._state.scores()

    @property
    def winners(self) -> list[int]:
        """The seats that won (with two players 2 stands for the neutral); empty while the game goes on."""
        return self._state.winners

    @property
    def state(self) -> SearchState:
        """A copy of the full state, secrets included: for search and tests, never for a player."""
        return self._state.clone()

    @property
    def answers(self) -> list[tuple[int, str, bool]]:
        """All answers so far as (seat, text, forced); sealed answers to the open question last, in seat order."""
        return [(seat, text_of(number), forced) for seat, number, forced in all_answers(self._history)]

    # --- As text and as a picture ---------------------------------------------------------------------------
    def __repr__(self) -> str:
        return f"<Game: {summary(self.view(None).data)}>"

    def __str__(self) -> str:
        """Draw the table in text as a spectator sees it: printing a game gives no secret away."""
        return str(self.view(None))

    def _repr_svg_(self) -> str:
        """Draw the table in a notebook, as a spectator sees it."""
        return self.view(None)._repr_svg_()

    @property
    def record(self) -> str:
        """The game so far as text, secrets and deal included: for storing and replaying, not for a player."""
        return write_record(self._history)

    def excerpt(self, viewer: int | None) -> str:
        """Return the record as a seat, or a spectator (None), may know it while the game runs.

        Examples:
            >>> import kerys
            >>> game = kerys.Game(players=2, seed=7)
            >>> game.excerpt(None).splitlines()[:2]
            ['kerys excerpt 1', 'players 2']
        """
        return write_excerpt(self._history, None if viewer is None else self._seat(viewer))

    @property
    def scenario(self) -> str:
        """The position as text, secrets included; `Game.from_scenario` continues from it."""
        return scenario_of(self._state)


def _short(text: object) -> str:
    line = " ".join(str(text).split())
    return line if len(line) <= 60 else line[:57] + "…"


def _some(legal: list[str]) -> str:
    """Join the legal answers, or the first few of many."""
    if len(legal) <= 12:
        return ", ".join(legal)
    return ", ".join(legal[:10]) + f", … ({len(legal)} in all)"
