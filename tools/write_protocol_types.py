"""Write TypeScript types of all messages and bodies, from docs/protocol.json: `python -m tools.write_protocol_types`.

The page's JavaScript refers to them in JSDoc. A test fails when the file is out of date.
"""

import json
import re
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final, get_args

from kerys.view_data import Colour, Face, Gem, Party, Seat

ROOT: Final = Path(__file__).resolve().parent.parent
SCHEMA: Final = ROOT / "docs" / "protocol.json"
TYPES: Final = ROOT / "src" / "kerys" / "web" / "app" / "protocol.d.ts"
_HEADER: Final = """\
// Types of the protocol (docs/protocol.md), written by `python -m tools.write_protocol_types`. Do not edit.
"""
_PLAIN: Final = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}

# Sets of names that are a type of their own.
_NAMED: Final = {
    frozenset(get_args(kind)): name
    for name, kind in (("Seat", Seat), ("Party", Party), ("Colour", Colour), ("Gem", Gem), ("Face", Face))
}

Schema = dict[str, Any]


def main() -> int:
    TYPES.write_text(types_text(json.loads(SCHEMA.read_text(encoding="utf-8"))), encoding="utf-8")
    return 0


def types_text(protocol: Schema) -> str:
    """Return the text of the whole file for an OpenAPI description."""
    schemas: dict[str, Schema] = protocol["components"]["schemas"]
    received = _received(protocol)
    parts = [_HEADER]
    parts += [f"export type {name} = {_union(sorted(names))};\n" for names, name in _NAMED.items()]
    parts += [_declaration(name, schema, received=name in received) for name, schema in schemas.items()]
    socket = protocol["x-websocket"]
    for name, refs in (("FromClient", socket["from-client"]), ("ToClient", socket["to-client"])):
        parts.append(f"export type {name} = {' | '.join(_name(ref) for ref in refs)};\n")
    return "\n".join(parts)


def _received(protocol: Schema) -> set[str]:
    """Return the schemas of messages the server sends; their fields with defaults are always present."""
    waiting = [_name(ref) for ref in protocol["x-websocket"]["to-client"]]
    for methods in protocol["paths"].values():
        for operation in methods.values():
            waiting += _refs(operation["responses"])
    names: set[str] = set()
    while waiting:
        name = waiting.pop()
        if name not in names:
            names.add(name)
            waiting += _refs(protocol["components"]["schemas"][name])
    return names


def _refs(schema: object) -> list[str]:
    """Return the names of all schemas that one refers to."""
    return [_name(ref) for ref in re.findall(r'"\$ref": "([^"]+)"', json.dumps(schema))]


def _declaration(name: str, schema: Schema, *, received: bool) -> str:
    about = f"/** {schema['description']} */\n" if "description" in schema else ""
    if "properties" not in schema:
        return f"{about}export type {name} = {_type(schema)};\n"
    required = set(schema["required"])
    lines = [
        f"    {_key(field)}{'' if field in required or (received and 'default' in kind) else '?'}: {_type(kind)};\n"
        for field, kind in schema["properties"].items()
    ]
    return f"{about}export interface {name} {{\n{''.join(lines)}}}\n"


def _type(schema: Schema) -> str:
    """Return the TypeScript type of a JSON schema."""
    if "$ref" in schema:
        return _name(schema["$ref"])
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return _NAMED.get(frozenset(schema["enum"])) or _union(schema["enum"])
    variants = schema.get("anyOf") or schema.get("oneOf")
    if variants:
        return " | ".join(_type(one) for one in variants)
    kind = schema["type"]
    if kind == "array":
        inner = _type(schema["items"])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if kind == "object":
        values = schema.get("additionalProperties", {})
        return f"Record<string, {_type(values)}>" if values else "Record<string, unknown>"
    return _PLAIN[kind]


def _union(names: Iterable[str]) -> str:
    return " | ".join(json.dumps(name) for name in names)


def _key(field: str) -> str:
    return field if field.isidentifier() else json.dumps(field)


def _name(ref: str) -> str:
    return ref.rsplit("/", 1)[1]


if __name__ == "__main__":
    sys.exit(main())
