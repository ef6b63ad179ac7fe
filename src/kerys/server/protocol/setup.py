"""How a table is set up: who may sit, who may watch, how much time there is."""

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

from kerys.server.protocol.schemas import refers_to

Seconds = Annotated[float, Meta(ge=0, le=60 * 86400)]
LONGEST_TITLE: Final = 60
Title = Annotated[str, Meta(max_length=LONGEST_TITLE)]


class ClockSettings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How much time a seat has. All zero: as much as it likes."""

    bank: Seconds = 0
    """Seconds for the whole game (a live clock)."""
    increment: Seconds = 0
    """Seconds added to the bank with each answer that the seat gives itself."""
    per_answer: Seconds = 0
    """Seconds for each answer, for instance three days; instead of a bank.

    A day or more also runs while the server does not.
    """


class SeatSetup(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who is to sit in a seat: a person, or a bot of some level."""

    kind: Literal["person", "bot"] = "person"
    level: Annotated[str, Meta(max_length=40)] = ""


class Setup(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything that is said about a table when it is made."""

    title: Title = ""
    options: Annotated[dict[str, Any], refers_to("SomeOptions")] = {}
    """The options of the game by name, such as {"players": 4, "kings_favour": true}."""
    seats: Annotated[list[SeatSetup], Meta(max_length=5)] = []
    """One for each seat; those left out are for people."""
    public: bool = False
    """Whether the table is listed and anybody may join; else only with the invitation."""
    spectators: bool = True
    chat: bool = True
    rated: bool = False
    clock: ClockSettings = ClockSettings()
