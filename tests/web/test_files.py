"""How the page's files are served: packed, asked for again only if they changed, small enough altogether."""

import gzip
import re

import httpx

from kerys.server.web.static_files import WEB, compressed_words
from kerys.words import languages
from tests.server.helpers.server import Address

LARGEST_FIRST_VISIT = 250_000  # bytes, compressed


def test_a_file_is_packed_and_not_sent_twice(address: Address) -> None:
    first = httpx.get(f"{address.http}/app/start.js", headers={"accept-encoding": "gzip"})
    assert first.status_code == 200
    assert first.headers["content-encoding"] == "gzip"
    assert first.headers["content-type"].startswith("text/javascript")
    assert first.text == (WEB / "app" / "start.js").read_text(encoding="utf-8")
    again = httpx.get(f"{address.http}/app/start.js", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_who_cannot_unpack_gets_it_plain(address: Address) -> None:
    plain = httpx.get(f"{address.http}/style/base.css", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.content == (WEB / "style" / "base.css").read_bytes()


def test_pages_have_addresses_of_their_own(address: Address) -> None:
    shell = httpx.get(address.http).text
    for path in ("/table/abc123", "/replay/abc123", "/rules", "/first-game"):
        reply = httpx.get(address.http + path)
        assert reply.text == shell
        assert "default-src 'none'" in reply.headers["content-security-policy"]
    for path in ("/app/nothing.js", "/../pyproject.toml", "/.git/config", "/words/xx.json"):
        assert httpx.get(address.http + path).status_code == 404


def test_everything_together_is_small() -> None:
    """Even somebody who visits every page in one language loads less than the most that a first visit may take."""
    files = sum(len(gzip.compress(file.read_bytes(), 9)) for file in WEB.rglob("*.*"))
    words = max(len(compressed_words(language).gzipped) for language in languages())
    assert files + words <= LARGEST_FIRST_VISIT


def test_what_home_and_the_table_import_is_asked_for_at_once() -> None:
    """Else a phone far away makes one journey after another, nine of them until the table is there."""
    listed = re.findall(r'rel="modulepreload" href="/([^"]+)"', (WEB / "index.html").read_text("utf-8"))
    needed = _imported(["app/start.js", "pages/home.js", "pages/table/page.js"])
    assert sorted(listed) == sorted(needed - {"app/start.js"})


def _imported(modules: list[str]) -> set[str]:
    """Modules, and what they import, directly or not."""
    found = list(modules)
    for module in found:  # grows meanwhile
        text = (WEB / module).read_text("utf-8")
        for path in re.findall(r'^(?:import|export)\s[^"]*?"(\.[^"]+)";', text, re.MULTILINE):
            one = ((WEB / module).parent / path).resolve().relative_to(WEB.resolve()).as_posix()
            if one not in found:
                found.append(one)
    return set(found)


def test_the_words_of_a_language(address: Address) -> None:
    reply = httpx.get(f"{address.http}/words/en.json")
    assert reply.json()["messages"]["page-confirm"] == "Confirm"
    assert "etag" in reply.headers
