"""The characters by name: whether a seat has a legal way to use one (8.6), and what happens when it does."""

from collections.abc import Callable

from tests.referee import cards_of_counting, cards_of_gems, cards_of_placement, magician
from tests.referee.questions import Flow
from tests.referee.table import Table

# Cards that ask nothing when played.
AT_ONCE: dict[str, Callable[[Table, int], None]] = {
    "cardinal": cards_of_placement.cardinal,
    "spy": cards_of_placement.spy,
    "illusionist": cards_of_placement.illusionist,
    "philosopher": cards_of_placement.philosopher,
    "intriguer": cards_of_counting.intriguer,
    "merchant": cards_of_counting.merchant,
    "financier": cards_of_counting.financier,
}

QUESTIONS_OF_CARDS: dict[str, Callable[[Table, int], Flow[None]]] = {
    "queen": cards_of_placement.queen,
    "royal-guard": cards_of_placement.royal_guard,
    "mercenary": cards_of_placement.mercenary,
    "magician": magician.magician,
    "captain": cards_of_counting.captain,
    "herald": cards_of_counting.herald,
    "monk": cards_of_counting.monk,
    "professor": cards_of_counting.professor,
    "customs-officer": cards_of_counting.customs_officer,
    "investor": cards_of_counting.investor,
    "alchemist": cards_of_gems.alchemist,
    "banker": cards_of_gems.banker,
    "jeweller": cards_of_gems.jeweller,
    "rogue": cards_of_gems.rogue,
}

# The first options of those cards that may have none; all others can always be used.
FIRST_OPTIONS: dict[str, Callable[[Table, int], list[str]]] = {
    "queen": cards_of_placement.queen_options,
    "royal-guard": cards_of_placement.royal_guard_options,
    "mercenary": cards_of_placement.mercenary_options,
    "magician": magician.magician_options,
    "captain": cards_of_counting.captain_options,
    "herald": cards_of_counting.herald_options,
    "monk": cards_of_counting.monk_options,
    "alchemist": cards_of_gems.alchemist_options,
    "rogue": cards_of_gems.rogue_options,
}


def usable(table: Table, seat: int, card: str) -> bool:
    return card not in FIRST_OPTIONS or len(FIRST_OPTIONS[card](table, seat)) > 0


def use(table: Table, seat: int, card: str) -> Flow[None]:
    if card in AT_ONCE:
        AT_ONCE[card](table, seat)
    else:
        yield from QUESTIONS_OF_CARDS[card](table, seat)
