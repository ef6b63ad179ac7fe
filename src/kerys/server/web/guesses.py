"""Limit of wrong passwords for each account, whatever addresses they come from."""

from collections import OrderedDict
from typing import Final

from kerys.server.refusals import Refusal
from kerys.server.transport.rate_limits import RateLimits

_MAX_KNOWN: Final = 10_000


class PasswordGuesses:
    """Counts wrong passwords. Names without an account are counted too, so that a refusal does not reveal accounts.

    An address from which somebody has signed in to an account has a limit of its own there: strangers who guess cannot
    lock the owner out.
    """

    def __init__(self, limits: RateLimits) -> None:
        self._limits = limits
        self._known: OrderedDict[tuple[str, str], None] = OrderedDict()

    def begin(self, account: str, address: str) -> None:
        """Count an attempt before the password is looked at, or refuse it."""
        if not self._limits.allow("password_guesses", self._key(account, address)):
            raise Refusal("too-many", "Too many wrong passwords for this account; please wait a while.")

    def correct(self, account: str, address: str) -> None:
        """Take back the attempt: the password was right."""
        self._limits.give_back("password_guesses", self._key(account, address))
        self._known[(account, address)] = None
        self._known.move_to_end((account, address))
        if len(self._known) > _MAX_KNOWN:
            self._known.popitem(last=False)

    def _key(self, account: str, address: str) -> str:
        return f"{account} {address}" if (account, address) in self._known else account
