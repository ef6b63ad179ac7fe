"""What one viewer is told of a table.

Everything comes from the game's view, facts and options of that viewer.
"""

from kerys.engine.actions import text_of
from kerys.engine.pieces import SEAT_NAMES
from kerys.server.domain.hosted_game import HostedGame
from kerys.server.domain.table import Table
from kerys.server.domain.table_info import asked_for
from kerys.server.encoding.sentences import WordPress
from kerys.server.encoding.snapshot import encode, seen_by
from kerys.server.protocol.common import ChatLine, Clock, Question
from kerys.views.belief import study_of
from kerys.views.project import View


def view_for(table: Table, viewer: int | None) -> View:
    """What a seat or a spectator may know."""
    assert table.game is not None
    return View(viewer, seen_by(table.game.position, viewer))


def study_part(table: Table, viewer: int | None) -> bytes:
    """What hidden brokers can be, for whoever asked for it; not while the game counts for ratings."""
    game = table.game
    if game is None or (table.setup.rated and not game.over):
        return b"null"
    return encode(study_of(view_for(table, viewer)))


def facts_for(game: HostedGame, since: int, viewer: int | None, words: WordPress) -> bytes:
    """Facts with their sentence, as a viewer may know them, as JSON."""
    return words.facts(game.known_facts(since, viewer), since, game.seats)


def question_for(table: Table, viewer: int | None, words: WordPress) -> Question | None:
    """What is asked. The same for all who have nothing to answer, so it may be made once for them."""
    game, question = table.game, table.asked
    if game is None or question is None:
        return None
    if table.hides_who_answered:
        question = {**question, "waiting": asked_for(table, viewer)}
    legal = [] if viewer is None else game.option_ids(viewer)
    given = None if viewer is None else table.sealed.get(viewer)
    if given is None and len(legal) == 1 and viewer not in game.waiting:
        given = text_of(legal[0])  # the only one, so the engine gave it
    return Question(
        decision=table.decision,
        about=question,
        text=words.question(question, viewer),
        options=words.options(legal, question),
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
