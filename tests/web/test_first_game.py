"""The guided first game: played through by its own gestures, skipped, left and taken up again."""

import json
from typing import Any

from playwright.sync_api import Page

from kerys import Game
from kerys.words import languages
from tests.web.conftest import NewPerson, Person
from tools.make_first_game import FOLDER, steps, written

STEPS: list[dict[str, Any]] = json.loads((FOLDER / "steps.json").read_text(encoding="utf-8"))


def opened(person: Person) -> Page:
    page = person.open("/first-game")
    page.wait_for_selector(".guide-text p")
    return page


def at(page: Page, n: int) -> None:
    page.wait_for_function(f"() => document.querySelector('.guide progress')?.value === {n}")


def do(page: Page, answer: str) -> None:
    """The gesture for an answer."""
    kind, *rest = answer.split()
    if kind == "bid":
        for value in rest:
            page.locator(f".guide-broker[data-value='{value}'][aria-pressed='false']").first.click()
    elif kind == "place":
        value, face, place = rest
        page.locator(f".guide-broker[data-value='{value}']").first.click()
        page.click(f"[data-face='{face}']")
        page.wait_for_selector(f".place.legal[data-place='{place}']")
        page.click(f"[data-place='{place}']")
    else:
        page.click(f"[data-answer='{answer}']")


def test_the_steps_are_what_the_engine_makes_of_the_record() -> None:
    record = (FOLDER / "record.txt").read_text(encoding="utf-8")
    assert Game.from_record(record).over
    assert (FOLDER / "steps.json").read_text(encoding="utf-8") == written(steps(record))


def test_played_through_by_its_own_gestures(somebody: NewPerson) -> None:
    page = opened(somebody())
    kinds = set()
    for n, step in enumerate(STEPS[:-1]):
        at(page, n)
        if "do" in step:
            kinds.add(step["do"].split()[0])
            do(page, step["do"])
        else:
            page.click(".guide-buttons .main")
    at(page, len(STEPS) - 1)
    assert kinds == {"bid", "order", "place", "gem", "rank", "lower"}
    assert page.is_visible(".replay-result .chart")


def test_anything_else_gets_a_hint_and_changes_nothing(somebody: NewPerson) -> None:
    page = opened(somebody())
    wrong = {
        "bid": ".guide-broker[data-value='4']",
        "order": "[data-answer='order 1']",
        "place": ".guide-broker[data-value='4']",
    }
    tried = set()
    for n, step in enumerate(STEPS[:12]):
        at(page, n)
        kind = step.get("do", "").split(" ")[0]
        if kind in wrong and kind not in tried:
            tried.add(kind)
            for button in page.locator(wrong[kind]).all()[:2]:
                button.click()
            page.wait_for_selector(".guide-hint:not(:empty)")
            at(page, n)
        page.click(".guide-buttons button:nth-child(2)")
    assert tried == set(wrong)


def test_on_a_phone_what_a_step_speaks_of_is_in_sight(somebody: NewPerson) -> None:
    page = opened(somebody(viewport={"width": 360, "height": 640}, has_touch=True))
    seen = 0
    for n, step in enumerate(STEPS[:-1]):
        at(page, n)
        hidden = page.evaluate(
            """async (step) => {
                const { placeOf } = await import("/pages/first_game/sight.js");
                const place = placeOf(step);
                if (!place) return null;
                const box = document.querySelector(`[data-place="${place}"]`).getBoundingClientRect();
                return box.top < 0 || box.bottom > document.querySelector(".guide").getBoundingClientRect().top;
            }""",
            step,
        )
        assert hidden is not True, step["say"]
        seen += hidden is False
        page.click(".guide-buttons button:nth-child(2)")
    assert seen > 25


def test_left_and_taken_up_again(somebody: NewPerson) -> None:
    person = somebody()
    page = opened(person)
    for n in range(14):
        at(page, n)
        page.click(".guide-buttons button:nth-child(2)")
    at(page, 14)
    page.reload()
    at(page, 14)
    page.click("text=From the beginning")
    at(page, 0)
    page.click("text=Leave")
    page.wait_for_function("() => location.pathname === '/'")


def test_every_step_speaks_every_language(somebody: NewPerson) -> None:
    page = opened(somebody())
    texts = {
        language: page.evaluate(
            """async ([language, steps]) => {
                const { Words } = await import("/app/words.js");
                const { sentences } = await import("/pages/first_game/sentences.js");
                const words = await Words.load(language);
                return steps.map((say) => sentences(words, say).map((one) => one.textContent).join(" "));
            }""",
            [language, [step["say"] for step in STEPS]],
        )
        for language in languages()
    }
    for told in texts.values():
        assert not [text for text in told if "{" in text or "first-game-" in text or not text.strip()]
    for same in zip(*texts.values(), strict=True):
        assert len(set(same)) == len(texts)


def test_on_a_phone_nothing_scrolls_sideways_and_the_lit_place_is_in_sight(somebody: NewPerson) -> None:
    page = opened(somebody(viewport={"width": 360, "height": 640}, reduced_motion="reduce"))
    for n, step in enumerate(STEPS[:21]):
        at(page, n)
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
        if step.get("do", "").startswith("place"):
            do(page, step["do"])  # clicks the place where it is: it must not be covered
        else:
            page.click(".guide-buttons button:nth-child(2)")
