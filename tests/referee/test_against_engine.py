"""Random games in which the engine and the referee must agree on every question, option and position.

KERYS_GAMES=5000 pytest tests/referee       that many games in all, spread over the option sets
"""

import os
from random import Random
from typing import Any

import pytest

from kerys.engine.actions import IDS, TEXTS
from kerys.engine.choices import Choices
from kerys.engine.machine import advance, answer, fill_options, new_state, next_seat
from kerys.engine.options import options, rules_of
from kerys.engine.state import State
from tests.referee.engine_side import deal_of, public_of
from tests.referee.random_player import RandomPlayer
from tests.referee.referee import Referee
from tests.referee.rich_start import deal_the_rest, give_gems

GAMES = int(os.environ.get("KERYS_GAMES", "0"))
GAMES_PER_CASE = 4  # unless KERYS_GAMES says otherwise
EVERYTHING: dict[str, Any] = {"ys_plus_characters": True, "events": True}

SETTINGS: dict[str, dict[str, Any]] = {
    "base": {},
    "twelve-white": {"ship_deck": "twelve-white"},
    "magician-any": {"magician": "any"},
    "ys-plus": {"ys_plus_characters": True},
    "events": {"events": True},
    "everything": EVERYTHING,
    "everything-any": {**EVERYTHING, "magician": "any", "ship_deck": "twelve-white"},
    "favour": {"kings_favour": True},
    "favour-everything": {**EVERYTHING, "kings_favour": True},
    "favour-everything-any": {**EVERYTHING, "kings_favour": True, "magician": "any"},
    "express": {"express": True},
    "express-favour-everything": {**EVERYTHING, "express": True, "kings_favour": True},
    "express-twelve-white-everything": {**EVERYTHING, "express": True, "ship_deck": "twelve-white"},
    "three-districts": {"districts": 3},
    "three-districts-everything": {**EVERYTHING, "districts": 3, "kings_favour": True},
    "neutral": {"neutral": (4, 3, 1, 0)},
    "neutral-everything": {**EVERYTHING, "neutral": (4, 3, 1, 0), "magician": "any"},
}


def _allowed(players: int, setting: dict[str, Any]) -> bool:
    if setting.get("kings_favour") and players == 2:
        return False
    if setting.get("express") and players not in (3, 4):
        return False
    if setting.get("districts") and players != 3:
        return False
    return not (setting.get("neutral") and players != 2)


CASES = {
    f"{players}-{name}": {"players": players, **setting}
    for players in (2, 3, 4, 5)
    for name, setting in SETTINGS.items()
    if _allowed(players, setting)
}


@pytest.mark.parametrize("case", CASES)
def test_engine_and_referee_agree(case: str) -> None:
    games = -(-GAMES // len(CASES)) if GAMES else GAMES_PER_CASE
    for number in range(games):
        Match(CASES[case], seed_of(case, number)).play()


def seed_of(case: str, number: int) -> int:
    """Every option set has games of its own: one seed shuffles the same way for all of them."""
    return list(CASES).index(case) * 1_000_000 + number


class Match:
    """One game played twice, side by side."""

    def __init__(self, given: dict[str, Any], seed: int) -> None:
        self.given = given
        self.seed = seed
        self.random = Random(seed)
        self.choices = Choices()
        self.answered: list[str] = []
        chosen = options(**given)
        self.state: State = new_state(rules_of(chosen), seed)
        self.referee = Referee(chosen.as_dict(), deal_of(self.state))
        self.player = RandomPlayer(self.random)
        if self.random.random() < 0.5:
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
