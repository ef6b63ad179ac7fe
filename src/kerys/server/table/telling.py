"""What one viewer is told of a table.

Everything comes from the game's view, facts and options of that viewer.
"""

from typing import Final, cast

from kerys.engine import layout as at
from kerys.engine.actions import text_of
from kerys.engine.options import options
from kerys.engine.pieces import SEAT_NAMES
from kerys.engine.state import State
from kerys.game import Game
from kerys.server.protocol.shared import ChatLine, Clock, Option, Question, SeatInfo, TableInfo
from kerys.server.table.press import WordPress
from kerys.server.table.sight import encode
from kerys.server.table.table import Table
from kerys.views.belief import study_of
from kerys.views.project import View, view_of_known

# Sealed questions where a seat may have only one answer, which the engine then gives: who has answered would
# tell
# something about the brokers behind the screen.
_NOBODY_KNOWS_WHO_ANSWERED: Final = frozenset(("favour",))


def table_info(table: Table) -> TableInfo:
    """The table as everybody who may see it sees it."""
    ended = table.ended
    return TableInfo(
        id=table.id,
        title=table.setup.title,
        stage=table.stage,  # type: ignore[arg-type]
        options=options(**table.setup.options).as_dict(),
        seats=[
            SeatInfo(
                seat=SEAT_NAMES[n],
                kind="bot" if seat.level else "person" if seat.person else "open",
                name=seat.name,
                level=seat.level,
                away=seat.away,
            )
            for n, seat in enumerate(table.seats)
        ],
        public=table.setup.public,
        spectators=table.setup.spectators,
        chat=table.setup.chat,
        rated=table.setup.rated,
        imported=table.imported,
        clock=table.setup.clock,
        waiting=asked_for(table, None),
        points=list(ended.points) if ended else [],
        winners=[_party(table, party) for party in ended.winners] if ended else [],
        rematch=table.rematch,
    )


def _party(table: Table, party: int) -> str:
    return SEAT_NAMES[party] if party < len(table.seats) else "neutral"


def hides_who_answered(table: Table) -> bool:
    return table.asked is not None and table.asked["kind"] in _NOBODY_KNOWS_WHO_ANSWERED


def asked_for(table: Table, viewer: int | None) -> list[str]:
    """The seats that are waited for, as far as a viewer may know."""
    waiting = table.waiting
    if hides_who_answered(table):
        waiting = [seat for seat in range(len(table.seats)) if seat != viewer or seat in waiting]
    return [SEAT_NAMES[seat] for seat in waiting]


def known_for(table: Table, viewer: int | None) -> State:
    """What a seat or a spectator may know, silent about who has answered where that would tell too much."""
    assert table.game is not None
    known = table.game.known(viewer)
    if hides_who_answered(table):
        for seat in range(len(table.seats)):
            if seat != viewer:
                known.cells[at.SEALED + seat] = 0
    return known


def view_for(table: Table, viewer: int | None) -> View:
    """The same as a view."""
    return view_of_known(known_for(table, viewer), viewer)


def study_part(table: Table, viewer: int | None) -> bytes:
    """What hidden brokers can be, for whoever asked for it; not while the game counts for ratings."""
    game = table.game
    if game is None or (table.setup.rated and not game.over):
        return b"null"
    return encode(study_of(view_for(table, viewer)))


def facts_for(game: Game, since: int, viewer: int | None, words: WordPress) -> bytes:
    """Facts with their sentence, as a viewer may know them, as JSON."""
    return words.facts(game.known_facts(since, viewer), since, game.seats)


def question_for(table: Table, viewer: int | None, words: WordPress) -> Question | None:
    """What is asked. The same for all who have nothing to answer, so it may be made once for them."""
    game, question = table.game, table.asked
    if game is None or question is None:
        return None
    if hides_who_answered(table):
        question = {**question, "waiting": asked_for(table, viewer)}
    legal = [] if viewer is None else game.option_ids(viewer)
    given = None if viewer is None else table.sealed.get(viewer)
    if given is None and len(legal) == 1 and viewer not in game.waiting:
        given = text_of(legal[0])  # the only one, so the engine gave it
    return Question(
        decision=table.decision,
        about=question,
        text=cast("str", words.question(question, viewer)),
        options=cast("list[Option]", words.options(legal, question)),
        given=given,
    )


def has_own_question(table: Table, seat: int | None) -> bool:
    """Whether a seat is asked, or may still replace a sealed answer."""
    question = table.asked
    if question is None or seat is None:
        return False
    return bool(question["sealed"]) or question["seat"] == SEAT_NAMES[seat]


def clocks_for(table: Table, now: float) -> list[Clock]:
    """All clocks. At a sealed question all of them seem to run until it is settled."""
    clocks, question = table.clocks, table.asked
    if not clocks.ticking or question is None:
        return []
    told = []
    for seat, name in enumerate(SEAT_NAMES[: len(table.seats)]):
        if question["sealed"]:
            left, running = clocks.left_as_if_asked(seat, now), True
        else:
            left, running = clocks.left(seat, now) or 0.0, clocks.since[seat] is not None
        told.append(Clock(seat=name, left=round(left, 1), running=running))
    return told


def chat_for(table: Table, after: int) -> list[ChatLine]:
    return [
        ChatLine(
            number=line.number,
            at=int(line.at),
            name=line.name,
            seat=None if line.seat is None else SEAT_NAMES[line.seat],
            text=line.text,
        )
        for line in table.chat
        if line.number > after
    ]
