"""docs/protocol.md and docs/protocol.json, made from the structs and routes.

`python -m kerys.server.web.document docs`.
"""

import ast
import inspect
import json
import re
import sys
import textwrap
import types
from pathlib import Path
from typing import Any, Final, Union, get_args, get_origin

import msgspec

from kerys import __version__
from kerys.engine.facts import FIELDS
from kerys.server.protocol import bodies, setup
from kerys.server.protocol import common as shared
from kerys.server.protocol import messages as wire
from kerys.server.protocol.schemas import REF, game_components
from kerys.server.web.requests import Route
from kerys.server.web.routes import ROUTES

_INTRODUCTION: Final = """\
# The protocol

This page is made from the code (`python -m kerys.server.web.document docs`); a test fails when it is out of date.
`protocol.json` beside it is the same as an OpenAPI description with JSON schemas, and the server has it at
`/api/openapi.json`. `examples/client.py` plays a whole game in under a hundred lines.

## How a client plays

1. `POST /api/me` makes you a guest and sets a cookie; send it with everything that follows.
2. `POST /api/tables` makes a table, or `POST /api/tables/{id}/join` takes a seat at one. The host starts it.
3. Open a WebSocket at `/ws/tables/{id}` and say `hello`. You get everything as `fresh`, then `news`.
4. When `question` has options, send one of their texts back as `answer`, with the question's `decision`, the
   number of `facts` you have and a `key` you made up.
5. `taken` means it is kept for good, even if the server loses power the next moment. If you lose the connection
   before you hear it, send the same answer with the same key again: it counts once. `refused` changed nothing and
   brings the question as it stands now.

Facts are numbered from 0. If the `first` of some news is not the number of facts you have, say `hello` again with
that number, and you get the rest. Views, facts and questions hold only what you may know; what is hidden from you is
null. Bids and other sealed answers may be replaced until all are in.

Requests that change something need the header `content-type: application/json`, and are not answered for pages of
other sites. Errors, also to a handshake, are a JSON object with `code` and `reason`; codes stay, reasons are for
people and in English: a client that speaks other languages goes by the code.
"""
_FACTS: Final = """\
## Facts

Each is an object with its `number`, the kind as `fact`, the fields below, and a sentence as `text`. A field marked
with * is null for whoever may not know it. Parties are seats by colour, or `neutral`; places are written as in
`docs/notation.md`. All of the counting is in them, in order: what is turned up (`revealed`), how everybody stood in
each contest and what set them above the next (`stood`), what came of it (`gem-taken`, `scored`, `card-won`, …), how
columns ranked and quotations moved, and each line of the final count.

| fact | fields |
| --- | --- |
"""
_VIEW: Final = """\
## The view

Its parts by name; `news` brings those that changed, each as a whole. Null is what the viewer does not know. All fields
of views, questions and facts have types in `protocol.json`, and for Python in `kerys.view_data`.

| part | what it is |
| --- | --- |
| `viewer` | a seat, or `spectator` |
| `options`, `round`, `phase`, `turn_order` | the game's options, where it stands, the seats in order |
| `seats` | by seat: points, gems, cards, order card, brokers in front, hand (of others only its size), throne room, … |
| `neutral` | points and gems of the neutral party of two players, else null |
| `quotations`, `market`, `columns`, `offer` | the gem market |
| `districts`, `centre_ship`, `stacks` | ships, characters and events of the districts; cards left |
| `brokers` | every broker on the board: place, order of arrival, owner, placer, face, value, `possible` values |
| `events`, `closed`, `seized`, `merchant`, `financier`, `invested`, `smuggling_places` | what is in force this round |
| `winners` | empty until the game is over |
| `study` | only if the hello asked for it; null while a rated game runs |

`study.seats` says for each seat which of its brokers are `unseen`, how many of them stand behind its screen, and for
each hidden place (`spot`) the exact chances of the values: of all ways in which the unseen brokers can stand there,
as far as this viewer may know, every one counts the same. `study.neutral` is the same by placer with two players.
"""


def main(arguments: list[str]) -> int:
    folder = Path(arguments[0])
    (folder / "protocol.md").write_text(page(), encoding="utf-8")
    (folder / "protocol.json").write_text(schema_text(), encoding="utf-8")
    return 0


# --- The page -----------------------------------------------------------------------------------------------


def page() -> str:
    parts = [_INTRODUCTION, "## Requests\n"]
    parts += [_route(route) for route in ROUTES]
    parts.append("## Messages to the server\n")
    parts += [_struct(kind) for kind in get_args(wire.AnyFromClient)]
    parts.append("## Messages from the server\n")
    parts += [_struct(kind) for kind in get_args(wire.AnyToClient)]
    parts += [_VIEW, _FACTS + "".join(_fact(name, fields) for name, fields in FIELDS)]
    parts.append("## What they are made of\n")
    parts += [_struct(kind) for kind in _structs(shared) + _structs(setup)]
    parts.append("## Bodies of requests and replies\n")
    parts += [_struct(kind) for kind in _structs(bodies) if kind not in (bodies.Request, bodies.Reply)]
    return "\n".join(parts)


