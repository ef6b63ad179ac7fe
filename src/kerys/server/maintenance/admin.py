"""`kerys admin`: what hosts do to people and tables. Every action stands in the audit log."""

import getpass
import ipaddress
import json
import re
import secrets
import sys
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final

import msgspec
from argon2 import PasswordHasher

from kerys.server.app import backend_for
from kerys.server.domain import entries as e
from kerys.server.domain.log import BrokenTable, replay_rows, row_of, summary_of
from kerys.server.domain.names import clean_login
from kerys.server.domain.table import Table
from kerys.server.maintenance.erasure import anonymous_entry
from kerys.server.refusals import Refusal
from kerys.server.settings import Settings
from kerys.server.storage import SESSION_ENDED, Statement, StorageUnavailable, Store
from kerys.server.storage.moderation import (
    MODERATION_CHANGED,
    MUTE,
    NETWORK,
    PERSON,
    AuditEntry,
    Ban,
    FoundPerson,
    FoundTable,
    audit_statement,
    ban_statements,
    delete_person,
    end_sessions,
    replace_entry,
    set_password,
    unban_statements,
)

_UNITS: Final = {"m": 60.0, "h": 3_600.0, "d": 86_400.0, "w": 604_800.0}
_DURATION: Final = re.compile(r"(\d{1,6})([mhdw])")
_MAX_LISTED: Final = 200
_TRIES: Final = 20
NOBODY: Final = "—"  # the name of somebody whose account was deleted


class AdminError(Exception):
    """Why a command cannot be carried out, as one sentence without a full stop."""


def seconds_of(text: str) -> float:
    """Read `30m`, `12h`, `7d` or `2w`."""
    match = _DURATION.fullmatch(text)
    if match is None or int(match[1]) == 0:
        raise AdminError(f"a time is a number and m, h, d or w, such as 7d, not “{text[:20]}”")
    return int(match[1]) * _UNITS[match[2]]


async def run_admin(settings: Settings, command: str, arguments: dict[str, Any]) -> int:
    """Run one command on the database of a server, which may run; print the result."""
    if not settings.database and not settings.database_file.exists():
        print(
            f"kerys: there is no database {settings.database_file}; --data is the folder of the server.",
            file=sys.stderr,
        )
        return 2
    try:
        store = Store(backend_for(settings))
        await store.open()
        try:
            for line in await COMMANDS[command](Admin(store, getpass.getuser()), arguments):
                print(line)
        finally:
            await store.close()
    except (AdminError, StorageUnavailable, Refusal) as error:
        print(f"kerys: {str(error).rstrip('.')}.", file=sys.stderr)
        return 2
    return 0


@dataclass(frozen=True)
class Admin:
    """The actions of a host on a store."""

    store: Store
    actor: str

    async def person(self, text: str) -> FoundPerson:
        """Return the one person with this id or account name."""
        for one in await self.store.find_people(text, _MAX_LISTED):
            if one.id == text or (one.login is not None and one.login == _login(text)):
                return one
        raise AdminError(
            f"there is no person or account “{_shown(text)}”; `kerys admin people TEXT` finds ids"
        )

    async def table(self, table_id: str) -> FoundTable:
        for one in await self.store.find_tables(table_id, _MAX_LISTED):
            if one.id == table_id:
                return one
        raise AdminError(f"there is no table “{_shown(table_id)}”; `kerys admin tables TEXT` finds ids")

    def audit(self, action: str, subject: str, detail: str = "") -> AuditEntry:
        return AuditEntry(time.time(), self.actor, action, subject, detail[:500])

    async def ban(self, kind: str, subject: str, until: float | None, reason: str) -> None:
        ban = Ban(kind, subject, time.time(), until, reason)
        action = "mute" if kind == MUTE else "ban"
        detail = f"until {_date(until)}; {reason}" if until else f"for ever; {reason}"
        entry = self.audit(action, subject, detail.rstrip("; "))
        await self.store.moderate(ban_statements(ban), entry, MODERATION_CHANGED)
        if kind == PERSON:
            await self.end_sessions(subject)

    async def unban(self, kind: str, subject: str) -> None:
        if not any((one.kind, one.subject) == (kind, subject) for one in await self.store.bans()):
            raise AdminError(f"there is no such ban; {subject} is not on the list")
        action = "unmute" if kind == MUTE else "unban"
        await self.store.moderate(
            unban_statements(kind, subject), self.audit(action, subject), MODERATION_CHANGED
        )

    async def end_sessions(self, person: str) -> int:
        """End all sessions of a person; a running server closes their connections."""
        sessions = await self.store.sessions(person)
        await self.store.backend.write(end_sessions(person))
        for session, _, _ in sessions:
            await self.store.backend.write([], notify=f"{SESSION_ENDED}{session} {person}")
        return len(sessions)

    async def append(self, table_id: str, entry: e.AnyEntry, also: list[Statement]) -> bool:
        """Append an entry to a table's log beside a running server; False if the table cannot be replayed.

        The server notices at once; if it writes at the same moment, one of the two tries again.
        """
        for _ in range(_TRIES):
            try:
                table = replay_rows(table_id, await self.store.entries(table_id))
            except BrokenTable:
                return False
            if not _fits(table, entry):
                return False
            now = time.time()
            table.apply(table.last + 1, now, entry)
            row = row_of(table, now, entry)
            if await self.store.append_and_update(row, summary_of(table), also=also):
                return True
        raise AdminError("the server writes to that table all the time; please try again")


