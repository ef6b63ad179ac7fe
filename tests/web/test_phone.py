"""A phone: 360 by 640, a finger, no scrolling sideways, nothing too small to hit."""

from tests.web.conftest import SLOW, NewPerson, Person

PHONE = {
    "viewport": {"width": 360, "height": 640},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
# Buttons of the question that are smaller than a fingertip.
SMALL = """() => [...document.querySelectorAll(
        '.asking button, .asking select, .asking summary, .bar button, .tab-bar button')]
    .filter((one) => one.checkVisibility() && !one.matches('.place-choice'))
    .map((one) => [one.textContent, one.getBoundingClientRect()])
    .filter(([, box]) => box.width < 40 || box.height < 40).map(([text, box]) => `${text} ${box.width}×${box.height}`)"""
SIDEWAYS = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


def tap_an_answer(person: Person) -> None:
    """Whatever is asked, with a finger; every turn ends with “Confirm”."""
    page = person.page
    if page.locator("[data-bid]").count():
        page.locator("[data-bid]").first.tap()
        page.locator("[data-bid]").last.tap()
    elif page.locator(".asking [data-broker]:not(:disabled)").count():
        person.place_brokers("tap")
    else:
        page.locator(".gesture .pick").first.tap()
    page.wait_for_selector(".confirm:not(:disabled)")
    page.locator(".confirm").tap()


def test_a_game_on_a_phone(somebody: NewPerson) -> None:
    anna = somebody("Anna", **PHONE)
    anna.play_table(players=3, express=True)
    page = anna.page
    # A round with the finger, looked at closely; the rest by the autopilot.
    for _ in range(9):
        page.wait_for_selector(".asking[data-yours=true] .gesture:not([inert]) button", timeout=SLOW)
        assert page.evaluate(SMALL) == []
        assert page.evaluate(SIDEWAYS) == 0
        last = anna.last_fact()
        tap_an_answer(anna)
        anna.wait_for_news(last)
    anna.play_on_until(".ending", 6)
    assert page.evaluate(SIDEWAYS) == 0


def test_home_on_a_phone(somebody: NewPerson) -> None:
    anna = somebody(**PHONE)
    page = anna.open("/")
    page.wait_for_selector(".play-now")
    assert page.evaluate(SIDEWAYS) == 0
