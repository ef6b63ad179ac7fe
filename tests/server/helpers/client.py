"""A client for tests.

One person at one table, playing at random, that notices whatever is wrong with what it hears.
"""

import json
import random
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tests.server.helpers.server import Address


class Somebody:
    """A person with a session."""

    def __init__(self, address: Address) -> None:
        self.address = address
        # Nothing kept open, so that a test may forget somebody; no certificates, which take long to load.
        limits = httpx.Limits(max_keepalive_connections=0)
        self.http = httpx.AsyncClient(base_url=address.http, timeout=30, limits=limits, verify=False)

    async def enter(self, name: str = "") -> "Somebody":
        await self.post("/api/me", name=name)
        return self

    async def post(self, path: str, **body: Any) -> Any:
        reply = await self.http.post(path, json=body)
        assert reply.status_code == 200, (path, reply.status_code, reply.text)
        return reply.json()

    async def get(self, path: str) -> Any:
        reply = await self.http.get(path)
        assert reply.status_code == 200, (path, reply.status_code, reply.text)
        return reply.json()

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def connect(self, table: str) -> Any:
        headers = {"Cookie": self.cookie} if self.cookie else {}
        return connect(f"{self.address.socket}/ws/tables/{table}", additional_headers=headers, max_size=None)

    async def close(self) -> None:
        await self.http.aclose()


def with_news(view: dict[str, Any], news: dict[str, Any]) -> None:
    """Bring a view up to date."""
    view.update(news["view"])
    for changed in news["seats"]:
        n = next(n for n, seat in enumerate(view["seats"]) if seat["name"] == changed["name"])
        view["seats"][n] = changed
    if news["brokers"] is not None:
        at, drop, put = (news["brokers"][name] for name in ("at", "drop", "put"))
        view["brokers"][at : at + drop] = put


class Player:
    """Follows a table over one WebSocket and keeps the view together as a page would."""

    def __init__(self, socket: ClientConnection, seed: int = 0) -> None:
        self.socket = socket
        self.random = random.Random(seed)
        self.facts: list[dict[str, Any]] = []
        self.view: dict[str, Any] = {}
        self.question: dict[str, Any] | None = None
        self.table: dict[str, Any] = {}
        self.you: str | None = None
        self.chat: list[dict[str, Any]] = []
        self.taken: list[str] = []
        self.refused: list[dict[str, Any]] = []
        self.problems: list[dict[str, Any]] = []
        self.clocks: list[dict[str, Any]] = []
        self.raw: list[str] = []
        self.answers = 0

    async def send(self, type_: str, **fields: Any) -> None:
        await self.socket.send(json.dumps({"type": type_, **fields}))

    async def hello(self, **fields: Any) -> "Player":
        await self.send("hello", **fields)
        while await self.hear() != "fresh":
            pass
        return self

    async def hear(self) -> str:
        """Take the next message in."""
        text = await self.socket.recv()
        assert isinstance(text, str)
        self.raw.append(text)
        message = json.loads(text)
        kind: str = message["type"]
        if kind == "fresh":
            self.facts = self.facts[: message["first"]]
            self._add_facts(message)
            self.view = message["view"] or {}
            self.table, self.you = message["table"], message["you"]
            self.question, self.clocks = message["question"], message["clocks"]
            self.chat += message["chat"]
        elif kind == "news":
            self._add_facts(message)
            with_news(self.view, message)
            self.question, self.clocks = message["question"], message["clocks"]
        elif kind == "table":
            self.table, self.you = message["table"], message["you"]
        elif kind == "chat":
            self.chat += message["lines"]
        elif kind == "taken":
            self.taken.append(message["key"])
        elif kind == "refused":
            self.refused.append(message)  # the facts that led to its question come as news
        elif kind == "problem":
            self.problems.append(message)
        return kind

    def _add_facts(self, message: dict[str, Any]) -> None:
        assert message["first"] == len(self.facts), "a gap in the facts"
        self.facts += message["facts"]
        assert [fact["number"] for fact in self.facts] == list(range(len(self.facts)))

    @property
    def asked(self) -> bool:
        return bool(self.question and self.question["options"] and self.question["given"] is None)

    async def answer(self, text: str = "", key: str = "") -> str:
        """Give an answer (any legal one) to the question; the key it had."""
        assert self.question is not None
        text = text or self.random.choice(self.question["options"])["text"]
        self.answers += 1
        key = key or f"a{self.answers}-{len(self.facts)}-{self.random.randrange(10**9)}"
        await self.send(
            "answer", text=text, decision=self.question["decision"], facts=len(self.facts), key=key
        )
        return key

    async def play_on(self) -> None:
        """Play to the end of the game and its accounting."""
        while not (self.table["stage"] == "over" and self.table["points"]):
            if self.asked:
                key = await self.answer()
                while key not in self.taken and not self.refused:
                    await self.hear()
                assert not self.refused, self.refused
                answered = self.question
                while self.question is answered:  # what follows from the answer comes after it is taken
                    await self.hear()
            else:
                await self.hear()
