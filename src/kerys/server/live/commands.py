"""Answers: checked against the question they were given to, kept, and only then told."""

from time import perf_counter
from typing import Final, Literal

from kerys.engine.actions import id_of, text_of
from kerys.engine.errors import BadAnswer
from kerys.server import metrics
from kerys.server.domain import entries as e
from kerys.server.domain.names import one_line
from kerys.server.domain.table import RUNNING, Table
from kerys.server.encoding.live_table import Loaded
from kerys.server.encoding.preview import NotPossible, question_after
from kerys.server.encoding.viewer import Viewer
from kerys.server.live.registry import Hub
from kerys.server.protocol.messages import Answer, Preview, Previewed, Say
from kerys.server.refusals import Refusal

_LONGEST_LINE: Final = 500  # letters of chat
_MOST_CHANGES: Final = 100  # of a sealed answer: all of their keys are remembered


async def answer(hub: Hub, viewer: Viewer, given: Answer) -> None:
    """A person's answer, under the table's lock.

    Either it is taken, or the viewer gets the fresh question.
    """
    loaded = viewer.loaded
    seat = viewer.seat
    if seat is None:
        viewer.refuse(given.key, "not-seated", "You are watching; only the players answer.")
        return
    if not given.key:
        viewer.refuse(given.key, "no-key", "An answer needs a key, so that it counts once.")
        return
    key = f"{seat}/{given.key}"
    for _ in range(20):
        before = loaded.table.given.get(seat)
        text = None if before is None else before.with_key(key)
        if before is not None and text is not None:
            if (before.decision, text) == (given.decision, _as_written(given.text)):
                viewer.taken(given.key)
            else:
                viewer.refuse(given.key, "key-used", "This key came with another answer; make up a new one.")
            return
        refusal = _refusal(loaded.table, seat, given.decision, given.facts)
        if refusal is None and before is not None and before.decision == given.decision:
            refusal = None if len(before.texts) < _MOST_CHANGES else _changed_too_often()
        if refusal is not None:
            viewer.refuse(given.key, refusal.code, refusal.reason)
            return
        kept = await _keep(hub, loaded, seat, given.text, key, "person")
        if kept is None or kept:
            break
        # Another process wrote first; if the same question still waits for us, the answer still counts.
    else:
        viewer.refuse(given.key, "busy", "Too many answers at once; please try again.")
        return
    if kept is None:
        assert loaded.table.game is not None
        _refuse_illegal(viewer, given.key, given.text, loaded.table.game.options(seat))
    else:
        viewer.taken(given.key)


def preview(viewer: Viewer, wanted: Preview) -> None:
    """What would be asked after some answers, under the table's lock; nothing changes."""
    table, seat = viewer.loaded.table, viewer.seat
    if seat is None:
        viewer.refuse("", "not-seated", "You are watching; only the players answer.")
        return
    refusal = _refusal(table, seat, wanted.decision, table.facts)
    if refusal is not None:
        viewer.refuse("", refusal.code, refusal.reason)
        return
    if seat not in table.waiting:
        _refuse_illegal(viewer, "", wanted.answers[0], [])
        return
    try:
        question = question_after(table, seat, wanted.answers, viewer.words)
    except NotPossible as error:
        _refuse_illegal(viewer, "", error.text, error.legal)
    except BadAnswer as error:
        viewer.refuse("", "illegal", viewer.words.words.error(error))
    else:
        viewer.reply(Previewed(decision=wanted.decision, answers=wanted.answers, question=question))


def _refusal(table: Table, seat: int, decision: int, facts: int) -> Refusal | None:
    """Why an answer does not even reach the rules."""
    if table.stage != RUNNING:
        return Refusal("not-running", "There is no game going on at this table.")
    if table.seats[seat].away:
        return Refusal("away", "A bot plays for you; come back first.")
    if decision != table.decision or facts != table.facts:
        return Refusal("stale", "Something happened in the meantime; this is asked now.")
    return None


def _changed_too_often() -> Refusal:
    return Refusal("too-many", "This answer has been changed very often; it stays as it is now.")


def _as_written(text: str) -> str:
    """An answer as the log has it."""
    try:
        return text_of(id_of(text))
    except BadAnswer:
        return text


async def bot_answer(
    hub: Hub, loaded: Loaded, seat: int, decision: int, text: str, by: Literal["bot", "clock"]
) -> bool:
    """A bot's answer, for its own seat or for somebody who is away; dropped if it is no longer asked."""
    table = loaded.table
    asked = table.stage == RUNNING and table.decision == decision and seat in table.waiting
    if not asked or not table.seats[seat].played_by_bot:
        return False
    return bool(await _keep(hub, loaded, seat, text, "", by))


async def _keep(
    hub: Hub, loaded: Loaded, seat: int, text: str, key: str, by: Literal["person", "bot", "clock"]
) -> bool | None:
    """None: the rules do not allow it, nothing changed."""
    await hub.uptime.ready()
    table = loaded.table
    left = table.clocks.left_after_answer(seat, hub.world.now(), own=by != "clock")
    began = perf_counter()
    try:
        text = text_of(id_of(text))
        entry = e.Answered(seat=seat, text=text, decision=table.decision, key=key, by=by, left=left)
        # With this answer others may see who ran out of time, also in lists.
        kept = await (hub.change if table.unseen_away else hub.append)(loaded, entry)
    except BadAnswer:
        return None
    metrics.answer_seconds.observe(perf_counter() - began)
    if kept:
        metrics.answers[by].inc()
    return kept


def _refuse_illegal(viewer: Viewer, key: str, text: str, legal: list[str]) -> None:
    viewer.refuse(key, "illegal", viewer.words.words.error(BadAnswer(_why_illegal(text, legal))))


def _why_illegal(text: str, legal: list[str]) -> str:
    """The engine's own words; it is asked again only for them."""
    try:
        id_of(text)
    except BadAnswer as error:
        return str(error)
    if not legal:
        return "it is not your turn"
    few = ", ".join(legal[:10]) + (f", … ({len(legal)} in all)" if len(legal) > 10 else "")
    return f"that is not possible here; possible would be {few}"


# --- Chat ---------------------------------------------------------------------------------------------------


async def say(hub: Hub, viewer: Viewer, name: str, said: Say) -> None:
    """A line of chat, under the table's lock."""
    loaded, table = viewer.loaded, viewer.loaded.table
    key = f"chat/{viewer.person}/{said.key}" if said.key else ""
    text = one_line(said.text, _LONGEST_LINE)
    before = table.line_with(key)
    if before is not None and before.text == text:
        viewer.taken(said.key)
    elif before is not None:
        viewer.problem("key-used", "This key came with another line; make up a new one.", said.key)
    elif not viewer.person:
        viewer.problem("sign-in", "Only players and guests with a name may write.", said.key)
    elif not table.setup.chat:
        viewer.problem("no-chat", "There is no chat at this table.", said.key)
    elif table.is_muted(viewer.person, name):
        viewer.problem("muted", "The host of this table has muted you.", said.key)
    elif viewer.seat is None and table.stage == RUNNING:
        # A spectator sees no more than the players, but should not play along either.
        viewer.problem("not-seated", "While a game runs only its players may write.", said.key)
    elif not text:
        viewer.problem("empty", "There is nothing in that line.", said.key)
    else:
        entry = e.Said(person=viewer.person, name=name, text=text, seat=viewer.seat, key=key)
        while not await hub.append(loaded, entry):
            if loaded.table.line_with(key) is not None:
                break  # the client sent it to another process too
        if said.key:
            viewer.taken(said.key)
