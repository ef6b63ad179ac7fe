"""Requests about games: records, replays, imports; and what the page needs to know about the program."""

import asyncio
from functools import lru_cache

from fluent.syntax import FluentParser, ast

from kerys import __version__
from kerys.bots import bot_names
from kerys.engine.errors import BadRecord, KerysError
from kerys.game import Game
from kerys.server.accounts.accounts import known
from kerys.server.domain import entries as e
from kerys.server.domain.accounting import accounting_of
from kerys.server.domain.replay import OPEN, answers_of, moments
from kerys.server.domain.table import OVER, Table
from kerys.server.domain.table_info import table_info
from kerys.server.protocol.bodies import About, ImportRecord, Labels, RecordReply, Replay, TableCreated
from kerys.server.protocol.setup import Setup
from kerys.server.refusals import Refusal
from kerys.server.web.requests import Asking
from kerys.words import Words, languages
from kerys.words.loading import catalogue, sources

_MOST_MOMENTS = 50


async def record(asking: Asking, body: None) -> RecordReply:
    """The record of a finished game; of a running one only what the asker may know of it."""
    hub = asking.api.hub
    async with hub.hold(asking.table_id) as loaded:
        table = loaded.table
        if table.stage != OVER:
            hub.doors.admit(table, asking.person_id, "")
        game, seat = table.game, table.seat_of(asking.person_id)
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


async def replay(asking: Asking, body: None) -> Replay:
    """A finished game step by step. Whoever has the link may look."""
    hub, query = asking.api.hub, asking.request.query_params
    async with hub.hold(asking.table_id) as loaded:
        table = loaded.table
        if table.stage != OVER or table.game is None:
            hub.doors.admit(table, asking.person_id, "")
            raise Refusal("not-over", "A game can be replayed when it is over.")
        info, whole, answers = table_info(table), table.game.record, answers_of(table.game)
        accounting = accounting_of(table.game)
    first, count = _number(query.get("step", "0")), _number(query.get("count", "1"))
    words = Words(known(query.get("language", "en")))
    found = await asyncio.to_thread(
        moments,
        whole,
        answers,
        query.get("as", OPEN),
        first,
        min(count, _MOST_MOMENTS),
        words,
    )
    return Replay(table=info, steps=len(answers) + 1, moments=found, accounting=accounting)


def _number(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 7):
        raise Refusal("bad-request", "A step is a number.")
    return int(text)


async def import_record(asking: Asking, body: ImportRecord) -> TableCreated:
    """A table out of a record: a finished game to replay, or an unfinished one to play on."""
    person, hub = asking.person, asking.api.hub
    asking.limit("imports")
    try:
        game = await asyncio.to_thread(Game.from_record, body.record)
    except (BadRecord, KerysError) as error:
        raise Refusal("bad-record", str(error)) from None
    except (ValueError, LookupError, RecursionError):
        raise Refusal("bad-record", "This record cannot be read.") from None
    # Not as it was sent: what is kept is read on the event loop, and whatever else stood in it would stay for ever.
    record = game.record
    table_id = hub.world.name()
    setup = Setup(title=body.title, options=game.settings.as_dict(), public=body.public)
    entries: list[e.AnyEntry] = [
        e.Created(setup=asking.api.seating.checked(setup), host=person.id, host_name=person.name)
    ]
    if game.over:
        entries += [e.Joined(seat=seat, person="", name=name) for seat, name in sorted(game.names.items())]
        entries.append(e.Started(record=record, imported=True))
        entries.append(e.Ended(points=game.points, winners=game.winners))
    else:
        await asking.api.seating.limit(person)
        entries.append(e.Joined(seat=0, person=person.id, name=person.name))
        entries.append(e.Started(record=record, imported=True))
    await hub.create(table_id, entries, [person.id])
    return TableCreated(id=table_id)


async def labels(asking: Asking, body: None) -> Labels:
    """Every sentence of the catalogue that stands by itself, by its name."""
    language = known(str(asking.request.path_params["language"]))
    return Labels(language=language, languages=languages(), labels=_labels(language))


@lru_cache
def _labels(language: str) -> dict[str, str]:
    """Messages, and their forms as `name.form`, that need no variables."""
    words, found = catalogue(language), dict[str, str]()
    parser = FluentParser()
    for text in sources(language).values():
        for message in parser.parse(text).body:
            if not isinstance(message, ast.Message):
                continue
            name = message.id.name
            forms = {"": message.value, **{one.id.name: one.value for one in message.attributes}}
            for form, pattern in forms.items():
                if pattern is not None and all(isinstance(one, ast.TextElement) for one in pattern.elements):
                    found[f"{name}.{form}" if form else name] = words.render(name, {}, form)
    return found


async def about(asking: Asking, body: None) -> About:
    """What this server is and has."""
    return About(version=__version__, levels=bot_names(), languages=languages())
