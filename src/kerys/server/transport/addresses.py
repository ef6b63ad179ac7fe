"""Whose a request is, as far as limits by address go."""

from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address

from starlette.types import Scope

UNKNOWN = "unknown"


def client_address(scope: Scope) -> str:
    """Who asks, for everything that is limited by address."""
    client = scope.get("client")
    return network_of(client[0] if client else "")


@lru_cache(maxsize=10_000)
def network_of(address: str) -> str:
    """All addresses that one connection to the internet has count as one: with IPv6 that is a whole /64.

    However it is written; and whatever is no address at all shares one limit, or each nonsense would have its own.
    """
    try:
        found = ip_address(address)
    except ValueError:
        return UNKNOWN
    if not isinstance(found, IPv6Address):
        return str(found)
    return str(found.ipv4_mapped or IPv6Network((int(found), 64), strict=False))
