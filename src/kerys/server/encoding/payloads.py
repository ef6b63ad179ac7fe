"""Payloads: the parts of messages as JSON, built once for all viewers who may know the same.

Everything comes from the game's view, facts and options of one viewer (a seat, or None for a spectator).
"""

from kerys.engine.actions import text_of
from kerys.engine.pieces import SEAT_NAMES
from kerys.server.domain.table import Table
from kerys.server.domain.table_info import seats_waited_for
from kerys.server.encoding.sentences import SentenceCache
from kerys.server.encoding.snapshot import UNCHANGED, Snapshot, ViewEncoder, encode, visible_state
from kerys.server.protocol.common import ChatLine, Clock, Question
from kerys.views.belief import study_of
from kerys.views.project import View


class Update:
    """A `news` message with what its reader has seen afterwards; `question` is the hash of what they are asked."""

    def __init__(self, snapshot: Snapshot | None, changed: bool, question: int, message: bytes) -> None:
        self.snapshot = snapshot
        self.changed = changed  # whether the view looks different
        self.question = question
        self.message = message


class Payloads:
    """JSON of one table as it stands after one entry. The next entry needs a new object."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.entry = table.last
        self._encoder: ViewEncoder | None = None
        self._snapshots: dict[tuple[int | None, bool], Snapshot] = {}
        self._facts: dict[tuple[int | None, int, str], bytes] = {}
        self._questions: dict[tuple[int | None, str], bytes] = {}
        self._updates: dict[tuple[object, ...], Update] = {}

    def encoder(self) -> ViewEncoder:
        if self._encoder is None:
            assert self.table.game is not None
            self._encoder = ViewEncoder(self.table.game.position)
        return self._encoder

    def snapshot(self, viewer: int | None, *, study: bool) -> Snapshot:
        """Return what is seen from a seat; one object for all who watch from it."""
        snapshot = self._snapshots.get((viewer, study))
        if snapshot is None:
            part = study_json(self.table, viewer) if study else None
            snapshot = self._snapshots[viewer, study] = Snapshot(self.encoder().state, viewer, part)
        return snapshot

    def view(self, snapshot: Snapshot) -> bytes:
        """Return the whole view."""
        return self.encoder().view(snapshot)

    def facts(self, since: int, viewer: int | None, sentences: SentenceCache) -> bytes:
        """Return the facts from a number on; one payload for all who know no more of them than a spectator."""
        game = self.table.game
        if game is None or since == game.fact_count:
            return b"[]"
        key = (viewer if game.knows_more(since, viewer) else None, since, sentences.language)
        payload = self._facts.get(key)
        if payload is None:
            payload = sentences.facts(game.known_facts(since, key[0]), since, game.seats)
            self._facts[key] = payload
        return payload

    def question(self, viewer: int | None, sentences: SentenceCache) -> bytes:
        """Return the question; one payload for all in a language who have nothing to answer."""
        seat = viewer if has_own_question(self.table, viewer) else None
        payload = self._questions.get((seat, sentences.language))
        if payload is None:
            payload = encode(question_for(self.table, seat, sentences))
            self._questions[seat, sentences.language] = payload
        return payload

    def update(
        self, viewer: int | None, sentences: SentenceCache, since: int, before: Snapshot | None, now: float
    ) -> Update:
        """Return the `news` for a client that has the facts before `since` and the view `before` (None: no view)."""
        clocks = encode(clocks_for(self.table, now))
        key = (viewer, sentences.language, since, before, clocks)
        update = self._updates.get(key)
        if update is None:
            snapshot, changes = None, UNCHANGED
            if before is not None:
                snapshot = self.snapshot(viewer, study=before.study is not None)
                changes = self.encoder().diff(snapshot, before)
            facts, question = self.facts(since, viewer, sentences), self.question(viewer, sentences)
            message = b'{"type":"news","first":%d,"facts":%b,%b,"question":%b,"clocks":%b}' % (
                since,
                facts,
                changes,
                question,
                clocks,
            )
            update = self._updates[key] = Update(snapshot, changes != UNCHANGED, hash(question), message)
        return update


# --- What one viewer may know -------------------------------------------------------------------------------
def view_for(table: Table, viewer: int | None) -> View:
    """Return what a seat or a spectator may know."""
    assert table.game is not None
    return View(viewer, visible_state(table.game.position, viewer))


def study_json(table: Table, viewer: int | None) -> bytes:
    """Return what hidden brokers can be, for clients that want it; null while the game counts for ratings."""
    game = table.game
    if game is None or (table.setup.rated and not game.over):
        return b"null"
    return encode(study_of(view_for(table, viewer)))


def question_for(table: Table, viewer: int | None, sentences: SentenceCache) -> Question | None:
    """Return what is asked; the same for all who have nothing to answer."""
    game, question = table.game, table.question
    if game is None or question is None:
        return None
    if table.hides_who_answered:
        question = {**question, "waiting": seats_waited_for(table, viewer)}
    legal = [] if viewer is None else game.option_ids(viewer)
    answer = None if viewer is None else table.sealed.get(viewer)
    if answer is None and len(legal) == 1 and viewer not in game.waiting:
        answer = text_of(legal[0])  # the only one, so the engine gave it
    return Question(
        decision=table.decision,
        about=question,
        text=sentences.question(question, viewer),
        options=sentences.options(legal, question),
        given=answer,
    )


def has_own_question(table: Table, seat: int | None) -> bool:
    """Tell whether a seat is asked, or may still replace a sealed answer."""
    question = table.question
    if question is None or seat is None:
        return False
    return bool(question["sealed"]) or question["seat"] == SEAT_NAMES[seat]


def clocks_for(table: Table, now: float) -> list[Clock]:
    """Return all clocks. At a sealed question all of them seem to run until it is settled."""
    clocks, question = table.clocks, table.question
    if not clocks.ticking or question is None:
        return []
    shown = []
    for seat, name in enumerate(SEAT_NAMES[: len(table.seats)]):
        if question["sealed"]:
            left, running = clocks.left_as_if_asked(seat, now), True
        else:
            left, running = clocks.left(seat, now) or 0.0, clocks.since[seat] is not None
        shown.append(Clock(seat=name, left=round(left, 1), running=running))
    return shown


def chat_after(table: Table, number: int) -> list[ChatLine]:
    """Return the lines of chat that came after a numbered one."""
    return [
        ChatLine(
            number=line.number,
            at=int(line.at),
            name=line.name,
            seat=None if line.seat is None else SEAT_NAMES[line.seat],
            text=line.text,
        )
        for line in table.chat
        if line.number > number
    ]
