"""Access: who may know of a table, and who may watch it."""

from kerys.server.domain.table import Table
from kerys.server.environment import invitation_secret, same_secret
from kerys.server.live.table import LiveTable, TableViewer
from kerys.server.refusals import Refusal, no_table


class Access:
    """Permissions at tables. A person's id is empty for strangers."""

    def __init__(self) -> None:
        self.secret = ""  # of the server; invitations are derived from it

    def invitation_to(self, table: Table) -> str:
        return invitation_secret(self.secret, table.id, table.invitations)

    def is_invitation(self, table: Table, text: str) -> bool:
        """Tell whether a text is the current invitation to a table."""
        return bool(text) and same_secret(text, self.invitation_to(table))

    def require_knowledge(self, table: Table, person: str, invitation: str) -> None:
        """Refuse people who may not know of this table, in the words for a table that does not exist."""
        if table.closed or not (
            table.setup.public or table.belongs_to(person) or self.is_invitation(table, invitation)
        ):
            raise no_table()

    # --- Watching -------------------------------------------------------------------------------------------
    def watch_refusal(self, table: Table, viewer: TableViewer) -> Refusal | None:
        """Return why somebody may not watch; None: they may.

        Everybody who may sit down may look first, even where only players watch the game.
        """
        if table.belongs_to(viewer.person):
            return None
        if table.closed or not (table.setup.public or viewer.invitation == table.invitations):
            return no_table()
        if table.setup.spectators or table.has_room:
            return None
        return Refusal("players-only", "The game has begun, and at this table only its players may watch.")

    def revoke_lost(self, live: LiveTable) -> None:
        """After a change at a table: end the sessions of those who may no longer watch it."""
        for viewer in live.viewers:
            if self.watch_refusal(live.table, viewer) is not None:
                viewer.revoke()
