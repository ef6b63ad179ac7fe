"""Load generator: many cheap WebSocket clients in one process, which measure the latency of replies."""

import asyncio
import base64
import random
import struct
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Final, cast

import msgspec

_GAME: Final = 240  # approximate number of answers in a game
_ROUND: Final = 60  # and in a round
_KEY: Final = base64.b64encode(b"sixteen bytes ok").decode()


class Choice(msgspec.Struct):
    text: str


class Question(msgspec.Struct):
    decision: int
    options: list[Choice] = []
    given: str | None = None


class Message(msgspec.Struct):
    """The fields of a server message that the load generator reads."""

    type: str
    first: int = 0
    facts: msgspec.Raw = msgspec.Raw(b"[]")
    question: Question | None = None
    key: str = ""


_decode: Final = msgspec.json.Decoder(Message).decode
_facts: Final = msgspec.json.Decoder(list[msgspec.Raw]).decode


@dataclass
class Figures:
    """Measurements of one run, and its state."""

    latencies: list[float] = field(default_factory=list)  # seconds from an answer to its acknowledgement
    messages: int = 0
    bytes: int = 0
    refused: int = 0
    over: int = 0  # seats whose game has ended
    behind: int = 0  # tables that have not reached the point of the game where measuring starts
    hurried: bool = False  # seats answer at once
    paused: bool = False  # no answers are sent, while tables are being set up
    held: "list[tuple[Table, Callable[[], None]]]" = field(default_factory=list)  # answers during the pause

    def resume(self) -> None:
        """End the pause; tables with a pace start at different moments."""
        self.paused = False
        held, self.held = self.held, []
        for table, resume_table in held:
            asyncio.get_running_loop().call_later(table.random.random() * table.pace, resume_table)


class Socket(asyncio.Protocol):
    """A minimal WebSocket client: no fragments, no compression, a mask of zeros."""

    def __init__(
        self, path: str, host: str, cookie: str, on_message: "Callable[[Socket, bytes], None]"
    ) -> None:
        self._request = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Cookie: {cookie}\r\nSec-WebSocket-Key: {_KEY}\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        self._on_message = on_message
        self._buffer = bytearray()
        self._open = False
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)  # uvloop's class does not inherit from it
        self._transport.write(self._request.encode())

    def data_received(self, data: bytes) -> None:
        buffer = self._buffer
        buffer += data
        if not self._open:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if b" 101 " not in buffer[:30]:
                self.ready.set_exception(ConnectionError(bytes(buffer[:200]).decode(errors="replace")))
                return
            del buffer[: end + 4]
            self._open = True
            self.ready.set_result(None)
        self._frames(buffer)

    def _frames(self, buffer: bytearray) -> None:
        while len(buffer) >= 2:
            length, at = buffer[1], 2
            if length == 126:
                if len(buffer) < 4:
                    return
                length, at = int.from_bytes(buffer[2:4], "big"), 4
            elif length == 127:
                if len(buffer) < 10:
                    return
                length, at = int.from_bytes(buffer[2:10], "big"), 10
            if len(buffer) < at + length:
                return
            kind, payload = buffer[0] & 15, bytes(buffer[at : at + length])
            del buffer[: at + length]
            if kind == 9:
                self._write(10, payload)
            elif kind in (1, 2):
                self._on_message(self, payload)

    def send(self, data: bytes) -> None:
        self._write(1, data)

    def _write(self, kind: int, data: bytes) -> None:
        assert self._transport is not None
        if self._transport.is_closing():
            return
        if len(data) < 126:
            head = bytes((0x80 | kind, 0x80 | len(data)))
        else:
            head = struct.pack(">BBH", 0x80 | kind, 0x80 | 126, len(data))
        self._transport.write(head + b"\0\0\0\0" + data)

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()


class Table:
    """One table; its seats answer at the table's pace."""

    def __init__(self, figures: Figures, pace: float, seed: int) -> None:
        self.figures = figures
        self.pace = pace
        self.random = random.Random(seed)
        self.next = time.perf_counter() + self.random.random() * pace
        self.warms_up = figures.hurried
        # Tables are at different points of a round, as in real use: the end of a round costs several times the work.
        self.ahead = 0 if figures.hurried else 1 + self.random.randrange(_ROUND)
        figures.behind += self.ahead > 0

    def delay(self) -> float:
        """Return the seconds to wait before the next answer, so that the table keeps its pace."""
        now = time.perf_counter()
        if self.ahead > 0:
            self.ahead -= 1
            self.figures.behind -= self.ahead == 0
            self.next = now + self.random.random() * self.pace
            return 0.0
        if self.figures.hurried:
            return 0.0
        self.next = max(self.next + self.pace, now)
        return self.next - now


class Seat:
    """A client of the real server: follows facts and questions and answers at random."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.facts = 0
        self.answered = -1
        self.sent: dict[str, float] = {}
        self.socket: Socket | None = None

    def on_message(self, socket: Socket, data: bytes) -> None:
        figures = self.table.figures
        figures.messages += 1
        figures.bytes += len(data)
        message = _decode(data)
        if message.type == "taken":
            figures.latencies.append(time.perf_counter() - self.sent.pop(message.key))
        elif message.type in ("fresh", "news"):
            self.facts = message.first + len(_facts(message.facts))
            question = message.question
            if question is None:
                figures.over += 1
            elif question.options and question.given is None and question.decision != self.answered:
                self.answered = question.decision
                text = self.table.random.choice(question.options).text
                asyncio.get_running_loop().call_later(
                    self.table.delay(), self._answer, socket, text, question.decision, self.facts
                )
        elif message.type == "refused":
            figures.refused += 1

    def _answer(self, socket: Socket, text: str, decision: int, facts: int) -> None:
        if self.table.figures.paused:
            resume_table = partial(self._answer, socket, text, decision, facts)
            self.table.figures.held.append((self.table, resume_table))
            return
        key = f"{decision}-{facts}"
        self.sent[key] = time.perf_counter()
        socket.send(
            b'{"type":"answer","text":"%b","decision":%d,"facts":%d,"key":"%b"}'
            % (text.encode(), decision, facts, key.encode())
        )


class EchoSeat:
    """A client of the baseline server: sends messages and counts the replies."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.count = 0
        self.sent: dict[str, float] = {}

    def on_message(self, socket: Socket, data: bytes) -> None:
        figures = self.table.figures
        figures.messages += 1
        figures.bytes += len(data)
        if data.startswith(b'{"type":"taken"'):
            figures.latencies.append(time.perf_counter() - self.sent.pop(_decode(data).key))
            self.schedule_send(socket)

    def schedule_send(self, socket: Socket) -> None:
        if self.table.warms_up and self.count == _GAME:
            self.table.figures.over += 4
            return
        asyncio.get_running_loop().call_later(self.table.delay(), self._send, socket)

    def _send(self, socket: Socket) -> None:
        if self.table.figures.paused:
            self.table.figures.held.append((self.table, partial(self._send, socket)))
            return
        self.count += 1
        key = f"{self.count}"
        self.sent[key] = time.perf_counter()
        socket.send(
            b'{"type":"answer","text":"place 3 up 2/harbour","decision":%d,"facts":100,"key":"%b"}'
            % (
                self.count,
                key.encode(),
            )
        )
