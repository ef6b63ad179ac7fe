"""Commands of clients: checked against the state of the table, committed, and answered with one message.

All of them run under the table's lock.
"""

from time import perf_counter
from typing import Final, Literal

from kerys.engine.actions import id_of, text_of
from kerys.engine.errors import BadAnswer
from kerys.server import metrics
from kerys.server.domain import entries as e
from kerys.server.domain.names import name_at, one_line
from kerys.server.domain.table import RUNNING, Table
from kerys.server.encoding.payloads import question_for
from kerys.server.encoding.preview import NotPossible, question_after
from kerys.server.encoding.sentences import SentenceCache
from kerys.server.live.journal import Journal, Outcome
from kerys.server.live.table import LiveTable
from kerys.server.protocol.messages import Answer, Preview, Previewed, Problem, Refused, Say, Taken
from kerys.server.refusals import Refusal

_LONGEST_LINE: Final = 500  # letters of chat
_MOST_REPLACEMENTS: Final = 100  # of a sealed answer: all of their keys are remembered
_TRIES: Final = 20  # against other processes


# --- Answers ------------------------------------------------------------------------------------------------
async def answer(
    journal: Journal, live: LiveTable, person: str, given: Answer, sentences: SentenceCache
) -> Taken | Refused:
    """Commit a person's answer. Either it is acknowledged, or refused with the question as it is now."""
    refusal = await _commit_or_refuse(journal, live, person, given, sentences)
    if refusal is None:
        return Taken(key=given.key)
    return refused(live.table, person, given.key, refusal, sentences)


async def _commit_or_refuse(
    journal: Journal, live: LiveTable, person: str, given: Answer, sentences: SentenceCache
) -> Refusal | None:
    """Return why an answer is refused; None: it is durable."""
    seat = live.table.seat_of(person)
    if seat is None:
        return _not_seated()
    if not given.key:
        return Refusal("no-key", "An answer needs a key, so that it counts once.")
    key = f"{seat}/{given.key}"
    for _ in range(_TRIES):
        table = live.table
        keys = table.answer_keys.get(seat)
        text = None if keys is None else keys.text_of(key)
        if keys is not None and text is not None:  # sent again
            if (keys.decision, text) == (given.decision, _normalised(given.text)):
                return None
            return Refusal("key-used", "This key came with another answer; make up a new one.")
        refusal = _not_asked(table, seat, given.decision, given.facts)
        if refusal is not None:
            return refusal
        if keys is not None and keys.decision == given.decision and len(keys.texts) >= _MOST_REPLACEMENTS:
            return Refusal("too-many", "This answer has been changed very often; it stays as it is now.")
        outcome = await commit_answer(journal, live, seat, given.text, key, "person")
        if outcome is Outcome.COMMITTED:
            return None
        if outcome is Outcome.ILLEGAL:
            assert table.game is not None
            return _illegal(given.text, table.game.options(seat), sentences)
        # Another process wrote first; if the same question still waits for this seat, the answer still counts.
    return Refusal("busy", "Too many answers at once; please try again.")


async def answer_for_bot(
    journal: Journal, live: LiveTable, seat: int, decision: int, text: str, by: Literal["bot", "clock"]
) -> None:
    """Commit a bot's answer, for its own seat or for a person who is away; drop it if it is no longer asked."""
    table = live.table
    asked = table.stage == RUNNING and table.decision == decision and seat in table.waiting
    if asked and table.seats[seat].played_by_bot:
        await commit_answer(journal, live, seat, text, "", by)


async def commit_answer(
    journal: Journal, live: LiveTable, seat: int, text: str, key: str, by: Literal["person", "bot", "clock"]
) -> Outcome:
    """Write a legal answer to the log."""
    await journal.outages.settle()
    table = live.table
    left = table.clocks.left_after_answer(seat, journal.environment.now(), own=by != "clock")
    began = perf_counter()
    try:
        text = text_of(id_of(text))
        entry = e.Answered(seat=seat, text=text, decision=table.decision, key=key, by=by, left=left)
        # With this answer others may see who ran out of time, also in lists.
        outcome = await (journal.commit_listed if table.unseen_away else journal.commit)(live, entry)
    except BadAnswer:
        return Outcome.ILLEGAL
    metrics.answer_seconds.observe(perf_counter() - began)
    if outcome is Outcome.COMMITTED:
        metrics.answers[by].inc()
    return outcome


