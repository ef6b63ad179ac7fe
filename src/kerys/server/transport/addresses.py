"""The client address that rate limits count by."""

from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Final

from starlette.types import Scope

UNKNOWN: Final = "unknown"
_CLIENT_BITS: Final = 64  # of an IPv6 address: what one customer has at least
_SITE_BITS: Final = 48  # what one customer has at most


def client_address(scope: Scope) -> str:
    """Return the address of a client for everything that is limited by address."""
    client = scope.get("client")
    return network_of(client[0] if client else "")


def client_site(scope: Scope) -> str:
    """Return the larger network that tables are counted by: whoever has many IPv6 networks has them side by side."""
    client = scope.get("client")
    return network_of(client[0] if client else "", _SITE_BITS)


@lru_cache(maxsize=10_000)
def network_of(address: str, bits: int = _CLIENT_BITS) -> str:
    """Return the network that counts as one client: an IPv4 address, or the /64 that an IPv6 customer has.

    All spellings of an address are equal. Text that is not an address shares one limit, `unknown`.
    """
    try:
        parsed = ip_address(address)
    except ValueError:
        return UNKNOWN
    if not isinstance(parsed, IPv6Address):
        return str(parsed)
    return str(parsed.ipv4_mapped or IPv6Network((int(parsed), bits), strict=False))
