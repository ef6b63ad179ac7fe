"""Game: what most users hold. It keeps a state, the facts and the answers; there is no rule in it."""

import secrets
from typing import Any, Final

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
from kerys.views.drawing import draw
from kerys.views.facts import Fact, KnownFact, known_facts, knows_more, told
from kerys.views.project import View, view_of
from kerys.views.question import question_of, waiting_seats


class Game:
    """A game of Ys: `Game(players=4, seed=7, kings_favour=True)`; options by name, checked."""

    _shown = False  # whether somebody holds the state as it is, so that it must not change

    def __init__(self, players: int = 4, *, seed: int | None = None, **settings: Any) -> None:
        chosen = options(players=players, **settings)
        if seed is None:
            seed = secrets.randbits(60)
        self._start(chosen, deal(rules_of(chosen), seed))

    @classmethod
    def from_deal(cls, chosen: Options, dealt: Deal) -> "Game":
        """A game from its beginning with a deal that is already known."""
        game = cls.__new__(cls)
        game._start(chosen, dealt)
        return game

    @classmethod
    def from_state(cls, state: SearchState) -> "Game":
        """A game that goes on from a position; it has no history before it."""
        game = cls.__new__(cls)
        game._go_on_from(state, first=state.clone())
        return game

    @classmethod
    def from_record(cls, text: str | Record) -> "Game":
        """The game of a record, played to where it ends; raises `BadRecord` at a line that does not fit."""
        played = replay(read_record(text) if isinstance(text, str) else text)
        game = cls.__new__(cls)
        game._take_up(played)
        return game

    @classmethod
    def from_scenario(cls, text: str) -> "Game":
        """A game that goes on from a position told as text; raises `BadScenario` if it contradicts itself."""
        return cls.from_state(read_scenario(text))

    def _start(self, chosen: Options, dealt: Deal) -> None:
        rules = rules_of(chosen)
        self._go_on_from(laid_out(rules, dealt), first=None)

    def _go_on_from(self, state: SearchState, first: SearchState | None) -> None:
        state.log = FactLog()
        self._take_up(History(state, state.log, first))

    def _take_up(self, history: History) -> None:
        self._state = history.state
        self._log = history.log
        self._first = history.first
        self.names = history.names  # who sits where, for records: `game.names[0] = "Anna"`
        self._advance()

    @property
    def _history(self) -> History:
        return History(self._state, self._log, self._first, self.names)

    def _advance(self) -> None:
        advance(self._state, Choices())  # not kept: those who hold many games have many of everything

    # --- Copying --------------------------------------------------------------------------------------------
    def clone(self) -> "Game":
        """A game at the same point with the same history; what happens in one does not reach the other."""
        game = type(self).__new__(type(self))
        game.__setstate__(self.__getstate__())
        return game

    def __copy__(self) -> "Game":
        return self.clone()

    def __getstate__(self) -> dict[str, Any]:
        """What copy and pickle take: everything but the bond between state and log."""
        return {
            **self.__dict__,
            "_state": self._state.clone(),
            "_log": self._log.clone(),
            "names": dict(self.names),
            "_shown": False,
        }

    def __setstate__(self, values: dict[str, Any]) -> None:
        self.__dict__.update(values)
        self._state.log = self._log

    # --- Asking ---------------------------------------------------------------------------------------------
    @property
    def settings(self) -> Options:
        """The options this game is played under."""
        return self._state.rules.options

    @property
    def seats(self) -> int:
        return int(self._state.rules.seats)

    @property
    def over(self) -> bool:
        return self._state.over

    @property
    def waiting(self) -> list[int]:
        """The seats that owe an answer now; several at a sealed question, none when the game is over."""
        return waiting_seats(self._state)

    @property
    def question(self) -> dict[str, Any] | None:
        """What is being asked, of whom and by which card or rule."""
        return question_of(self._state)

    def options(self, seat: int) -> list[str]:
        """What a seat may answer now, as text; a sealed answer may be replaced until all are in."""
        return [text_of(number) for number in self.option_ids(seat)]

    def option_ids(self, seat: int) -> list[int]:
        """The same as numbers of the table of answers."""
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

    # --- Answering ------------------------------------------------------------------------------------------
    def play(self, seat: int, text: str) -> None:
        """Take a seat's answer, or raise `IllegalAnswer` or `UnknownAnswer` and leave all as it was."""
        name = SEAT_NAMES[self._seat(seat)]
        if self.over:
            raise IllegalAnswer(f"{name} cannot answer “{_short(text)}”: the game is over")
        legal = self._legal(seat)
        if legal.count == 0:
            others = " and ".join(SEAT_NAMES[other] for other in self.waiting)
            raise IllegalAnswer(f"{name} cannot answer “{_short(text)}” now: {others} is asked")
        number = id_of(text)
        if not legal.allows(number):
            raise IllegalAnswer(
                f"{name} cannot answer “{text_of(number)}” to the question “{self._asked()}”; "
                f"legal would be {_some([text_of(other) for other in legal.ids()])}"
            )
        if self._shown:
            self._state, self._shown = self._state.clone(), False
            self._state.log = self._log
        answer(self._state, seat, number)
        self._advance()

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
        """What a seat may know; None: a spectator."""
        return view_of(self._state, None if viewer is None else self._seat(viewer))

    def known(self, viewer: int | None) -> State:
        """The position without everything that a seat (None: a spectator) may not know."""
        return known_to(self._state, SPECTATOR if viewer is None else self._seat(viewer))

    def known_facts(self, since: int, viewer: int | None) -> list[KnownFact]:
        """What `facts` tells as it was noted down, for those who tell many the same."""
        known_by = SPECTATOR if viewer is None else self._seat(viewer)
        return known_facts(self._log.facts, max(since, 0), known_by)

    def facts(self, since: int = 0, viewer: int | None = None) -> list[Fact]:
        """What happened from fact number `since` on, as a seat (None: a spectator) may know it."""
        first = max(since, 0)
        known = self.known_facts(first, viewer)
        return [told(fact, number, self.seats) for number, fact in enumerate(known, first)]

    def knows_more(self, since: int, viewer: int | None) -> bool:
        """Whether a viewer knows more than a spectator about the facts from a number on."""
        return viewer is not None and knows_more(self._log.facts, max(since, 0), viewer)

    @property
    def fact_count(self) -> int:
        """How many facts there are, which is the number of the next one."""
        return len(self._log.facts)

    def __str__(self) -> str:
        """The table as a spectator sees it: printing a game gives no secret away."""
        return draw(self.view(None))

    @property
    def points(self) -> list[int]:
        """Everybody's points; with two players the neutral's last."""
        return self._state.scores()

    @property
    def winners(self) -> list[int]:
        """The parties that won; empty while the game goes on."""
        return self._state.winners

    @property
    def state(self) -> SearchState:
        """A copy of the full state, secrets included, for search and tests; never for a player."""
        return self._state.clone()

    @property
    def position(self) -> SearchState:
        """The same, not copied, and never to be changed: the next answer goes on with a copy."""
        self._shown = True
        return self._state

    @property
    def answers(self) -> list[tuple[int, str, bool]]:
        """Every answer so far as (seat, text, forced); an open question's sealed ones last, in seat order."""
        return [(seat, text_of(number), forced) for seat, number, forced in all_answers(self._history)]

    def share_log(self, facts: int, answers: int) -> tuple[int, int]:
        """For those who hold many games: from these numbers on, equal facts and answers of all games are one object.

        Returns the numbers to begin with the next time.
        """
        _shared(self._log.facts_before, answers)
        return _shared(self._log.facts, facts), _shared(self._log.answers, answers)

    # --- As text --------------------------------------------------------------------------------------------
    @property
    def record(self) -> str:
        """The game so far, secrets and deal included: to keep and replay, not for a player while it runs."""
        return write_record(self._history)

    def excerpt(self, viewer: int | None) -> str:
        """The record as a seat (None: a spectator) may know it while the game runs; later see `record`."""
        return write_excerpt(self._history, None if viewer is None else self._seat(viewer))

    @property
    def scenario(self) -> str:
        """The position as text, secrets included; `Game.from_scenario` goes on from it."""
        return scenario_of(self._state)


_SHARED: Final[dict[Any, Any]] = {}
_MOST_SHARED: Final = 60_000


def _shared(things: list[Any], since: int) -> int:
    if len(_SHARED) > _MOST_SHARED:
        _SHARED.clear()
    for n in range(since, len(things)):
        things[n] = _SHARED.setdefault(things[n], things[n])
    return len(things)


def _short(text: object) -> str:
    line = " ".join(str(text).split())
    return line if len(line) <= 60 else line[:57] + "…"


def _some(legal: list[str]) -> str:
    """The legal answers, or the first few of many."""
    if len(legal) <= 12:
        return ", ".join(legal)
    return ", ".join(legal[:10]) + f", … ({len(legal)} in all)"
