"""Tables for tests of clients."""

import asyncio
from typing import Any

from tests.server.helpers.client import Player, Somebody
from tests.server.helpers.server import Address


async def bot_table(address: Address, **setup: Any) -> tuple[Somebody, str]:
    anna = await Somebody(address).enter("Anna")
    seats = [{}, *[{"kind": "bot", "level": "random"}] * 3]
    table = (await anna.post("/api/tables", seats=seats, **setup))["id"]
    await anna.post(f"/api/tables/{table}/start")
    return anna, table


async def still_alive(address: Address) -> None:
    """Another table works as if nothing was."""
    anna, table = await bot_table(address)
    async with anna.connect(table) as one:
        player = await Player(one).hello()
        key = await player.answer()
        while key not in player.taken:
            await asyncio.wait_for(player.hear(), 20)
    await anna.close()
