"""JSON schemas of views, questions and facts, which travel as plain data instead of structs.

`refers_to("ViewData")` makes a field point to one of them; `game_components` has them all by name.
"""

from typing import Any, Final

import msgspec

from kerys.engine.facts import FIELDS
from kerys.view_data import FactData, OptionsData, QuestionData, ViewData

Schema = dict[str, Any]
REF: Final = "#/components/schemas/{name}"
# Parts of a view that a change brings in fields of their own.
_SENT_APART: Final = ("seats", "brokers")


def refers_to(name: str) -> msgspec.Meta:
    return msgspec.Meta(extra_json_schema={"$ref": REF.format(name=name)})


def game_components() -> dict[str, Schema]:
    """The schemas by name; `FactData` is one of several kinds, each with its own fields."""
    _, components = msgspec.json.schema_components(
        (FactData, OptionsData, QuestionData, ViewData), ref_template=REF
    )
    any_fact = components["FactData"]
    kinds = {_fact_name(kind): _fact(any_fact, kind, fields) for kind, fields in FIELDS}
    return {
        **components,
        **kinds,
        "FactData": {
            "title": "FactData",
            "description": "A fact: something that happened.",
            "oneOf": [{"$ref": REF.format(name=name)} for name in kinds],
            "discriminator": {"propertyName": "fact"},
        },
        "SomeOptions": _partial(
            components["OptionsData"], "SomeOptions", "Options of a game; the others are as usual."
        ),
        "ViewChanges": _partial(
            components["ViewData"], "ViewChanges", "The parts of a view that changed.", without=_SENT_APART
        ),
    }


def _fact(any_fact: Schema, kind: str, fields: tuple[str, ...]) -> Schema:
    named: dict[str, Schema] = any_fact["properties"]
    properties = {"number": named["number"], "fact": {"const": kind}, "text": named["text"]}
    for marked in fields:
        field = marked.rstrip("*")
        properties[field] = _read_by(kind, field) or _known(named[field], secret=marked.endswith("*"))
    return {
        "title": _fact_name(kind),
        "type": "object",
        "properties": properties,
        "required": list(properties),
    }


def _read_by(kind: str, field: str) -> Schema | None:
    """The schema of a field that reads differently from kind to kind."""
    if field != "source":
        return None
    return (
        {"enum": ["front", "hand", "neutral"]}
        if kind == "placed"
        else {"$ref": REF.format(name="SourceData")}
    )


def _known(schema: Schema, *, secret: bool) -> Schema:
    """A field that only a secret may leave null; `where` may be null for other reasons."""
    variants: list[Schema] = schema.get("anyOf", [])
    if secret or {"type": "null"} not in variants or ({"type": "string"} in variants and len(variants) > 2):
        return schema
    rest = [one for one in variants if one != {"type": "null"}]
    return rest[0] if len(rest) == 1 else {"anyOf": rest}


def _partial(schema: Schema, name: str, description: str, without: tuple[str, ...] = ()) -> Schema:
    properties = {key: value for key, value in schema["properties"].items() if key not in without}
    return {
        "title": name,
        "description": description,
        "type": "object",
        "properties": properties,
        "required": [],
    }


def _fact_name(kind: str) -> str:
    """The name of a fact's schema: `RoundBeganFact` for `round-began`."""
    return "".join(word.capitalize() for word in kind.split("-")) + "Fact"
