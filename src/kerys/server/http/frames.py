"""WebSocket frames (RFC 6455) as a server reads and writes them: clients mask theirs, we never do. No extensions."""

from collections.abc import Iterator
from typing import Final

TEXT: Final = 1
BINARY: Final = 2
CLOSE: Final = 8
PING: Final = 9
PONG: Final = 10
_MORE: Final = 0  # the next fragment of a message
_DATA: Final = frozenset((_MORE, TEXT, BINARY))
_CONTROL: Final = frozenset((CLOSE, PING, PONG))
_CLOSE_CODES: Final = frozenset((*range(1000, 1004), *range(1007, 1015), *range(3000, 5000)))


class BadFrame(Exception):
    """Bytes that no client may send; the connection ends with this code."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code


def frame(data: bytes, kind: int = TEXT) -> bytes:
    """A message in one frame."""
    length = len(data)
    if length < 126:
        return bytes((0x80 | kind, length)) + data
    if length < 65_536:
        return b"%c~%b%b" % (0x80 | kind, length.to_bytes(2, "big"), data)
    return b"%c\x7f%b%b" % (0x80 | kind, length.to_bytes(8, "big"), data)


def close_frame(code: int, reason: str) -> bytes:
    return frame(code.to_bytes(2, "big") + reason.encode()[:120], CLOSE)


class Reader:
    """Puts a client's messages together out of whatever pieces arrive."""

    __slots__ = ("_fragments", "_kind", "_longest", "_rest")

    def __init__(self, longest: int) -> None:
        self._longest = longest  # bytes of a message
        self._rest = b""  # the beginning of a frame
        self._kind = _MORE  # of the message whose fragments are coming in
        self._fragments = b""

    def messages(self, data: bytes) -> Iterator[tuple[int, bytes]]:
        """The messages and control frames that are whole by now, as kind and content; raises `BadFrame`."""
        data = self._rest + data if self._rest else data
        at = 0
        while (found := self._next(data, at)) is not None:
            head, begin, at = found
            content = _unmasked(data[begin - 4 : begin], data[begin:at])
            kind = head & 15
            if kind in _CONTROL:
                yield kind, content
            elif (message := self._with_fragment(kind, content, last=bool(head & 0x80))) is not None:
                yield message
        self._rest = data[at:]

    def _next(self, data: bytes, at: int) -> tuple[int, int, int] | None:
        """The first byte of the next frame, and where its content begins and ends; None: not all of it is there."""
        if len(data) < at + 2:
            return None
        head, length = data[at], data[at + 1] & 127
        if head & 0x70:
            raise BadFrame(1002, "reserved bits are set")
        if not data[at + 1] & 0x80:
            raise BadFrame(1002, "not masked")
        if head & 15 in _CONTROL:
            if length > 125 or not head & 0x80:
                raise BadFrame(1002, "a control frame is long or in pieces")
        elif head & 15 not in _DATA:
            raise BadFrame(1002, "an unknown kind of frame")
        more = 0 if length < 126 else 2 if length == 126 else 8
        begin = at + 2 + more + 4
        if len(data) < begin:
            return None
        if more:
            length = int.from_bytes(data[at + 2 : at + 2 + more], "big")
        if length + len(self._fragments) > self._longest:
            raise BadFrame(1009, "a message is too long")
        return (head, begin, begin + length) if len(data) >= begin + length else None

    def _with_fragment(self, kind: int, content: bytes, *, last: bool) -> tuple[int, bytes] | None:
        """A message, if this was all that was missing of it."""
        if (kind == _MORE) != (self._kind != _MORE):
            raise BadFrame(1002, "fragments out of order")
        kind, content = kind or self._kind, self._fragments + content
        self._kind, self._fragments = (_MORE, b"") if last else (kind, content)
        if not last:
            return None
        if kind == TEXT:
            _check_text(content)
        return kind, content


def checked_close(content: bytes) -> int:
    """The code of a client's close frame (1005: none was given); raises `BadFrame`."""
    if not content:
        return 1005
    code = int.from_bytes(content[:2], "big")
    if len(content) == 1 or code not in _CLOSE_CODES:
        raise BadFrame(1002, "not a code to close with")
    _check_text(content[2:])
    return code


def _check_text(content: bytes) -> None:
    if not content.isascii():
        try:
            content.decode()
        except UnicodeDecodeError:
            raise BadFrame(1007, "text is not UTF-8") from None


def _unmasked(mask: bytes, content: bytes) -> bytes:
    length = len(content)
    if mask == b"\0\0\0\0":
        return content
    whole = (mask * (length // 4 + 1))[:length]
    both = int.from_bytes(content, "little") ^ int.from_bytes(whole, "little")
    return both.to_bytes(length, "little")
