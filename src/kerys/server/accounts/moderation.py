"""Moderation: who is banned or muted by whoever runs the server (`kerys admin`), as this process knows it."""

import asyncio
from contextlib import suppress
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Final

from kerys.server.environment import Environment
from kerys.server.refusals import Refusal
from kerys.server.storage import QueryFailed, Row, StorageUnavailable, Store
from kerys.server.storage.moderation import MODERATION_CHANGED, MUTE, NETWORK, PERSON

Network = IPv4Network | IPv6Network
_AGAIN: Final = 2.0  # seconds until the list is read again after that failed


class Moderation:
    """The bans, read at the start and whenever somebody changes them."""

    def __init__(self, store: Store, environment: Environment) -> None:
        self._store = store
        self._environment = environment
        self._people: dict[tuple[str, str], float | None] = {}  # by kind and person: until when
        self._networks: list[tuple[Network, float | None]] = []
        self._reading: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self._store.backend.on_change(self._changed)
        await self._read()

    async def close(self) -> None:
        if self._reading is not None:
            self._reading.cancel()

    def _changed(self, subject: str, entry: Row) -> None:
        if subject in ("", MODERATION_CHANGED) and (self._reading is None or self._reading.done()):
            self._reading = asyncio.ensure_future(self._read_until_done())

    async def _read_until_done(self) -> None:
        while True:
            with suppress(StorageUnavailable, QueryFailed):
                await self._read()
                return
            await asyncio.sleep(_AGAIN)

    async def _read(self) -> None:
        bans = await self._store.bans()
        self._people = {(one.kind, one.subject): one.until for one in bans if one.kind != NETWORK}
        networks: list[tuple[Network, float | None]] = []
        for one in bans:
            if one.kind == NETWORK:
                with suppress(ValueError):
                    networks.append((ip_network(one.subject), one.until))
        self._networks = networks

    def refuse_banned(self, person: str) -> None:
        if self._holds((PERSON, person)):
            raise Refusal("banned", "Whoever runs this server has banned this account.")

    def refuse_muted(self, person: str) -> None:
        if self._holds((MUTE, person)):
            raise Refusal("muted", "Whoever runs this server has muted you.")

    def _holds(self, key: tuple[str, str]) -> bool:
        return key in self._people and self._is_now(self._people[key])

    def _is_now(self, until: float | None) -> bool:
        return until is None or until > self._environment.now()

    def blocks(self, client: str) -> bool:
        """Return whether an address, or a network of one client, lies in a banned range."""
        if not self._networks:
            return False
        network = _network(client)
        return network is not None and any(
            banned.version == network.version and banned.overlaps(network) and self._is_now(until)
            for banned, until in self._networks
        )


@lru_cache(maxsize=10_000)
def _network(client: str) -> Network | None:
    try:
        if "/" in client:
            return ip_network(client, strict=False)
        address = ip_address(client)
    except ValueError:
        return None
    return ip_network(getattr(address, "ipv4_mapped", None) or address)
