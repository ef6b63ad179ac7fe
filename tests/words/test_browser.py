"""The browser fills messages in by its own code (web/app/words.js); it says what the server would say."""

import json
import shutil
import subprocess
from importlib.resources import files
from typing import Any

import pytest

from kerys.engine.tables import PLACE_NAMES
from kerys.words import Words, languages
from kerys.words.loading import catalogue
from kerys.words.patterns import patterns
from tests.words.reading import all_patterns, fillings

NODE = shutil.which("node")
SCRIPT = """
import { readFileSync } from "node:fs";
const { code, language, languages, messages, cases, lists, places } = JSON.parse(readFileSync(0, "utf8"));
const { Words } = await import("data:text/javascript;base64," + Buffer.from(code).toString("base64"));
const words = new Words(language, languages, messages);
const said = cases.map(([id, args]) => words.text(id, args));
const named = places.flatMap((name) => [words.place(name), words.place(name, "at")]);
console.log(JSON.stringify({ said, listed: lists.map((list) => words.listed(list)), named }));
"""


def in_node(language: str, cases: list[tuple[str, Any]], lists: list[list[str]]) -> dict[str, list[str]]:
    assert NODE is not None
    given = {
        "code": files("kerys").joinpath("web", "app", "words.js").read_text(encoding="utf-8"),
        "language": language,
        "languages": languages(),
        "messages": patterns(language),
        "cases": cases,
        "lists": lists,
        "places": PLACE_NAMES,
    }
    run = subprocess.run(
        [NODE, "--input-type=module", "--eval", SCRIPT],
        input=json.dumps(given),
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=True,
    )
    answer: dict[str, list[str]] = json.loads(run.stdout)
    return answer


@pytest.mark.skipif(NODE is None, reason="Node.js is not installed")
@pytest.mark.parametrize("language", languages())
def test_the_browser_says_what_the_server_says(language: str) -> None:
    cases, expected = [], []
    for name, form, _ in all_patterns(language):
        if name not in patterns(language):
            continue  # only the terminal says it
        for arguments in fillings(language, name, form, most=40):
            cases.append((f"{name}.{form}" if form else name, arguments))
            expected.append(catalogue(language).render(name, arguments, form))
    seats = [Words(language).seat(seat) for seat in range(4)]
    lists = [seats[:n] for n in range(1, 5)]
    answer = in_node(language, cases, lists)
    different = [(case, e, a) for case, e, a in zip(cases, expected, answer["said"], strict=True) if e != a]
    assert not different
    assert answer["listed"] == [Words(language).listed(one) for one in lists]
    places = [Words(language).names.forms("place", name) for name in PLACE_NAMES]
    assert answer["named"] == [forms[form] for forms in places for form in ("", "at")]
