"""Whatever the engine can ask, the page has a gesture for it, and each gesture sends what it says."""

import random
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from kerys.engine.agenda import FIRST_TOGETHER
from kerys.engine.steps import STEP_NAMES
from kerys.game import Game
from tests.server.helpers.server import Address
from tests.web.staged import Stage
from tests.words.samples import EVERYTHING
from tests.words.test_catalogue import CARD_QUESTIONS

# Picks an answer by the gestures, as somebody who knows what they want would.
PICK = """async (text) => {
    const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    const click = async (selector) => {
        const found = document.querySelector(selector);
        if (!found) throw new Error(`${text}: there is no ${selector}`);
        found.dispatchEvent(new MouseEvent('click', { bubbles: true }));
        await drawn();
    };
    const [verb, ...words] = text.split(' ');
    if (verb === 'bid') {
        await click(`[data-bid="${words[0]}"]`);
        await click(`[data-bid="${words[1]}"][aria-pressed=false]`);
    } else if (verb === 'place') {
        const [source, value, face, place] = words.length === 3 ? ['hand', ...words] : words;
        await click(`.asking [data-broker="${source} ${value}"]`);
        if (!document.querySelector(`[data-face=${face}][aria-pressed=true]`)) await click(`[data-face=${face}]`);
        await click(`.board [data-place="${place}"]`);
    } else {
        if (verb === 'look' && document.querySelector('[data-key=page-looking]')) await click('[data-key=page-looking]');
        await click(`.gesture [data-answer="${text}"]`);
    }
    // Whether the turn goes on is asked first.
    for (let n = 0; n < 500 && document.querySelector('.asking[data-waiting=true]'); n++) await drawn();
    if (document.querySelector('.confirm').disabled) throw new Error(`${text} is picked and cannot be confirmed`);
    await click('.confirm');
}"""


def kinds_of_questions() -> Iterator[tuple[str, Game, int]]:
    """A game at every kind of question that random games with everything come to."""
    seen: set[str] = set()
    for options in EVERYTHING:
        for seed in range(8):
            game, rng = Game(seed=seed, **options), random.Random(seed)
            while not game.over:
                question, seat = game.question, game.waiting[0]
                assert question is not None
                choices = game.options(seat)
                kind = " ".join([name_of(question), *sorted({text.split()[0] for text in choices})])
                if kind not in seen:
                    seen.add(kind)
                    yield kind, game, seat
                plays = [text for text in choices if text.startswith("play ")]
                game.play(seat, rng.choice(plays or choices))


def name_of(question: dict[str, Any]) -> str:
    """The kind of question: for a character which one and which of its questions, for gems where they come from."""
    parts = (
        question["kind"],
        question.get("card"),
        question.get("stage"),
        question.get("source", {}).get("from"),
    )
    return "-".join(str(part) for part in parts if part is not None)


@pytest.fixture(scope="module")
def stage(browser: Browser, address: Address) -> Iterator[Stage]:
    context = browser.new_context(viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
    found = Stage(context, address)
    yield found
    context.close()
    assert found.complaints == []


def test_every_kind_of_question_can_be_answered(stage: Stage) -> None:
    asked: set[str] = set()
    for kind, game, seat in kinds_of_questions():
        asked.add(kind.split()[0])
        choices = game.options(seat)
        for text in dict.fromkeys((choices[0], choices[len(choices) // 2], choices[-1])):
            stage.show(game, seat)
            stage.page.wait_for_function(
                "n => Number(document.querySelector('.asking').dataset.decision) === n", arg=stage.decision
            )
            stage.page.evaluate(PICK, text)
            answer = stage.next_answer()
            assert answer["text"] == text, kind
            stage.send(type="taken", key=answer["key"])
    wanted = {name for step, name in STEP_NAMES.items() if step >= FIRST_TOGETHER and name != "card"}
    wanted |= {f"card-{card}-{stage}" for card, count in CARD_QUESTIONS.items() for stage in range(count)}
    assert {
        name for name in wanted if not any(one == name or one.startswith(f"{name}-") for one in asked)
    } == set()
