"""Who only watches learns nothing hidden: neither from the page nor from what goes over the line."""

import json
from typing import Any

from playwright.sync_api import WebSocket

from tests.web.conftest import SLOW, NewPerson


def test_a_spectator_sees_no_hidden_value(somebody: NewPerson) -> None:
    anna, watcher = somebody("Anna"), somebody()
    table = anna.lay_table(1, players=4, kings_favour=True)
    frames: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: frames.append(str(data)))

    watcher.page.on("websocket", listen)
    anna.ask(f"/api/tables/{table}/start")
    watcher.open(f"/table/{table}")
    watcher.page.wait_for_selector(".asked")
    # What the page of a spectator shows of brokers that lie face down, looked at after every change.
    watcher.page.evaluate("""() => {
        window.seen = new Set();
        new MutationObserver(() => {
            const known = '.broker.down:not(.unknown)';
            for (const one of document.querySelectorAll(`.board ${known}, .seats .behind ${known}`))
                if (document.querySelector('.where').textContent.includes('placing')) window.seen.add(one.textContent);
        }).observe(document.body, { childList: true, subtree: true, attributes: true });
    }""")
    anna.open(f"/table/{table}")
    anna.play_on_until(".ending", 8)
    watcher.page.wait_for_selector(".ending", timeout=SLOW)

    assert watcher.page.locator(".asking .pick, .asking [data-broker]").count() == 0
    assert watcher.page.evaluate("[...window.seen]") == []
    messages = [json.loads(frame) for frame in frames]
    assert (
        sum(len(message.get("facts", [])) for message in messages if message["type"] in ("fresh", "news"))
        > 200
    )
    hidden = [fact for message in messages for fact in told(message) if fact_is_secret(fact)]
    assert len(hidden) > 20
    assert {fact["value"] for fact in hidden} == {None}
    for message in messages:
        for seat in (message.get("view") or {}).get("seats", []):
            if (message.get("view") or {}).get("phase") == "placement":
                assert seat["hand"] is None
            assert seat["sealed"] is None
        assert not (message.get("question") or {}).get("options")
        assert "seed" not in message


def told(message: dict[str, Any]) -> list[dict[str, Any]]:
    return message.get("facts") or [] if message["type"] in ("fresh", "news") else []


def fact_is_secret(fact: dict[str, Any]) -> bool:
    """A broker from behind a screen, put down so that nobody else sees its value."""
    down: bool = fact["fact"] == "placed" and fact["face"] == "down" and fact["source"] != "front"
    return down or fact["fact"] == "favour-given"
