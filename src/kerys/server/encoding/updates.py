"""What one client has been sent, and the messages that bring it up to date."""

from typing import Any

from msgspec import Raw

from kerys.engine.pieces import SEAT_NAMES
from kerys.server import metrics
from kerys.server.domain.table_info import table_info
from kerys.server.encoding.payloads import Payloads, chat_after, clocks_for
from kerys.server.encoding.sentences import sentences_in
from kerys.server.encoding.snapshot import Snapshot
from kerys.server.protocol.messages import Chat, Fresh, Hello, TableChanged, encode


class ClientCopy:
    """The client's copy of a table, as far as the server must remember it to send only what changed."""

    __slots__ = (
        "_chat",
        "_entry",
        "_facts",
        "_needs_all",
        "_question",
        "_snapshot",
        "_table_version",
        "_was_complete",
        "_with_study",
        "_with_views",
        "sentences",
    )

    def __init__(self, hello: Hello) -> None:
        self._was_complete = hello.facts > 0
        self._snapshot: Snapshot | None = None  # of the view
        self._question = 0  # its hash
        self._table_version = (-1, False)
        self._entry = -1
        self.restart(hello)

    def restart(self, hello: Hello) -> None:
        """Begin again from what the client says that it has."""
        self.sentences = sentences_in(hello.language)
        self._with_views, self._with_study = hello.views, hello.study
        self._facts, self._chat = hello.facts, hello.chat
        self._needs_all = True

    def change_language(self, language: str) -> None:
        self.sentences = sentences_in(language)
        self._facts = 0
        self._needs_all = True

    def need_all(self) -> None:
        """Send everything with the next message, as something changed without an entry."""
        self._needs_all = True

    def has_entry(self, number: int) -> bool:
        """Tell whether the client has been sent everything up to an entry."""
        return not self._needs_all and self._entry == number

    def messages(self, payloads: Payloads, seat: int | None, now: float) -> list[bytes]:
        """Return the messages that bring the client up to date, as JSON."""
        table = payloads.table
        messages: list[bytes] = []
        if self._needs_all or (table.game is not None and self._with_views and self._snapshot is None):
            messages.append(encode(self._everything(payloads, seat, now)))
        elif payloads.entry != self._entry:
            version = table.version_for(seat)
            table_changed = version != self._table_version
            if table_changed:
                self._table_version = version
                messages.append(encode(TableChanged(table=table_info(table, seat), you=_seat_name(seat))))
            if table.game is not None:
                first, self._facts = self._facts, table.facts
                update = payloads.update(seat, self.sentences, first, self._snapshot, now)
                changed = update.changed or first != table.facts or update.question != self._question
                self._question, self._snapshot = update.question, update.snapshot
                # A player who comes back may have another time than before.
                if changed or (table_changed and table.clocks.ticking):
                    messages.append(update.message)
            if table.chat_lines != self._chat:
                messages.append(encode(Chat(lines=chat_after(table, self._chat))))
                self._chat = table.chat_lines
        self._entry = payloads.entry
        return messages

    def _everything(self, payloads: Payloads, seat: int | None, now: float) -> Fresh:
        table = payloads.table
        if self._was_complete:
            metrics.resyncs.inc()
        first = self._facts if self._facts <= table.facts else 0
        chat = chat_after(table, self._chat if self._chat <= table.chat_lines else 0)
        question = payloads.question(seat, self.sentences)
        self._needs_all, self._was_complete = False, True
        self._facts, self._chat, self._question = table.facts, table.chat_lines, hash(question)
        self._table_version = table.version_for(seat)
        wanted = table.game is not None and self._with_views
        self._snapshot = payloads.snapshot(seat, study=self._with_study) if wanted else None
        return Fresh(
            table=table_info(table, seat),
            you=_seat_name(seat),
            first=first,
            facts=_json(payloads.facts(first, seat, self.sentences)),
            view=None if self._snapshot is None else _json(payloads.view(self._snapshot)),
            question=_json(question),
            clocks=clocks_for(table, now),
            chat=chat,
        )


def _seat_name(seat: int | None) -> str | None:
    return None if seat is None else SEAT_NAMES[seat]


def _json(payload: bytes) -> Any:
    """Mark what is JSON already, so that the encoder takes it as it is."""
    return Raw(payload)
