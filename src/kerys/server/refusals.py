"""Refusals: the code and the sentence a client gets when something is not done for it."""

from typing import Final

_STATUS: Final = {
    "not-found": 404,
    "sign-in": 401,
    "not-allowed": 403,
    "banned": 403,
    "too-many": 429,
    "too-large": 413,
    "storage-away": 503,
    "conflict": 409,
}


class Refusal(Exception):
    """A request that is refused, and why."""

    def __init__(self, code: str, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason

    @property
    def status(self) -> int:
        return _STATUS.get(self.code, 400)


def no_table() -> Refusal:
    """Refuse with the same words whether there is no such table or this person may not see it."""
    return Refusal("not-found", "There is no such table, or it needs an invitation.")


def broken_table() -> Refusal:
    return Refusal(
        "broken",
        "What is stored of this game cannot be replayed; whoever runs the server can see why (kerys db check).",
    )


def failure() -> Refusal:
    """Refuse because of an error on our side."""
    return Refusal("failed", "Something went wrong here. It was logged; please try again.")


def storage_unavailable() -> Refusal:
    return Refusal(
        "storage-away", "The server cannot reach its database just now; please try again in a moment."
    )
