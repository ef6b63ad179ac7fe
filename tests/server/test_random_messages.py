"""Random messages and requests: every reply is one of the protocol's, and the server goes on."""

import asyncio
import json
import os
from typing import Any

import httpx
import msgspec
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from kerys.server.protocol.bodies import Error
from kerys.server.web.document import schema
from tests.server.helpers.client import Player, Somebody
from tests.server.helpers.server import Address

EXAMPLES = int(os.environ.get("KERYS_GAMES", "6"))
WORDS = st.sampled_from(["bid 1 2", "pass", "order 1", "place 3 up 1/harbour", "play spy", "", "bid"])
TEXT = st.one_of(WORDS, st.text(max_size=100))
NUMBERS = st.one_of(st.integers(0, 40), st.integers(-(10**12), 10**12))
VALUES = st.one_of(st.none(), st.booleans(), NUMBERS, TEXT, st.lists(st.integers(), max_size=3))
MESSAGES = st.one_of(
    st.fixed_dictionaries(
        {"type": st.just("answer"), "text": TEXT, "decision": NUMBERS, "facts": NUMBERS, "key": TEXT}
    ),
    st.fixed_dictionaries({"type": st.just("hello"), "facts": NUMBERS, "chat": NUMBERS, "language": TEXT}),
    st.fixed_dictionaries({"type": st.just("say"), "text": TEXT}),
    st.sampled_from([{"type": "away"}, {"type": "back"}, {"type": "ping", "number": 3}]),
    st.dictionaries(st.sampled_from(["type", "text", "key", "facts", "x"]), VALUES),
)
QUIET = [HealthCheck.too_slow, HealthCheck.function_scoped_fixture, HealthCheck.data_too_large]
KINDS = {"fresh", "news", "table", "chat", "taken", "refused", "problem", "pong"}


def test_random_messages(address: Address) -> None:
    async def table() -> tuple[Somebody, str]:
        anna = await Somebody(address).enter("Anna")
        seats = [{}, *[{"kind": "bot", "level": "random"}] * 2]
        table = (await anna.post("/api/tables", options={"players": 3}, seats=seats))["id"]
        await anna.post(f"/api/tables/{table}/start")
        return anna, table

    async def play(messages: list[dict[str, Any]]) -> None:
        anna, where = await table()
        async with anna.connect(where) as socket:
            player = await Player(socket).hello()
            for message in messages:
                await socket.send(json.dumps(message))
            await player.send("ping", number=77)
            while '"number":77' not in player.raw[-1]:
                text = await asyncio.wait_for(socket.recv(), 20)
                assert json.loads(text)["type"] in KINDS
                player.raw.append(str(text))
        await anna.close()

    @settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=QUIET, phases=[Phase.generate])
    @given(st.lists(MESSAGES, max_size=12))
    def run(messages: list[dict[str, Any]]) -> None:
        asyncio.run(play(messages))

    run()


def test_random_requests(address: Address) -> None:
    """Requests made from the schema, right and wrong; never a failure of the server, always JSON we know."""
    described = schemathesis.openapi.from_dict(schema())
    described.config.update(base_url=address.http)
    client = httpx.Client(base_url=address.http)
    client.post("/api/me", json={})
    session = dict(client.cookies)
    count = 0
    for result in described.get_all_operations():
        operation = result.ok()  # type: ignore[union-attr]

        @settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=QUIET, phases=[Phase.generate])
        @given(operation.as_strategy())
        def run(case: Any) -> None:
            nonlocal count
            count += 1
            reply = case.call(base_url=address.http, cookies=session)
            assert reply.status_code < 500 or reply.status_code == 503, reply.text
            if reply.status_code != 200:
                msgspec.json.decode(reply.content, type=Error)
            assert "content-security-policy" in reply.headers

        run()
    client.close()
    assert count > 20
