"""A game for research code: explicit chance, joint answers, history with perfect recall, resampling, belief."""

from collections.abc import Mapping
from itertools import accumulate
from typing import Any, Final

from kerys.engine import actions
from kerys.engine.actions import kind_of, text_of
from kerys.engine.agenda import BEGIN_ROUND, FIRST_ASK
from kerys.engine.chance import Rng
from kerys.engine.choices import Choices
from kerys.engine.errors import IllegalAnswer
from kerys.engine.facts import FIELDS, FactLog
from kerys.engine.imagine import imagine
from kerys.engine.knowledge import known_to
from kerys.engine.machine import advance, answer, fill_options, run_step
from kerys.engine.options import Options, Rules, rules_of
from kerys.engine.pieces import BIT
from kerys.engine.search import SearchState, laid_out
from kerys.env.core.deals import Dealer
from kerys.env.core.encode import Observer
from kerys.env.core.layout import PUBLIC_SIZE
from kerys.env.returns import returns
from kerys.views.belief import study_of
from kerys.views.project import View, view_of
from kerys.views.question import waiting_seats

# Answers that everybody sees as they are; of all others only the facts that follow from them are seen.
_OPEN: Final = frozenset(
    (
        actions.PASS,
        actions.ORDER,
        actions.PLAY,
        actions.GEM,
        actions.RAISE,
        actions.LOWER,
        actions.RANK,
        actions.DISTRICT,
        actions.CLOSE,
        actions.PRIZE,
    )
)

# All of a dealer but its rules, for pickle: compiled classes are not pickled by themselves.
_DEALER_FIELDS: Final = (
    "cells",
    "round",
    "_stage",
    "_at",
    "_first_card",
    "_left",
    "_characters",
    "_events",
    "_tops",
    "_tops_before",
    "_characters_left",
    "_events_left",
    "_deck",
    "_discards",
    "_drawn",
    "_drawn_before",
)


