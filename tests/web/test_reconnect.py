"""A refresh, a lost connection and a second tab: everybody comes back to exactly where they were."""

from tests.web.conftest import SLOW, NewPerson, Person

DROP_NEXT_ANSWER = """() => {
    const socket = window.sockets.at(-1);
    const send = socket.send;
    socket.send = (data) => {
        if (!JSON.parse(data).text) return send.call(socket, data);
        window.dropped = (window.dropped ?? 0) + 1;
        socket.send = send;
        setTimeout(() => socket.close());
    };
}"""


def composed(person: Person) -> dict[str, object]:
    """What is asked and what is picked."""
    found: dict[str, object] = person.page.evaluate("""() => ({
        asked: document.querySelector('.asked').textContent,
        chosen: document.querySelector('.confirming .chosen')?.textContent,
        composed: document.querySelector('.composed').textContent,
        pressed: [...document.querySelectorAll('.gesture [aria-pressed=true]')].map((one) => one.dataset.key),
        ghosts: document.querySelectorAll('.board .ghost').length,
        last: document.querySelector('.log .fact:last-child')?.textContent,
    })""")
    return found


KIND = """() => document.querySelector('.gesture [data-answer]')?.dataset.answer.split(' ')[0]
    ?? (document.querySelector('[data-bid]') ? 'bid' : 'place')"""
ASKED = ".asking[data-yours=true] .gesture:not([inert]) button"


def test_a_reload_at_each_kind_of_decision_keeps_what_was_picked(somebody: NewPerson) -> None:
    anna = somebody("Anna")
    anna.play_table(players=3, kings_favour=True)
    page = anna.page
    seen: set[str] = set()
    while len(seen) < 6:
        page.wait_for_selector(f"{ASKED}, .ending", timeout=SLOW)
        if page.locator(".ending").count():
            break
        kind = page.evaluate(KIND)
        compose(anna)
        before, decision = composed(anna), page.get_attribute(".asking", "data-decision")
        if kind not in seen:
            seen.add(kind)
            page.reload()
            page.wait_for_selector(".confirm:not(:disabled)", timeout=SLOW)
            assert composed(anna) == before
            anna.break_connection()
            page.wait_for_selector(".connection[hidden]", state="attached", timeout=SLOW)
            assert composed(anna) == before
        anna.confirm()
        page.wait_for_function(  # a white gem, for instance, brings a question and no news
            "was => document.querySelector('.asking').dataset.decision !== was || document.querySelector('.ending')",
            arg=decision,
            timeout=SLOW,
        )
    assert {"bid", "order", "place", "gem", "favour"} <= seen


def compose(person: Person) -> None:
    """Pick something, whatever is asked."""
    page = person.page
    if page.locator("[data-bid]").count():
        # The highest there is: whoever bids least has no order card left to choose from.
        page.locator("[data-bid]").nth(-2).click()
        page.locator("[data-bid]").last.click()
    elif page.locator(".asking [data-broker]:not(:disabled)").count():
        person.place_brokers()
    elif page.locator(".gesture .pick[aria-pressed=true]").count() == 0:
        page.locator(".gesture .pick").last.click()
    page.wait_for_selector(".confirm:not(:disabled)")


def test_an_answer_that_got_lost_on_its_way_is_sent_again_and_counts_once(somebody: NewPerson) -> None:
    anna = somebody("Anna")
    table = anna.play_table(players=3)
    anna.page.evaluate(DROP_NEXT_ANSWER)
    compose(anna)
    anna.confirm()
    anna.page.wait_for_function("() => window.dropped === 1")
    # The next question, without another click.
    anna.page.wait_for_function("() => !document.querySelector('[data-bid]')", timeout=30_000)
    record = anna.context.request.get(f"{anna.address.http}/api/tables/{table}/record").json()["record"]
    assert [line.split()[:2] for line in record.splitlines()].count(["blue", "bid"]) == 1


def test_two_tabs_of_one_person(somebody: NewPerson) -> None:
    anna = somebody("Anna")
    table = anna.play_table(players=3)
    other = anna.new_page()
    other.goto(f"{anna.address.http}/table/{table}")
    other.wait_for_selector(".asking[data-yours=true]")
    other.locator("[data-bid]").first.click()
    compose(anna)
    anna.confirm()
    # The second tab hears of it: the bids are over there too, or the sealed one is shown.
    other.wait_for_function(
        "() => !document.querySelector('[data-bid]') || document.querySelector('.given')", timeout=30_000
    )
    anna.play_on_until(".asking[data-yours=true] [data-broker]", 3)
    other.wait_for_selector(".asking [data-broker]", timeout=30_000)
    facts = ".log .fact:last-child"
    assert other.inner_text(facts) == anna.page.inner_text(facts)
