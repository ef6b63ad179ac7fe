"""Handlers about games: records, replays, imports, sentences of the catalogue, and facts about this server."""

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from fluent.syntax import FluentParser, ast

from kerys import __version__
from kerys.bots import bot_names
from kerys.engine.errors import BadRecord, KerysError
from kerys.game import Game
from kerys.server.accounts.accounts import supported_language
from kerys.server.domain import entries as e
from kerys.server.domain.accounting import accounting_of
from kerys.server.domain.replay import OPEN, ReplayedGame
from kerys.server.domain.table import OVER, Table
from kerys.server.domain.table_info import table_info
from kerys.server.protocol.bodies import (
    About,
    ImportRecord,
    Labels,
    Moment,
    RecordReply,
    Replay,
    TableCreated,
)
from kerys.server.protocol.setup import Setup
from kerys.server.refusals import Refusal
from kerys.server.web.requests import ApiRequest
from kerys.words import Words, languages
from kerys.words.loading import catalogue, sources

_MAX_MOMENTS: Final = 50
# Seconds of processor time that a replay is charged for until it is known how long it took, and for loading its table.
_ESTIMATED_COST: Final = 0.1
_LOADING_COST: Final = 0.03


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
    first, count = _number(query.get("step", "0")), min(_number(query.get("count", "1")), _MAX_MOMENTS)
    viewer, language = query.get("as", OPEN), supported_language(query.get("language", "en"))
    with _charged(request, _LOADING_COST if request.table_id not in hub.tables else 0.0) as charge:
        async with hub.hold(request.table_id) as loaded:
            table = loaded.table
            if table.stage != OVER or table.game is None:
                hub.doors.admit(table, request.person_id, "")
                raise Refusal("not-over", "A game can be replayed when it is over.")
            began = time.thread_time()
            info, accounting = table_info(table), accounting_of(table.game)
            game = request.api.replays.get(table.id, table.game)
            charge.seconds += time.thread_time() - began
        steps, seconds = await asyncio.to_thread(_timed_moments, game, viewer, first, count, language)
        charge.seconds += seconds
        if isinstance(steps, Refusal):
            raise steps
    return Replay(table=info, steps=len(game.answers) + 1, moments=steps, accounting=accounting)


@dataclass
class _Charge:
    seconds: float  # of processor time


@contextmanager
def _charged(request: ApiRequest, seconds: float) -> Iterator[_Charge]:
    """Charge processor time to the address of a request: an estimate at once, and in the end what it was."""
    limits, address = request.api.limits, request.address
    if not limits.has_time_left(address):
        raise Refusal("too-many", "You have looked at many replays; please wait a little.")
    limits.spend(address, _ESTIMATED_COST)
    charge = _Charge(seconds)
    try:
        yield charge
    finally:
        limits.spend(address, charge.seconds - _ESTIMATED_COST)


def _timed_moments(
    game: ReplayedGame, viewer: str, first: int, count: int, language: str
) -> tuple[list[Moment] | Refusal, float]:
    """Return moments, or why there are none, and the processor time that it took."""
    began = time.thread_time()
    moments: list[Moment] | Refusal
    try:
        moments = game.moments(viewer, first, count, Words(language))
    except Refusal as refusal:
        moments = refusal
    return moments, time.thread_time() - began


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
        e.Created(
            setup=request.api.seating.checked(setup),
            host=person.id,
            host_name=person.name,
            origin=request.origin,
        )
    ]
    if game.over:
        entries += [e.Joined(seat=seat, person="", name=name) for seat, name in sorted(game.names.items())]
        entries.append(e.Started(record=record, imported=True))
        entries.append(e.Ended(points=game.points, winners=game.winners))
    else:
        await request.api.seating.limit(person)
        entries.append(e.Joined(seat=0, person=person.id, name=person.name))
        entries.append(e.Started(record=record, imported=True))
    async with request.creating_table(public=False):  # an imported game is never open for players
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
