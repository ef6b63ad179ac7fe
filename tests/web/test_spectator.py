"""Who only watches learns nothing hidden: neither from the page nor from what goes over the line."""

import json
from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import Any

from playwright.sync_api import WebSocket

from tests.server.helpers.client import with_news
from tests.web.conftest import SLOW, NewPerson

FULL_SET = Counter([0, 0, 1, 1, 1, 2, 3, 3, 3, 4, 4])


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
            if (!document.querySelector('.where').textContent.includes('placing')) return;
            for (const one of document.querySelectorAll(`.board ${known}, .seats .behind ${known}`)) {
                const [, seat] = one.getAttribute('class').match(/seat-(\\w+)/);
                window.seen.add(`${seat} ${one.querySelector('.broker-value').textContent}`);
            }
        }).observe(document.body, { childList: true, subtree: true, attributes: true });
    }""")
    anna.open(f"/table/{table}")
    anna.play_on_until(".ending", 8)
    watcher.page.wait_for_selector(".ending", timeout=SLOW)

    assert watcher.page.locator(".asking .pick, .asking [data-broker]").count() == 0
    messages = [json.loads(frame) for frame in frames]
    assert set(watcher.page.evaluate("[...window.seen]")) <= certain(messages)
    assert (
        sum(len(message.get("facts", [])) for message in messages if message["type"] in ("fresh", "news"))
        > 200
    )
    hidden = [fact for message in messages for fact in told(message) if fact_is_secret(fact)]
    assert len(hidden) > 20
    assert {fact["value"] for fact in hidden} == {None}
    for message, view in followed(messages):
        for seat in view["seats"]:
            assert seat["hand"] is None or view["phase"] != "placement"
            assert seat["sealed"] is None
        assert not (message.get("question") or {}).get("options")
        assert "seed" not in message


Message = dict[str, Any]


def followed(messages: list[Message]) -> Iterator[tuple[Message, dict[str, Any]]]:
    """The messages that bring something of the view, with the view after each."""
    view: dict[str, Any] = {}
    for message in messages:
        if message["type"] == "fresh" and message["view"] is not None:
            view = message["view"]
        elif message["type"] == "news" and view:
            with_news(view, message)
        else:
            continue
        yield message, view


def certain(messages: list[Message]) -> set[str]:
    """
    What everybody may know of brokers that lie face down, as "orange 3" (RULES.md 14.4): the Illusionist's, which
    stood in front before, the last unknown ones of a set when all that are left have the same value (also if others of
    them were shown behind the screen), and a broker in the throne room that can only be one.
    """
    found: set[str] = set()
    from_front: dict[str, Counter[int]] = {}  # in this round
    for message, view in followed(messages):
        for fact in told(message):
            if fact["fact"] == "round-began":
                from_front = {}
            if fact["fact"] == "placed" and fact["face"] == "down" and fact["source"] == "front":
                found.add(f"{fact['party']} {fact['value']}")
                from_front.setdefault(fact["party"], Counter())[fact["value"]] += 1
        for seat in view["seats"]:
            faces = [one for one in view["brokers"] if one["owner"] == seat["name"] and one["face"] == "up"]
            seen = Counter(seat["front"]) + Counter(one["value"] for one in faces)
            # For each broker in the throne room, which may be any of those, a spare 2 joined the set.
            thrones = [one["possible"] for one in seat["throne"]]
            found |= {f"{seat['name']} {only[0]}" for only in thrones if len(only) == 1}
            for throne in product(*thrones):
                left = FULL_SET + Counter([2] * len(throne)) - Counter(throne) - seen
                elsewhere = Counter(seat["shown"]) + from_front.get(seat["name"], Counter())
                for unknown in (left, left - elsewhere):
                    if len(unknown) == 1:
                        found.add(f"{seat['name']} {min(unknown)}")
    return found


def told(message: dict[str, Any]) -> list[dict[str, Any]]:
    return message.get("facts") or [] if message["type"] in ("fresh", "news") else []


def fact_is_secret(fact: dict[str, Any]) -> bool:
    """A broker from behind a screen, put down so that nobody else sees its value."""
    down: bool = fact["fact"] == "placed" and fact["face"] == "down" and fact["source"] != "front"
    return down or fact["fact"] == "favour-given"
