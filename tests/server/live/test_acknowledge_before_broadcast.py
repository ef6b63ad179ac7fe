"""Answers that became durable together: first all who gave them hear so, then the news of them are made."""

import asyncio
import json
from collections.abc import Sequence

from kerys.server.domain import entries as e
from kerys.server.domain.hosted_game import HostedGame
from kerys.server.live.table import LiveTable
from kerys.server.protocol.messages import Hello, Taken
from tests.server.encoding.test_viewer_secrecy import table_with
from tests.server.helpers.sessions import ListSocket, TestSession


class Line:
    """Where two people at one table are told something, in order."""

    def __init__(self, name: str, heard: list[str]) -> None:
        self.live = LiveTable(name)
        self.live.publish(table_with({"players": 2}, HostedGame(players=2, seed=1)))
        self.sessions: list[TestSession] = []
        for seat in (0, 1):
            self._sit(name, seat, heard)

    def _sit(self, name: str, seat: int, heard: list[str]) -> None:
        class Noting(ListSocket):
            def send(self, messages: Sequence[bytes]) -> None:
                for message in messages:
                    heard.append(f"{name}{seat} {json.loads(message)['type']}")

        self.sessions.append(TestSession(self.live, f"person{seat}", Hello(), Noting()))

    def answered(self, seat: int) -> None:
        """As when an answer has become durable."""
        table = self.live.table
        assert table.game is not None
        text = table.game.options(seat)[0]
        table.apply(table.last + 1, 20.0, e.Answered(seat=seat, text=text, decision=table.decision))
        self.live.schedule_broadcast()
        self.sessions[seat].session.reply(Taken(key="key"))


def test_who_answered_hears_so_before_anybody_gets_news() -> None:
    async def run() -> None:
        heard: list[str] = []
        lines = [Line(name, heard) for name in "ab"]
        await asyncio.sleep(0)
        assert sorted(heard) == ["a0 fresh", "a1 fresh", "b0 fresh", "b1 fresh"]
        heard.clear()
        for seat in (0, 1):
            heard.clear()
            for line in lines:
                line.answered(seat)
            assert heard == [f"a{seat} taken", f"b{seat} taken"]
            await asyncio.sleep(0)
            assert sorted(heard[2:]) == ["a0 news", "a1 news", "b0 news", "b1 news"]

    asyncio.run(run())