def _fits(table: Table, entry: e.AnyEntry) -> bool:
    return not isinstance(entry, e.Renamed) or table.belongs_to(entry.person)


# --- Commands -----------------------------------------------------------------------------------------------
async def _people(admin: Admin, given: dict[str, Any]) -> list[str]:
    people = await admin.store.find_people(given["text"], _MAX_LISTED)
    rows = [[one.id, one.login or "(guest)", one.name, _date(one.created)] for one in people]
    return _lines(["id", "account", "name", "since"], rows)


async def _person(admin: Admin, given: dict[str, Any]) -> list[str]:
    one = await admin.person(given["person"])
    sessions = await admin.store.sessions(one.id)
    bans = [ban for ban in await admin.store.bans() if ban.subject == one.id]
    return [
        f"id        {one.id}",
        f"name      {_shown(one.name)}",
        f"account   {_shown(one.login) if one.login else '(guest)'}",
        f"language  {one.language}",
        f"since     {_date(one.created)}",
        *[f"session   since {_date(at)}, {_shown(label)}" for _, at, label in sessions],
        *[
            f"rating    {r.players} players: {r.mu - 3 * r.sigma:.1f}, {r.games} games"
            for r in await admin.store.ratings([one.id])
        ],
        *[f"table     {table}" for table in await admin.store.table_ids_of(one.id)],
        *[
            f"{'muted' if ban.kind == MUTE else 'banned'}    {_until(ban.until)} {_shown(ban.reason)}"
            for ban in bans
        ],
    ]


async def _tables(admin: Admin, given: dict[str, Any]) -> list[str]:
    rows = []
    for one in await admin.store.find_tables(given["text"], _MAX_LISTED):
        info = _info(one.summary)
        names = ", ".join(seat.get("name") or "…" for seat in info.get("seats", []))
        rows.append([one.id, one.stage, _date(one.changed), info.get("title", ""), names])
    return _lines(["id", "stage", "changed", "title", "seats"], rows)


async def _table(admin: Admin, given: dict[str, Any]) -> list[str]:
    one = await admin.table(given["table"])
    info = _info(one.summary)
    entries = await admin.store.entries(one.id)
    return [
        f"id       {one.id}",
        f"title    {_shown(info.get('title', ''))}",
        f"stage    {one.stage}{', public' if one.public else ''}{', rated' if info.get('rated') else ''}",
        f"made     {_date(one.created)}",
        f"changed  {_date(one.changed)}",
        f"entries  {len(entries)}",
        *[
            f"seat     {seat['seat']}: {_shown(seat['name']) or 'free'} ({seat['kind']})"
            for seat in info.get("seats", [])
        ],
        *([f"broken   {_shown(one.broken)}"] if one.broken else []),
    ]


async def _subject(admin: Admin, text: str) -> tuple[str, str]:
    """Return whether a text is a network or a person, and its normal form."""
    try:
        network = ipaddress.ip_network(text, strict=False)
    except ValueError:
        return PERSON, (await admin.person(text)).id
    if network.is_loopback or network.prefixlen == 0:
        raise AdminError("that would ban this machine itself")
    return NETWORK, str(network)


async def _ban(admin: Admin, given: dict[str, Any]) -> list[str]:
    kind, subject = await _subject(admin, given["who"])
    until = _end(given["time"])
    await admin.ban(kind, subject, until, given["reason"])
    return [f"banned {subject} {_until(until)}."]


async def _unban(admin: Admin, given: dict[str, Any]) -> list[str]:
    kind, subject = await _subject(admin, given["who"])
    await admin.unban(kind, subject)
    return [f"{subject} is not banned any more."]


async def _bans(admin: Admin, given: dict[str, Any]) -> list[str]:
    rows = [[one.kind, one.subject, _until(one.until), one.reason] for one in await admin.store.bans()]
    return _lines(["kind", "who", "until", "reason"], rows)


async def _mute(admin: Admin, given: dict[str, Any]) -> list[str]:
    person, until = await admin.person(given["person"]), _end(given["time"])
    await admin.ban(MUTE, person.id, until, given["reason"])
    return [f"muted {person.id} at all tables {_until(until)}."]


async def _unmute(admin: Admin, given: dict[str, Any]) -> list[str]:
    person = await admin.person(given["person"])
    await admin.unban(MUTE, person.id)
    return [f"{person.id} may chat again."]


