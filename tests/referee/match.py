"""One game played twice, by the engine and by the referee, compared at every question."""

from random import Random
from typing import Any

from kerys.engine.actions import IDS, TEXTS
from kerys.engine.choices import Choices
from kerys.engine.machine import advance, answer, fill_options, new_state, next_seat
from kerys.engine.options import options, rules_of
from kerys.engine.state import State
from tests.referee.engine_side import deal_of, public_of
from tests.referee.random_player import RandomPlayer
from tests.referee.referee import Referee
from tests.referee.rich_start import deal_the_rest, give_gems


class Match:
    """One game played twice, side by side."""

    def __init__(self, given: dict[str, Any], seed: int, rich: bool = False) -> None:
        self.given = given
        self.seed = seed
        self.random = Random(seed)
        self.choices = Choices()
        self.answered: list[str] = []
        chosen = options(**given)
        self.state: State = new_state(rules_of(chosen), seed)
        self.referee = Referee(chosen.as_dict(), deal_of(self.state))
        self.player = RandomPlayer(self.random)
        if rich or self.random.random() < 0.5:
            deal_the_rest(self.state, self.referee, self.random)
        if self.random.random() < 0.3:
            give_gems(self.state, self.referee, self.random)

    def play(self) -> None:
        while True:
            self.advance_engine()
            self.compare("over", self.state.over, self.referee.over)
            if self.state.over:
                break
            seat = int(next_seat(self.state))
            waiting = self.referee.waiting()
            self.compare("who is asked", seat, waiting[0])
            self.compare_positions()
            for other in waiting:
                self.compare_options(other)
            self.give(seat, self.player.pick(self.referee.options(seat)))
            if len(waiting) > 1 and self.random.random() < 0.2:
                self.give(seat, self.player.pick(self.referee.options(seat)))  # sealed: changed their mind
        self.compare_positions()
        self.compare("winners", self.state.winners, self.referee.winners)
        self.compare("ships left over", [], self.referee.table.ships_to_come)

    def advance_engine(self) -> None:
        """To the next question that leaves a choice.

        14.5: the engine asks which broker steps in front even if all behind the screen are alike, unless
        everybody can tell; the referee answers that itself.
        """
        advance(self.state, self.choices)
        while not self.state.over and self.choices.count == 1:
            text = TEXTS[self.choices.ids()[0]]
            if not text.startswith("front "):
                self.fail("questions", f"the engine asks though there is only “{text}”")
            answer(self.state, next_seat(self.state), IDS[text])
            advance(self.state, self.choices)

    def give(self, seat: int, text: str) -> None:
        self.answered.append(f"seat {seat}: {text}")
        answer(self.state, seat, IDS[text])
        self.referee.play(seat, text)

    def compare_positions(self) -> None:
        engine, referee = public_of(self.state), self.referee.public()
        for name in referee:
            self.compare(name, engine[name], referee[name])

    def compare_options(self, seat: int) -> None:
        fill_options(self.state, seat, self.choices)
        texts = [TEXTS[number] for number in self.choices.ids()]
        engine, referee = set(texts), self.referee.options(seat)
        if len(texts) != len(engine):
            self.fail("options", f"the engine offers something twice: {sorted(texts)}")
        if engine != referee:
            only_engine, only_referee = sorted(engine - referee), sorted(referee - engine)
            self.fail("options", f"only the engine: {only_engine}\nonly the referee: {only_referee}")

    def compare(self, what: str, engine: object, referee: object) -> None:
        if engine != referee:
            self.fail(what, f"engine:  {engine}\nreferee: {referee}")

    def fail(self, what: str, difference: str) -> None:
        last = "\n".join(self.answered[-10:])
        position = self.referee.public()
        asked = {seat: sorted(self.referee.options(seat))[:12] for seat in self.referee.waiting()}
        raise AssertionError(
            f"engine and referee differ in: {what}\n{difference}\n"
            f"options {self.given}, seed {self.seed}, after {len(self.answered)} answers:\n{last}\n"
            f"the referee asks (a few of the options): {asked}\n"
            + "\n".join(f"  {name}: {value}" for name, value in position.items())
        )
