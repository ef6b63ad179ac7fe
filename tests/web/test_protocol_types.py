"""The page's types of messages are those of the protocol."""

import json

from tools.write_protocol_types import SCHEMA, TYPES, types_text


def test_types_are_what_the_generator_writes() -> None:
    written = types_text(json.loads(SCHEMA.read_text(encoding="utf-8")))
    assert TYPES.read_text(encoding="utf-8") == written, "renew with `python -m tools.write_protocol_types`"
