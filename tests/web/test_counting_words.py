"""The counting's tables at every size of screen: no word is broken, nothing has to be scrolled sideways."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from kerys.words import languages
from tests.server.helpers.server import Address
from tests.web.positions import PLUS, moments
from tests.web.staged import Stage

SHOWN = ".counting:not([hidden])"
# Beneath the market on a desk, above everything else where it is narrower; one may be made into the other meanwhile.
WIDTHS = {1280: (1100, 1200, 1280, 1366, 1600, 1920), 1000: (320, 360, 768, 1199)}
# Words on more than one line, tables wider than their box, and controls on several lines.
WRONG = """() => {
    const counting = document.querySelector('.counting:not([hidden])');
    const wrong = [];
    const texts = document.createTreeWalker(counting, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        if (text.parentElement.closest('.unseen, svg')) continue;
        for (const word of text.data.matchAll(/[^\\s\\u00a0\\u2013-]+/g)) {
            const range = document.createRange();
            range.setStart(text, word.index);
            range.setEnd(text, word.index + word[0].length);
            if (range.getClientRects().length > 1) wrong.push(word[0]);
        }
    }
    for (const box of counting.querySelectorAll('.wide-table')) {
        const { scrollWidth, clientWidth } = box;
        if (scrollWidth > clientWidth) wrong.push(`${box.ariaLabel}: ${scrollWidth} > ${clientWidth}`);
    }
    const buttons = [...counting.querySelectorAll('.counting-buttons button')];
    const tops = buttons.map((one) => Math.round(one.getBoundingClientRect().top));
    if (new Set(tops).size > 1) wrong.push(`buttons at ${tops}`);
    return wrong;
}"""


@pytest.fixture(params=sorted(languages()))
def stage(request: pytest.FixtureRequest, browser: Browser, address: Address) -> Iterator[Stage]:
    context = browser.new_context(reduced_motion="reduce", locale=request.param)
    found = Stage(context, address, request.param)
    yield found
    context.close()
    assert found.complaints == []


def wrong_with(page: Page) -> list[str]:
    """The browser needs a moment until all styles fit the new size."""
    for _ in range(40):
        wrong: list[str] = page.evaluate(WRONG)
        if not wrong:
            break
        page.wait_for_timeout(50)
    return wrong


def test_no_word_is_broken_at_any_size(stage: Stage) -> None:
    page = stage.page
    for game in moments(3, 4, districts=3, kings_favour=True, **PLUS):
        last = game  # the counting of the last round, and the final count
    stage.show(last, None)
    page.wait_for_selector(".log .fact")
    wrong: list[str] = []
    for room, widths in WIDTHS.items():
        page.set_viewport_size({"width": room, "height": 800})
        page.evaluate("document.querySelector('[data-key=page-counting-again]').click()")
        page.click(f"{SHOWN} [data-key=page-counting-pause]")
        while page.is_visible(SHOWN):
            for width in widths:
                page.set_viewport_size({"width": width, "height": 800})
                wrong += [f"{width}: {one}" for one in wrong_with(page)]
            page.set_viewport_size({"width": room, "height": 800})
            page.click(f"{SHOWN} [data-key=page-counting-next]")
    assert not wrong, "\n".join(wrong)