async def _close(admin: Admin, given: dict[str, Any]) -> list[str]:
    table = await admin.table(given["table"])
    if table.stage == "closed":
        raise AdminError("that table is closed already")
    also = [audit_statement(admin.audit("close", table.id, given["reason"]))]
    if not await admin.append(table.id, e.Closed(), also):
        raise AdminError("that table cannot be replayed; it is not offered to anybody")
    return [f"closed {table.id}."]


async def _reset_password(admin: Admin, given: dict[str, Any]) -> list[str]:
    person = await admin.person(given["person"])
    if person.login is None:
        raise AdminError("that is a guest, who has no password")
    password = secrets.token_urlsafe(12)
    statements = [set_password(person.id, PasswordHasher().hash(password))]
    await admin.store.moderate(statements, admin.audit("reset-password", person.id), "")
    ended = await admin.end_sessions(person.id)
    return [f"new password of {_shown(person.login)}: {password}", f"{ended} sessions ended."]


async def _delete(admin: Admin, given: dict[str, Any]) -> list[str]:
    person = await admin.person(given["person"])
    if not given["yes"]:
        raise AdminError(f"this deletes {_shown(person.name)} for ever; add --yes if you mean it")
    await admin.end_sessions(person.id)
    tables = await admin.store.table_ids_of(person.id)
    for table in tables:
        await admin.append(table, e.Renamed(person=person.id, name=NOBODY), [])
        changed = [
            replace_entry(table, int(number), body)
            for number, _, text in await admin.store.entries(table)
            if isinstance(text, str) and (body := anonymous_entry(text, person.id, NOBODY)) is not None
        ]
        if changed:
            await admin.store.backend.write(changed)
    await admin.store.moderate(delete_person(person.id), admin.audit("delete", person.id), MODERATION_CHANGED)
    return [f"deleted {person.id}; their name is gone from {len(tables)} tables, the games stay."]


async def _export(admin: Admin, given: dict[str, Any]) -> list[str]:
    person = await admin.person(given["person"])
    tables = []
    for table_id in await admin.store.table_ids_of(person.id):
        table = await admin.table(table_id)
        entries = [(at, text) for _, at, text in await admin.store.entries(table_id) if isinstance(text, str)]
        chat = [
            {"at": at, "text": line["text"]}
            for at, line in ((at, _info(text)) for at, text in entries)
            if line.get("kind") == "said" and line.get("person") == person.id
        ]
        tables.append({**_info(table.summary), "created": table.created, "chat": chat})
    ratings = [msgspec.to_builtins(one) for one in await admin.store.ratings([person.id])]
    sessions = [{"since": at, "device": label} for _, at, label in await admin.store.sessions(person.id)]
    data = {**person._asdict(), "sessions": sessions, "ratings": ratings, "tables": tables}
    await admin.store.moderate([], admin.audit("export", person.id), "")
    return json.dumps(data, ensure_ascii=False, indent=2).splitlines()


async def _limits(admin: Admin, given: dict[str, Any]) -> list[str]:
    since = time.strftime("%Y-%m-%d", time.gmtime(time.time() - 30 * _UNITS["d"]))
    rows = [[str(cell) for cell in row] for row in await admin.store.limits_hit(since)]
    return _lines(["day", "setting", "times"], rows)


async def _log(admin: Admin, given: dict[str, Any]) -> list[str]:
    rows = [[_date(one.at), *one[1:]] for one in await admin.store.audit_log(_MAX_LISTED)]
    return _lines(["when", "who", "action", "subject", "detail"], rows)


COMMANDS: Final[dict[str, Callable[[Admin, dict[str, Any]], Awaitable[list[str]]]]] = {
    "people": _people,
    "person": _person,
    "tables": _tables,
    "table": _table,
    "ban": _ban,
    "unban": _unban,
    "bans": _bans,
    "mute": _mute,
    "unmute": _unmute,
    "close": _close,
    "reset-password": _reset_password,
    "delete": _delete,
    "export": _export,
    "limits": _limits,
    "log": _log,
}


# --- Text ---------------------------------------------------------------------------------------------------
def _login(text: str) -> str:
    try:
        return clean_login(text)
    except Refusal:
        return ""


def _end(text: str | None) -> float | None:
    return None if text is None else time.time() + seconds_of(text)


def _until(until: float | None) -> str:
    return "for ever" if until is None else f"until {_date(until)}"


def _date(at: float | None) -> str:
    return "" if at is None else time.strftime("%Y-%m-%d %H:%M", time.gmtime(at))


def _info(text: str) -> dict[str, Any]:
    try:
        info = msgspec.json.decode(text)
    except msgspec.MsgspecError:
        return {}
    return info if isinstance(info, dict) else {}


def _shown(text: object) -> str:
    """Return text of others in a form that cannot play tricks with a terminal."""
    return "".join(letter if letter.isprintable() else "?" for letter in str(text))[:200]


def _lines(heads: list[str], rows: list[list[str]]) -> list[str]:
    """Return rows as aligned columns."""
    table = [heads, *[[_shown(cell) for cell in row] for row in rows]]
    widths = [max(len(row[n]) for row in table) for n in range(len(heads))]
    return [
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in table
    ]
