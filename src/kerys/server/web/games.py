"""Handlers about games: records, replays, imports, sentences of the catalogue, and facts about this server."""

import asyncio
from functools import lru_cache

from fluent.syntax import FluentParser, ast

from kerys import __version__
from kerys.bots import bot_names
from kerys.engine.errors import BadRecord, KerysError
from kerys.game import Game
from kerys.server.accounts.accounts import supported_language
from kerys.server.domain import entries as e
from kerys.server.domain.accounting import accounting_of
from kerys.server.domain.replay import OPEN, answers_of, moments
from kerys.server.domain.table import OVER, Table
from kerys.server.domain.table_info import table_info
from kerys.server.protocol.bodies import About, ImportRecord, Labels, RecordReply, Replay, TableCreated
from kerys.server.protocol.setup import Setup
from kerys.server.refusals import Refusal
from kerys.server.web.requests import ApiRequest
from kerys.words import Words, languages
from kerys.words.loading import catalogue, sources

_MAX_MOMENTS = 50


async def record(request: ApiRequest, body: None) -> RecordReply:
    """Return the record of a finished game; of a running one only what you may know of it."""
    hub = request.api.hub
    async with hub.hold(request.table_id) as loaded:
        table = loaded.table
        if table.stage != OVER:
            hub.doors.admit(table, request.person_id, "")
        game, seat = table.game, table.seat_of(request.person_id)
        if game is None:
            raise Refusal("not-started", "This game has not begun.")
        if seat is None and table.stage != OVER and not table.setup.spectators:
            raise Refusal("not-allowed", "Nobody may watch this game.")
        _write_names(table, game)
        if game.over:
            return RecordReply(record=game.record, whole=True)
        return RecordReply(record=game.excerpt(seat), whole=False)


def _write_names(table: Table, game: Game) -> None:
    for n, seat in enumerate(table.seats):
        if seat.name:
            game.names[n] = seat.name


async def replay(request: ApiRequest, body: None) -> Replay:
    """Return a finished game step by step, for everybody who has the link."""
    hub, query = request.api.hub, request.http.query_params
    async with hub.hold(request.table_id) as loaded:
        table = loaded.table
        if table.stage != OVER or table.game is None:
            hub.doors.admit(table, request.person_id, "")
            raise Refusal("not-over", "A game can be replayed when it is over.")
        info, whole, answers = table_info(table), table.game.record, answers_of(table.game)
        accounting = accounting_of(table.game)
    first, count = _number(query.get("step", "0")), _number(query.get("count", "1"))
    words = Words(supported_language(query.get("language", "en")))
    steps = await asyncio.to_thread(
        moments,
        whole,
        answers,
        query.get("as", OPEN),
        first,
        min(count, _MAX_MOMENTS),
        words,
    )
    return Replay(table=info, steps=len(answers) + 1, moments=steps, accounting=accounting)


def _number(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 7):
        raise Refusal("bad-request", "A step is a number.")
    return int(text)


async def import_record(request: ApiRequest, body: ImportRecord) -> TableCreated:
    """Create a table from a record: a finished game to replay, or an unfinished one to continue."""
    person, hub = request.person, request.api.hub
    request.limit("imports")
    try:
        game = await asyncio.to_thread(Game.from_record, body.record)
    except (BadRecord, KerysError) as error:
        raise Refusal("bad-record", str(error)) from None
    except (ValueError, LookupError, RecursionError):
        raise Refusal("bad-record", "This record cannot be read.") from None
    # Store our own text of the record: it is parsed on the event loop later, and comments in it would stay for ever.
    record = game.record
    table_id = hub.world.name()
    setup = Setup(title=body.title, options=game.settings.as_dict(), public=body.public)
    entries: list[e.AnyEntry] = [
        e.Created(setup=request.api.seating.checked(setup), host=person.id, host_name=person.name)
    ]
    if game.over:
        entries += [e.Joined(seat=seat, person="", name=name) for seat, name in sorted(game.names.items())]
        entries.append(e.Started(record=record, imported=True))
        entries.append(e.Ended(points=game.points, winners=game.winners))
    else:
        await request.api.seating.limit(person)
        entries.append(e.Joined(seat=0, person=person.id, name=person.name))
        entries.append(e.Started(record=record, imported=True))
    await hub.create(table_id, entries, [person.id])
    return TableCreated(id=table_id)


async def labels(request: ApiRequest, body: None) -> Labels:
    """Return every message of the catalogue that needs no variables, by its name."""
    language = supported_language(str(request.http.path_params["language"]))
    return Labels(language=language, languages=languages(), labels=_labels(language))


@lru_cache
def _labels(language: str) -> dict[str, str]:
    """Return messages, and their forms as `name.form`, that need no variables."""
    words, texts = catalogue(language), dict[str, str]()
    parser = FluentParser()
    for text in sources(language).values():
        for message in parser.parse(text).body:
            if not isinstance(message, ast.Message):
                continue
            name = message.id.name
            forms = {"": message.value, **{one.id.name: one.value for one in message.attributes}}
            for form, pattern in forms.items():
                if pattern is not None and all(isinstance(one, ast.TextElement) for one in pattern.elements):
                    texts[f"{name}.{form}" if form else name] = words.render(name, {}, form)
    return texts


async def about(request: ApiRequest, body: None) -> About:
    """Return the version, bot levels and languages of this server."""
    return About(version=__version__, levels=bot_names(), languages=languages())