class Position:
    """A game at a chance node, at a decision, or over.

    `late=True` draws each round as it begins; otherwise the whole deal is drawn before the game.
    """

    def __init__(self, rules: Rules, late: bool = True) -> None:
        self.rules = rules
        self.late = late
        self.dealer = Dealer(rules)
        self._state: SearchState | None = None
        self._log = FactLog()
        self._resampled: tuple[int, int] | None = None  # the seat it was done for, facts at the time
        self._go_on()

    def clone(self) -> "Position":
        """Return an independent copy, history included."""
        copy = Position.__new__(Position)
        copy.__dict__.update(self.__dict__)
        copy.dealer = self.dealer.clone()
        copy._log = self._log.clone()
        if self._state is not None:
            copy._state = self._state.clone()
            copy._state.log = copy._log
        return copy

    def __copy__(self) -> "Position":
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> "Position":
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        dealer = {name: getattr(self.dealer, name) for name in _DEALER_FIELDS}
        return (_again, (self.rules.options, self.late, dealer, self._state, self._log, self._resampled))

    # --- Where the game stands ------------------------------------------------------------------------------------
    @property
    def state(self) -> SearchState:
        """The engine's state; there is none before the order cards are dealt."""
        if self._state is None:
            raise ValueError("the order cards are not dealt yet")
        return self._state

    @property
    def begun(self) -> bool:
        return self._state is not None

    @property
    def over(self) -> bool:
        return self._state is not None and self._state.over

    @property
    def at_chance(self) -> bool:
        return not self.dealer.ready

    @property
    def seat(self) -> int:
        """The seat that decides (at a sealed question the first of them); -1 at chance and at the end."""
        return -1 if self.at_chance else self.state.seat

    @property
    def sealed(self) -> bool:
        """Return whether several seats answer a question secretly, so that they may be asked together."""
        return not self.at_chance and not self.over and self.state.top_kind() < FIRST_ASK

    def waiting(self) -> list[int]:
        """Return the seats that owe an answer."""
        return [] if self.at_chance else waiting_seats(self.state)

    def legal(self, seat: int | None = None) -> list[int]:
        """Return the legal answers of the seat to move, or of another seat that owes one."""
        if seat is None or seat == self.seat:
            return self.state.legal()
        if seat not in self.waiting():
            return []
        choices = Choices()
        fill_options(self.state, seat, choices)
        return choices.ids()

    def view(self, seat: int | None) -> View:
        """Return what a seat, or a spectator (None), may know."""
        return view_of(self.state, seat)

    def returns(self, utility: str = "rank") -> list[float]:
        """Return the utility of each seat; 0 while the game runs."""
        seats = int(self.rules.seats)
        if not self.over:
            return [0.0] * seats
        return returns(utility, self.state.scores(), self.state.winners, seats)

    # --- Going on ---------------------------------------------------------------------------------------------------
    def outcomes(self) -> list[tuple[int, float]]:
        """Return the outcomes of a chance node with their probabilities."""
        return self.dealer.outcomes()

    def draw(self, outcome: int) -> None:
        """Take a chance outcome."""
        self.dealer.draw(outcome)
        self._go_on()

    def draw_at_random(self, rng: Rng) -> None:
        """Draw until a seat has to decide."""
        while self.at_chance:
            outcomes, chances = zip(*self.outcomes(), strict=True)
            at = int(rng.below(1 << 30)) / (1 << 30)
            reached = [n for n, total in enumerate(accumulate(chances)) if at < total]
            self.draw(outcomes[reached[0] if reached else -1])

    def apply(self, id: int) -> None:
        """Take an answer of the seat to move."""
        choices = self.state.legal_choices()
        if not choices.allows(id):
            raise IllegalAnswer(f"“{text_of(id)}” is not legal here")
        answer(self.state, self.state.seat, id)
        self._run()

    def apply_together(self, answers: Mapping[int, int]) -> None:
        """Take the answers of all seats that owe one; at an open question that is one seat."""
        for seat in self.waiting():
            if self.seat == seat:  # the engine itself answers for a seat with a single option
                self.apply(answers[seat])

    def _go_on(self) -> None:
        """Begin what has been dealt."""
        dealer = self.dealer
        while dealer.ready:
            if self._state is None or self._state.top_kind() == BEGIN_ROUND:
                if (self._state is None and dealer.round == 0) or (not self.late and not dealer.last_round):
                    dealer.begin_round()
                else:
                    self._begin_round()
                    return
            else:
                return

    def _begin_round(self) -> None:
        if self._state is None:
            self._state = laid_out(self.rules, self.dealer.deal())
            self._state.log = self._log
        elif self.late:
            self._state.deal = self.dealer.deal()
        step = self._state.pop()
        run_step(self._state, step & 255, step)
        self._run()

    def _run(self) -> None:
        """Run to the next decision or round."""
        state = self.state
        if state.choices is None:
            state.choices = Choices()
        if advance(state, state.choices, BEGIN_ROUND) >= 0:
            return
        state.choices.clear()
        if state.top_kind() == BEGIN_ROUND:
            if self.late:
                self.dealer.begin_round()
                self._go_on()
            else:
                self._begin_round()

    # --- What a seat remembers ---------------------------------------------------------------------------------------
    def information_state(self, seat: int) -> str:
        """Return all that a seat has seen and done since the game began: equal for two states it cannot tell apart."""
        if self._state is None:
            return f"{seat}: nothing yet"
        lines = [f"{seat}"]
        log = self._log
        place = 0
        for (who, id, _), before in zip(log.answers, log.facts_before, strict=True):
            lines += [self._fact(n, seat) for n in range(place, before)]
            place = before
            if who == seat or kind_of(id) in _OPEN:
                lines.append(f"{who} {id}" if self._remembers(before, seat, who) else f"{who} ?")
            else:
                lines.append(f"{who}")
        lines += [self._fact(n, seat) for n in range(place, len(log.facts))]
        observer = Observer()
        observer.observe(self._state, seat)
        private = bytes(memoryview(observer.words).cast("B")[PUBLIC_SIZE:])
        return "\n".join([*lines, private.rstrip(b"\0").hex()])

    def _remembers(self, fact: int, seat: int, who: int) -> bool:
        """Return whether the history of a resampled position is that of this seat; what others did then is made up."""
        if self._resampled is None or who != seat:
            return True
        viewer, facts = self._resampled
        return fact > facts or viewer == seat

    def _fact(self, n: int, seat: int) -> str:
        kind, knowers, numbers = self._log.facts[n]
        knows = knowers & BIT[seat] != 0
        if self._resampled is not None and n < self._resampled[1]:
            knows = knows and knowers & BIT[self._resampled[0]] != 0
        shown = numbers
        if not knows:
            names = FIELDS[kind][1]
            shown = tuple(-1 if names[i].endswith("*") else number for i, number in enumerate(numbers))
        return f"{kind}:{','.join(str(number) for number in shown)}"

    def resample(self, seat: int, rng: Rng) -> "Position":
        """Return a position that the seat cannot tell from this one: all that it does not know is drawn anew."""
        copy = self.clone()
        if self._state is None or self.at_chance or self.over:
            return copy
        state = imagine(known_to(self._state, seat), seat, rng)
        if self.late:
            state.deal = self._state.deal
        state.log = copy._log
        copy._state = state
        copy._resampled = (seat, len(copy._log.facts))
        return copy

    def belief(self, seat: int) -> dict[str, Any]:
        """Return the chances of every hidden broker's value, as the seat may reckon them."""
        return study_of(self.view(seat))


def _again(
    options: Options,
    late: bool,
    dealer: dict[str, Any],
    state: SearchState | None,
    log: FactLog,
    resampled: tuple[int, int] | None,
) -> Position:
    """Return a position from its parts, for pickle."""
    position = Position(rules_of(options), late)
    for name, value in dealer.items():
        setattr(position.dealer, name, value)
    position._state = state
    position._log = log
    position._resampled = resampled
    if state is not None:
        state.log = log
    return position
