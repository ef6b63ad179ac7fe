"""Alchemist, Banker, Jeweller, Rogue: gems and quotations."""

from tests.referee.questions import Flow, ask, ask_word
from tests.referee.table import Table
from tests.referee.vocabulary import COLOURS, KINDS_OF_GEMS


def alchemist_options(table: Table, seat: int) -> list[str]:
    return [f"gem {colour}" for colour in COLOURS if table.seats[seat].gems[colour] > 0]


def alchemist(table: Table, seat: int) -> Flow[None]:
    answer = yield from ask(seat, [*alchemist_options(table, seat), "pass"])
    if answer == "pass":
        return
    given = answer.removeprefix("gem ")
    taken = yield from ask_word(seat, "gem", [colour for colour in COLOURS if colour != given])
    table.seats[seat].gems[given] -= 1
    table.seats[seat].gems[taken] += 1


def banker(table: Table, seat: int) -> Flow[None]:
    raised = yield from ask_word(seat, "raise", list(COLOURS))
    table.move_quotation(raised, 1)
    lowered = yield from ask_word(seat, "lower", [colour for colour in COLOURS if colour != raised])
    table.move_quotation(lowered, -1)


def jeweller(table: Table, seat: int) -> Flow[None]:
    for _ in range(2):
        colour = yield from ask_word(seat, "gem", list(COLOURS))
        table.gain_gem(seat, colour)


def rogue_options(table: Table, seat: int) -> list[str]:
    gems = table.seats[seat].gems
    if sum(gems.values()) < 2:
        return []
    return [f"gem {kind}" for kind in KINDS_OF_GEMS if gems[kind] > 0]


def rogue(table: Table, seat: int) -> Flow[None]:
    gems = table.seats[seat].gems
    for _ in range(2):
        given = yield from ask_word(seat, "gem", [kind for kind in KINDS_OF_GEMS if gems[kind] > 0])
        gems[given] -= 1
    prize = yield from ask_word(seat, "prize", ["black", "points"])
    if prize == "black":
        table.gain_gem(seat, "black")
    else:
        table.gain(seat, 3)