def preview(table: Table, person: str, wanted: Preview, sentences: SentenceCache) -> Previewed | Refused:
    """Return what would be asked after some answers; nothing changes."""
    seat = table.seat_of(person)
    if seat is None:
        return refused(table, person, "", _not_seated(), sentences)
    refusal = _not_asked(table, seat, wanted.decision, table.facts)
    if refusal is None and seat not in table.waiting:
        refusal = _illegal(wanted.answers[0], [], sentences)
    if refusal is None:
        try:
            question = question_after(table, seat, wanted.answers, sentences)
            return Previewed(decision=wanted.decision, answers=wanted.answers, question=question)
        except NotPossible as error:
            refusal = _illegal(error.text, error.legal, sentences)
        except BadAnswer as error:
            refusal = Refusal("illegal", sentences.words.error(error))
    return refused(table, person, "", refusal, sentences)


# --- Refusals -----------------------------------------------------------------------------------------------
def refused(table: Table, person: str, key: str, refusal: Refusal, sentences: SentenceCache) -> Refused:
    """Return why an answer was not accepted, and what is asked now."""
    question = question_for(table, table.seat_of(person), sentences)
    return Refused(key=key, code=refusal.code, reason=refusal.reason, facts=table.facts, question=question)


def _not_seated() -> Refusal:
    return Refusal("not-seated", "You are watching; only the players answer.")


def _not_asked(table: Table, seat: int, decision: int, facts: int) -> Refusal | None:
    """Return why an answer does not even reach the rules."""
    if table.stage != RUNNING:
        return Refusal("not-running", "There is no game going on at this table.")
    if table.seats[seat].away:
        return Refusal("away", "A bot plays for you; come back first.")
    if decision != table.decision or facts != table.facts:
        return Refusal("stale", "Something happened in the meantime; this is asked now.")
    return None


def _normalised(text: str) -> str:
    """Return an answer as the log has it."""
    try:
        return text_of(id_of(text))
    except BadAnswer:
        return text


def _illegal(text: str, legal: list[str], sentences: SentenceCache) -> Refusal:
    return Refusal("illegal", sentences.words.error(BadAnswer(_why_illegal(text, legal))))


def _why_illegal(text: str, legal: list[str]) -> str:
    """Return the engine's own words; it is asked again only for them."""
    try:
        id_of(text)
    except BadAnswer as error:
        return str(error)
    if not legal:
        return "it is not your turn"
    few = ", ".join(legal[:10]) + (f", … ({len(legal)} in all)" if len(legal) > 10 else "")
    return f"that is not possible here; possible would be {few}"


# --- Chat ---------------------------------------------------------------------------------------------------
async def say(journal: Journal, live: LiveTable, person: str, name: str, said: Say) -> Taken | Problem | None:
    """Commit a line of chat; None: the client wants no acknowledgement."""
    table = live.table
    seat = table.seat_of(person)
    key = f"chat/{person}/{said.key}" if said.key else ""
    text = one_line(said.text, _LONGEST_LINE)
    before = table.line_with(key)
    if before is None:
        shown_name = _chat_name(table, person, name)
        refusal = _silenced(table, seat, person, shown_name, text)
        if refusal is not None:
            return Problem(code=refusal.code, reason=refusal.reason, key=said.key)
        entry = e.Said(person=person, name=shown_name, text=text, seat=seat, key=key)
        while await journal.commit(live, entry) is not Outcome.COMMITTED:
            if live.table.line_with(key) is not None:
                break  # the client sent it to another process too
    elif before.text != text:
        reason = "This key came with another line; make up a new one."
        return Problem(code="key-used", reason=reason, key=said.key)
    return Taken(key=said.key) if said.key else None


def _silenced(table: Table, seat: int | None, person: str, name: str, text: str) -> Refusal | None:
    """Return why somebody may not write this line."""
    if not person:
        return Refusal("sign-in", "Only players and guests with a name may write.")
    if not table.setup.chat:
        return Refusal("no-chat", "There is no chat at this table.")
    if table.is_muted(person, name):
        return Refusal("muted", "The host of this table has muted you.")
    if seat is None and table.stage == RUNNING:
        # A spectator sees no more than the players, but should not play along either.
        return Refusal("not-seated", "While a game runs only its players may write.")
    return None if text else Refusal("empty", "There is nothing in that line.")


def _chat_name(table: Table, person: str, name: str) -> str:
    """Return the name under which somebody writes; `name` is from when they connected."""
    seat = table.seat_of(person)
    if seat is not None:
        return table.seats[seat].name
    if person and person == table.host:
        return table.host_name
    return name_at(table, person, name) if person else ""
