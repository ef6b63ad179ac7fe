"""Twins at a table: everything the server makes for a viewer is the same to the byte, at every decision.

The games are those of `tests.secrecy`: of every variant, in every round, differing in all that the viewer may not
know. What is compared is what goes out: WebSocket messages with clocks and study aids, listings, records, bots' jobs.
"""

import asyncio
import random
from typing import Any

import msgspec
import pytest

from kerys.bots.base import with_options
from kerys.engine import layout as at
from kerys.engine.actions import id_of
from kerys.engine.brokers import knowers_of
from kerys.engine.search import SearchState
from kerys.server.bots.worker import Job, packed
from kerys.server.domain import entries as e
from kerys.server.domain.hosted_game import HostedGame
from kerys.server.domain.log import row_of, summary_of
from kerys.server.domain.table import Table
from kerys.server.encoding.payloads import view_for
from kerys.server.live.table import LiveTable
from kerys.server.protocol.messages import AnyToClient, Hello
from kerys.server.protocol.setup import ClockSettings, Setup
from kerys.views.facts import KnownFact
from tests.secrecy.test_secrecy import VARIANTS, _copy, name
from tests.secrecy.twins import REVEALING, disguised, fact_kinds_since, play_random, twin_of
from tests.server.helpers.sessions import TestSession

CLOCK = ClockSettings(bank=300, increment=5)


def table_with(variant: dict[str, Any], game: HostedGame) -> Table:
    """A table in the middle of a game, sealed answers included."""
    table = Table("twins")
    table.apply(1, 0.0, e.Created(setup=Setup(options=variant, clock=CLOCK, public=True), host="person0"))
    for seat in range(game.seats):
        table.apply(table.last + 1, 0.0, e.Joined(seat=seat, person=f"person{seat}", name=f"P{seat}"))
    table.apply(table.last + 1, 0.0, e.Started(record=HostedGame(**variant, seed=1).record))
    table.game, table.question, table.facts, table.shared = game, game.question, game.fact_count, (0, 0)
    table.clocks.ask(table.waiting, 10.0, again=True)
    if table.question is not None and table.question["sealed"]:
        for seat in range(game.seats):
            given = game.view(seat)["seats"][seat]["sealed"]
            if given is not None:
                table.sealed[seat] = given
    return table


class Watching:
    """Somebody at a table, with and without study aids, and what they got."""

    def __init__(self, table: Table, viewer: int | None) -> None:
        self.table, self.viewer = table, viewer
        live = LiveTable("twins")
        live.publish(table)
        person = "" if viewer is None else f"person{viewer}"
        self.viewers = [TestSession(live, person, Hello(study=study)) for study in (False, True)]

    def got(self, now: float) -> list[str | bytes]:
        """Everything since the last time."""
        table, game = self.table, self.table.game
        assert game is not None
        found: list[str | bytes] = [text for viewer in self.viewers for text in viewer.messages(now)]
        found += [
            summary_of(table),
            row_of(table, now, e.Muted(name="", muted=True)).waiting,
            game.excerpt(self.viewer),
        ]
        for text in ("pass", "bid 4 4", "place 4 down 1/palace", "nonsense"):
            for viewer in self.viewers:
                viewer.refuse("stale", text)
                found += viewer.messages(now)
        if self.viewer in game.waiting:
            view = view_for(table, self.viewer)
            job = Job("greedy", 1, view, with_options(view.data["question"], game.options(self.viewer)))
            found.append(packed(job).hex())
        return found

    def answer(self, seat: int, text: str) -> None:
        decision = self.table.decision
        self.table.apply(
            self.table.last + 1, 20.0, e.Answered(seat=seat, text=text, decision=decision, left=280.0)
        )


async def _compare(variant: dict[str, Any], seed: int, every: int) -> tuple[int, int]:
    """How many positions and how many answers after them were compared."""
    chance = random.Random(seed)
    game = HostedGame(**variant, seed=seed)
    positions = steps = decision = 0
    rounds = set()
    while not game.over:
        decision += 1
        if decision % every == 0:
            viewer = [*range(game.seats), None][positions % (game.seats + 1)]
            rounds.add(game.view(None)["round"])
            positions += 1
            steps += _twins_play_on(variant, _copy(game), twin_of(game, viewer, chance), viewer, chance)
        play_random(game, chance)
    assert rounds == {1, 2, 3, 4}
    return positions, steps


