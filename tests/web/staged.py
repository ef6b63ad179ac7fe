"""A table page whose server is the test: it is sent any position, and what it answers is heard."""

import json
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Route, WebSocketRoute

from kerys.engine.pieces import SEAT_NAMES
from kerys.game import Game
from kerys.words import Words
from tests.server.helpers.server import Address

TABLE = "staged"


class Stage:
    def __init__(self, context: BrowserContext, address: Address, language: str = "en") -> None:
        self.words = Words(language)
        self.clocks: list[dict[str, Any]] = []
        self.page: Page = context.new_page()
        self.complaints: list[str] = []
        self.heard: list[dict[str, Any]] = []
        self.socket: WebSocketRoute | None = None
        self.decision = 0
        self.facts = self.standing = 0  # how much of the game was told
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", self._said)
        self.page.route(f"**/api/tables/{TABLE}", self._told)
        self.page.route_web_socket(f"**/ws/tables/{TABLE}", self._connected)
        self.page.goto(f"{address.http}/table/{TABLE}")
        self.page.wait_for_function("() => document.querySelector('[role=status]')")
        while not self.heard:
            self.page.wait_for_timeout(20)

    def _said(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.complaints.append(message.text)

    def _told(self, route: Route) -> None:
        route.fulfill(json={"table": None, "you": None, "host": False, "accounting": None})

    def _connected(self, socket: WebSocketRoute) -> None:
        self.socket = socket
        socket.on_message(self._heard)

    def _heard(self, data: str | bytes) -> None:
        message = json.loads(data)
        if message["type"] == "preview":  # on this stage a turn is one answer
            self.send(**{**message, "type": "previewed", "question": None})
        else:
            self.heard.append(message)

    def send(self, **message: Any) -> None:
        assert self.socket is not None
        self.socket.send(json.dumps(message))

    def show(self, game: Game, seat: int | None) -> None:
        """A game as a seat knows it, from the beginning."""
        facts, view = told(game, 0, seat, self.words)
        self.facts, self.standing = len(facts), len(view["brokers"])
        self.decision += 1
        self.send(
            type="fresh",
            table=table_of(game),
            you=None if seat is None else SEAT_NAMES[seat],
            first=0,
            facts=facts,
            view=view,
            question=question_of(game, seat, self.decision, self.words),
            clocks=self.clocks,
            chat=[],
        )

    def tell(self, game: Game, seat: int | None) -> None:
        """The news since the last time."""
        facts, view = told(game, self.facts, seat, self.words)
        seats, brokers = view.pop("seats"), view.pop("brokers")
        self.decision += 1
        self.send(
            type="news",
            first=self.facts,
            facts=facts,
            view=view,
            seats=seats,
            brokers={"at": 0, "drop": self.standing, "put": brokers},
            question=question_of(game, seat, self.decision, self.words),
            clocks=self.clocks,
        )
        self.facts += len(facts)
        self.standing = len(brokers)

    def tell_table(self, game: Game, seat: int | None, **changed: Any) -> None:
        """The table has changed, not the game."""
        table = {**table_of(game), **changed}
        self.send(type="table", table=table, you=None if seat is None else SEAT_NAMES[seat])

    def next_answer(self) -> dict[str, Any]:
        """What the page answers; each answer is told once."""
        while True:
            found = next((one for one in self.heard if one["type"] == "answer"), None)
            if found is not None:
                self.heard.remove(found)
                return found
            self.page.wait_for_timeout(5)


def told(
    game: Game, first: int, seat: int | None, words: Words
) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    """The facts with their sentences, and the view without the question."""
    facts = game.facts(first, seat)
    for fact, text in zip(facts, words.facts(facts), strict=True):
        fact["text"] = text
    return facts, {name: part for name, part in game.view(seat).data.items() if name != "question"}


def table_of(game: Game) -> dict[str, Any]:
    seats = [
        {"seat": SEAT_NAMES[seat], "kind": "person", "name": "", "level": "", "away": False}
        for seat in range(game.seats)
    ]
    return {
        "id": TABLE,
        "title": "",
        "stage": "running",
        "options": game.settings.as_dict(),
        "seats": seats,
        "public": True,
        "spectators": True,
        "chat": True,
        "rated": False,
        "imported": False,
        "clock": {"bank": 0, "increment": 0, "per_answer": 0},
        "waiting": [SEAT_NAMES[seat] for seat in game.waiting],
        "points": [],
        "winners": [],
        "rematch": "",
    }


def question_of(game: Game, seat: int | None, decision: int, words: Words) -> dict[str, Any] | None:
    question = game.question
    if question is None:
        return None
    legal = [] if seat is None else game.options(seat)
    return {
        "decision": decision,
        "about": question,
        "text": words.question(question, seat),
        "options": [{"text": text, "label": words.option(text, question)} for text in legal],
        "given": None,
    }
