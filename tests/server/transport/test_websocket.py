"""WebSockets: whatever way the bytes arrive, and what no client may send."""

import asyncio
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from kerys.server.transport.websocket import frame
from tests.server.helpers.server import Address, serving
from tests.server.helpers.tables import bot_table

TEXT, CLOSE, PING = 1, 8, 9
LONGEST = 16_384
MASK = b"\x07\xf3\x00\x81"


def _masked(kind: int, content: bytes, *, fin: bool = True, mask: bytes = MASK) -> bytes:
    """A client's frame, made by hand."""
    length = len(content)
    head = bytes((kind | (0x80 if fin else 0),))
    if length < 126:
        head += bytes((0x80 | length,))
    elif length < 65_536:
        head += b"\xfe" + length.to_bytes(2, "big")
    else:
        head += b"\xff" + length.to_bytes(8, "big")
    return head + mask + bytes(byte ^ mask[n % 4] for n, byte in enumerate(content))


BAD = [
    (b"\x81\x05hello", 1002),  # not masked
    (b"\xc1\x80" + MASK, 1002),  # a reserved bit
    (b"\x83\x80" + MASK, 1002),  # an unknown kind of data
    (b"\x8b\x80" + MASK, 1002),  # an unknown kind of control
    (_masked(PING, b"", fin=False), 1002),
    (_masked(PING, b"x" * 126), 1002),
    (_masked(0, b"more"), 1002),  # of nothing
    (_masked(TEXT, b"a", fin=False) + _masked(TEXT, b"b"), 1002),
    (_masked(TEXT, b"x" * (LONGEST + 1)), 1009),
    (_masked(TEXT, b"x" * LONGEST, fin=False) + _masked(0, b"y"), 1009),
    (b"\x81\xff" + b"\x7f" * 8 + MASK, 1009),  # an enormous length
    (_masked(TEXT, b"\xff\xfe"), 1007),
    (_masked(TEXT, "é".encode()[:1], fin=False) + _masked(0, b"x"), 1007),
]


async def _raw(
    address: Address, table: str, more: str = ""
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    reader, writer = await asyncio.open_connection(address.host, address.port)
    writer.write(
        f"GET /ws/tables/{table} HTTP/1.1\r\nHost: {address.host}:{address.port}\r\nUpgrade: websocket\r\n"
        f"Connection: keep-alive, Upgrade\r\n{more or _KEY}\r\n".encode()
    )
    return reader, writer


_KEY = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 70_000])
def test_our_frames_are_those_of_the_library(size: int) -> None:
    assert frame(b"x" * size) == Frame(Opcode.TEXT, b"x" * size).serialize(mask=False)


def test_a_handshake_is_answered_as_the_standard_says(address: Address) -> None:
    async def run() -> None:
        anna, table = await bot_table(address, public=True)
        reader, writer = await _raw(address, table)
        head = await reader.readuntil(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 101 ")
        assert b"\r\nSec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=\r\n" in head
        writer.write(b"".join(_masked(PING, b"%d" % n) for n in range(3)))
        assert await reader.readexactly(9) == b"\x8a\x010\x8a\x011\x8a\x012"
        writer.write(_masked(CLOSE, b"\x03\xe9bye"))
        assert await reader.read() == b"\x88\x05\x03\xe9bye"
        writer.close()
        for more, status in (
            ("Sec-WebSocket-Version: 13\r\n", b"400"),
            ("Sec-WebSocket-Key: short\r\nSec-WebSocket-Version: 13\r\n", b"400"),
            (_KEY.replace("13", "8"), b"400"),
        ):
            reader, writer = await _raw(address, table, more)
            assert (await reader.read()).split(b" ")[1] == status
            writer.close()
        await anna.close()

    asyncio.run(run())


@pytest.mark.parametrize("size", [1, 3, 1_000])
def test_a_message_is_understood_in_whatever_pieces_it_arrives(address: Address, size: int) -> None:
    async def run() -> None:
        anna, table = await bot_table(address, public=True)
        reader, writer = await _raw(address, table)
        await reader.readuntil(b"\r\n\r\n")
        data = (
            _masked(TEXT, b'{"type":', fin=False)
            + _masked(PING, b"between")
            + _masked(0, b'"hel', fin=False)
            + _masked(0, b'lo"}')
        )
        for at in range(0, len(data), size):
            writer.write(data[at : at + size])
            await writer.drain()
        assert await reader.readexactly(9) == b"\x8a\x07between"
        assert b'"type":"fresh"' in await reader.read(200)
        writer.close()
        await anna.close()

    asyncio.run(run())


@pytest.mark.parametrize(("data", "code"), BAD, ids=range(len(BAD)))
def test_the_server_lets_go_who_sends_bad_frames(address: Address, data: bytes, code: int) -> None:
    async def run() -> None:
        anna, table = await bot_table(address, public=True)
        reader, writer = await _raw(address, table)
        await reader.readuntil(b"\r\n\r\n")
        # The server's limit is another, so what is only too long is made longer.
        writer.write(data if code != 1009 else _masked(TEXT, b"x" * 40_000))
        left = await asyncio.wait_for(reader.read(), 20)
        assert left[left.rindex(b"\x88") + 2 :][:2] == code.to_bytes(2, "big")
        writer.close()
        await anna.close()

    asyncio.run(run())


def test_a_server_that_ends_says_so(tmp_path: Path) -> None:
    async def run() -> None:
        with serving(tmp_path) as address:
            anna, table = await bot_table(address, public=True)
            connecting = anna.connect(table)
            socket = await connecting.__aenter__()
            await socket.send('{"type":"hello"}')
            await socket.recv()
        with pytest.raises(ConnectionClosed) as caught:
            while True:
                await socket.recv()
        assert caught.value.rcvd is not None and caught.value.rcvd.code == 1012
        await anna.close()

    asyncio.run(run())