def _twins_play_on(
    variant: dict[str, Any], game: HostedGame, twin: HostedGame, viewer: int | None, chance: random.Random
) -> int:
    here, there = Watching(table_with(variant, game), viewer), Watching(table_with(variant, twin), viewer)
    assert here.got(30.0) == there.got(30.0)
    for steps in range(6):
        seat = chance.choice(game.waiting)
        text = chance.choice(game.options(seat))
        look = text if seat == viewer else disguised(id_of(text))
        others = twin.options(seat)
        same = [one for one in others if (one if seat == viewer else disguised(id_of(one))) == look]
        if not same:
            return steps
        known = game.fact_count
        here.answer(seat, text)
        there.answer(seat, chance.choice(same))
        told = fact_kinds_since(game, known, viewer) | fact_kinds_since(twin, known, viewer)
        if told & REVEALING or "looked" in told or game.over:
            return steps
        assert here.got(30.0) == there.got(30.0), f"{text} of seat {seat}"
    return 6


@pytest.mark.parametrize("variant", VARIANTS, ids=name)
def test_nobody_can_tell_twins_apart(variant: dict[str, Any]) -> None:
    positions, steps = asyncio.run(_compare(variant, 5, every=2))
    assert positions > 30 and steps > 10


def test_nobody_hears_who_has_chosen_a_favour() -> None:
    """A seat with one choice only never seems to choose, so who has chosen tells about brokers behind a screen."""
    variant = {"players": 4, "kings_favour": True}
    chance = random.Random(3)
    game = HostedGame(**variant, seed=3)
    while game.question is None or game.question["kind"] != "favour" or len(game.waiting) < 4:
        play_random(game, chance)

    async def run() -> None:
        for viewer in (0, 2, 3, None):
            one, two = _copy(game), _copy(game)
            here, there = (
                Watching(table_with(variant, one), viewer),
                Watching(table_with(variant, two), viewer),
            )
            assert here.got(30.0) == there.got(30.0)
            there.answer(1, two.options(1)[0])
            assert here.got(30.0) == there.got(30.0)
            there.answer(1, two.options(1)[-1])
            assert here.got(30.0) == there.got(30.0)

    asyncio.run(run())


@pytest.mark.parametrize("what", ["brokers", "facts"])
def test_the_test_would_notice_a_leak(monkeypatch: pytest.MonkeyPatch, what: str) -> None:
    """If everybody knew the brokers on the board, or what others are told, the twins would be told apart at once."""
    everybody = 63

    def open_board(self: HostedGame) -> SearchState:
        state = self._state.clone()
        for i in range(state.n_brokers()):
            state.cells[at.BOARD + i] |= everybody << 19  # the bits of `knowers_of`
        assert all(knowers_of(state.broker(i)) == everybody for i in range(state.n_brokers()))
        return state

    def open_facts(self: HostedGame, since: int, viewer: int | None) -> list[KnownFact]:
        return [(kind, numbers) for kind, _, numbers in self._log.facts[since:]]

    if what == "brokers":
        monkeypatch.setattr(HostedGame, "position", property(open_board))
    else:
        monkeypatch.setattr(HostedGame, "known_facts", open_facts)
    with pytest.raises(AssertionError):
        asyncio.run(_compare(VARIANTS[4], 5, every=2))


def test_messages_are_json_of_the_protocol() -> None:
    """Messages spliced together from cached JSON are as the schema promises."""
    game, chance = HostedGame(players=3, seed=2, kings_favour=True), random.Random(2)
    variant = {"players": 3, "kings_favour": True}
    for _ in range(25):
        play_random(game, chance)

    async def run() -> None:
        watching = Watching(table_with(variant, game), 1)
        for _ in range(30):
            for viewer in watching.viewers:
                for text in viewer.messages(30.0):
                    msgspec.json.decode(text, type=AnyToClient)
            seat = game.waiting[0]
            watching.answer(seat, chance.choice(game.options(seat)))

    asyncio.run(run())
