"""Doors: who may know of a table, who may watch it, and who has to go."""

from kerys.server.domain.table import Table
from kerys.server.encoding.live_table import Loaded
from kerys.server.encoding.viewer import Viewer
from kerys.server.environment import invitation, same
from kerys.server.refusals import Refusal, no_table


class Doors:
    def __init__(self) -> None:
        self.secret = ""  # makes the invitations
        self._invited: dict[Viewer, int] = {}  # who showed an invitation, and the how manieth it was

    def invitation_to(self, table: Table) -> str:
        return invitation(self.secret, table.id, table.invitations)

    def opens(self, table: Table, given: str) -> bool:
        """Whether this is the invitation to a table."""
        return bool(given) and same(given, self.invitation_to(table))

    def admit(self, table: Table, person: str, given: str) -> None:
        """Refuse whoever may not know of this table, in the words for a table that is not there."""
        if table.closed or not (table.setup.public or table.belongs_to(person) or self.opens(table, given)):
            raise no_table()

    # --- Watching -------------------------------------------------------------------------------------------
    def enter(self, viewer: Viewer, given: str) -> None:
        """Let somebody in who wants to watch, or refuse."""
        loaded = viewer.loaded
        if self.opens(loaded.table, given):
            self._invited[viewer] = loaded.table.invitations
        if not self.may_watch(viewer):
            refusal = self.why_not(viewer)
            self._invited.pop(viewer, None)
            raise refusal
        loaded.viewers.add(viewer)

    def leave(self, viewer: Viewer) -> None:
        viewer.loaded.viewers.discard(viewer)
        self._invited.pop(viewer, None)

    def may_watch(self, viewer: Viewer) -> bool:
        """Whoever may sit down may look first, also where nobody but players watches the game."""
        table = viewer.loaded.table
        if table.belongs_to(viewer.person):
            return True
        return self._knows_of(viewer) and (table.setup.spectators or table.has_room)

    def _knows_of(self, viewer: Viewer) -> bool:
        table = viewer.loaded.table
        return not table.closed and (table.setup.public or self._invited.get(viewer) == table.invitations)

    def why_not(self, viewer: Viewer) -> Refusal:
        """What somebody is told who may not watch."""
        if self._knows_of(viewer):
            return Refusal(
                "players-only", "The game has begun, and at this table only its players may watch."
            )
        return no_table()

    def show_out(self, loaded: Loaded) -> None:
        """After a change at a table: whoever may no longer watch it is let go."""
        for viewer in loaded.viewers:
            if not self.may_watch(viewer):
                viewer.ended = True
                viewer.wake()