def _route(route: Route) -> str:
    lines = [f"### `{route.method} {route.path}`\n", f"{route.summary}\n"]
    for name, meaning in route.query:
        lines.append(f"- `?{name}=`: {meaning}")
    if route.body is not None:
        lines.append(f"- body: `{route.body.__name__}`")
    lines.append(f"- reply: `{route.reply.__name__}`\n")
    return "\n".join(lines)


def _fact(name: str, fields: tuple[str, ...]) -> str:
    return f"| `{name}` | {', '.join(f'`{field}`' for field in fields)} |\n"


def _struct(kind: Any) -> str:
    info = msgspec.structs.fields(kind)
    tag = kind.__struct_config__.tag
    lines = [f"### `{tag}`\n" if tag else f"### `{kind.__name__}`\n"]
    if kind.__doc__:
        lines.append(inspect.cleandoc(kind.__doc__) + "\n")
    told = field_docs(kind)
    if info:
        lines += ["| field | type | default | |", "| --- | --- | --- | --- |"]
    for one in info:
        default = "" if one.required else f"`{_shown(one)}`"
        lines.append(f"| `{one.name}` | {_type(one.type)} | {default} | {told.get(one.name, '')} |")
    return "\n".join(lines) + "\n"


def _shown(field: msgspec.structs.FieldInfo) -> str:
    if field.default_factory is not msgspec.NODEFAULT:
        return json.dumps(msgspec.to_builtins(field.default_factory()))
    return json.dumps(msgspec.to_builtins(field.default))


def field_docs(kind: type) -> dict[str, str]:
    """The strings below a struct's fields."""
    body = ast.parse(textwrap.dedent(inspect.getsource(kind))).body[0]
    assert isinstance(body, ast.ClassDef)
    told: dict[str, str] = {}
    for field, text in zip(body.body, body.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
            value = text.value if isinstance(text, ast.Expr) else None
            if isinstance(value, ast.Constant) and isinstance(value.value, str):
                told[field.target.id] = " ".join(value.value.split())
    return told


def _structs(module: types.ModuleType) -> list[type]:
    found = [
        one for one in vars(module).values() if isinstance(one, type) and issubclass(one, msgspec.Struct)
    ]
    return [one for one in found if one.__module__ == module.__name__]


def _type(kind: Any) -> str:
    origin, inside = get_origin(kind), get_args(kind)
    if hasattr(kind, "__metadata__"):
        return _described(kind) or _type(inside[0])
    if origin in (Union, types.UnionType):
        return " or ".join(_type(one) for one in inside)
    if origin is list:
        return f"list of {_type(inside[0])}"
    if origin is dict:
        return "object"
    if origin is not None:
        return " or ".join(f"`{json.dumps(one)}`" for one in inside)
    plain = {"str": "text", "int": "number", "float": "number", "bool": "true or false", "NoneType": "null"}
    return plain.get(str(kind.__name__), f"`{kind.__name__}`")


def _described(kind: Any) -> str | None:
    """The name of the schema that a field of plain data refers to."""
    schemas = [meta.extra_json_schema for meta in kind.__metadata__ if meta.extra_json_schema]
    return f"`{schemas[0]['$ref'].rsplit('/', 1)[1]}`" if schemas else None


# --- The schema ---------------------------------------------------------------------------------------------


def schema() -> dict[str, Any]:
    """An OpenAPI description of the requests; the WebSocket's messages are among its components."""
    kinds = [wire.AnyFromClient, wire.AnyToClient, bodies.Error]
    kinds += [kind for route in ROUTES for kind in (route.body, route.reply) if kind is not None]
    _, components = msgspec.json.schema_components(kinds, ref_template=REF)
    paths: dict[str, Any] = {}
    for route in ROUTES:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Kerys", "version": __version__},
        "paths": paths,
        "components": {"schemas": dict(sorted({**components, **game_components()}.items()))},
        "x-websocket": {
            "path": "/ws/tables/{id}",
            "from-client": [REF.format(name=kind.__name__) for kind in get_args(wire.AnyFromClient)],
            "to-client": [REF.format(name=kind.__name__) for kind in get_args(wire.AnyToClient)],
        },
    }


def _operation(route: Route) -> dict[str, Any]:
    parameters = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string", "maxLength": 20}}
        for name in re.findall(r"{(\w+)}", route.path)
    ]
    parameters += [
        {"name": name, "in": "query", "description": meaning, "schema": {"type": "string"}}
        for name, meaning in route.query
    ]
    error = {"description": "Not done.", "content": _json(bodies.Error)}
    operation: dict[str, Any] = {
        "summary": route.summary,
        "operationId": f"{route.method.lower()} {route.path}",
        "parameters": parameters,
        "responses": {"200": {"description": "Done.", "content": _json(route.reply)}, "default": error},
    }
    if route.body is not None:
        operation["requestBody"] = {"required": True, "content": _json(route.body)}
    return operation


def _json(kind: type) -> dict[str, Any]:
    return {"application/json": {"schema": {"$ref": REF.format(name=kind.__name__)}}}


def schema_text() -> str:
    return json.dumps(schema(), indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
