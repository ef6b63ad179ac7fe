"""What the server takes from outside itself: the time, secrets, names, deals. Tests put their own in."""

import asyncio
import hashlib
import hmac
import secrets
import time

from kerys.engine.chance import N_DEALING, Deal, Rng, deal_from
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

    def deal(self, chosen: Options) -> Deal:
        """Each stream from a seed of its own, and that as large as can be.

        Out of what the first rounds show, nobody can compute what the rest of one seed would have dealt.
        """
        streams = [Rng(secrets.randbits(128), stream) for stream in range(N_DEALING)]
        return deal_from(rules_of(chosen), streams)


def hashed(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def invitation(secret: str, table: str, number: int) -> str:
    """The secret of an invitation link; made from the server's own secret, so it need not be kept."""
    return hmac.new(secret.encode(), f"{table}/{number}".encode(), hashlib.sha256).hexdigest()[:32]


def origin_hash(secret: str, network: str) -> str:
    """Return what is stored instead of a client's network: equal networks are recognised, and nobody can read it."""
    return hmac.new(secret.encode(), f"origin/{network}".encode(), hashlib.sha256).hexdigest()[:16]


def same(one: str, other: str) -> bool:
    """Compare secrets without telling by the time how far they agree."""
    return hmac.compare_digest(one.encode(), other.encode())
