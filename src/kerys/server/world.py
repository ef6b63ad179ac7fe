"""What the server takes from outside itself: the time, secrets, names, deals. Tests put their own in."""

import asyncio
import hashlib
import hmac
import secrets
import time

from kerys.engine.chance import Deal, deal
from kerys.engine.options import Options, rules_of

_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"


class World:
    def now(self) -> float:
        return time.time()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)

    def secret(self) -> str:
        """A token nobody can guess."""
        return secrets.token_urlsafe(32)

    def name(self) -> str:
        """An id that may be shown; it gives no rights."""
        return "".join(secrets.choice(_LETTERS) for _ in range(10))

    def seed(self) -> int:
        return secrets.randbits(60)

    def deal(self, chosen: Options) -> Deal:
        return deal(rules_of(chosen), self.seed())


def hashed(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def invitation(secret: str, table: str, number: int) -> str:
    """The secret of an invitation link; made from the server's own secret, so it need not be kept."""
    return hmac.new(secret.encode(), f"{table}/{number}".encode(), hashlib.sha256).hexdigest()[:32]


def same(one: str, other: str) -> bool:
    """Compare secrets without telling by the time how far they agree."""
    return hmac.compare_digest(one.encode(), other.encode())
