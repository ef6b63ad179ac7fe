"""docs/protocol.md and docs/protocol.json are what the code says."""

import json
from pathlib import Path

import httpx

from kerys.server.web.document import page, schema_text
from tests.server.helpers.server import Address

DOCS = Path(__file__).parents[3] / "docs"
RENEW = "renew it with `python -m kerys.server.web.document docs`"


def test_the_page_is_up_to_date() -> None:
    assert (DOCS / "protocol.md").read_text(encoding="utf-8") == page(), RENEW


def test_the_schema_is_up_to_date(address: Address) -> None:
    kept = (DOCS / "protocol.json").read_text(encoding="utf-8")
    assert kept == schema_text(), RENEW
    assert httpx.get(address.http + "/api/openapi.json").json() == json.loads(kept)
