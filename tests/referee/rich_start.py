"""Unusual beginnings, so that rare cards and scores meet.

No game begins like this, but every rule is the same, and a few hundred such games try more pairs of cards
than ten thousand ordinary ones.
"""

from random import Random

from kerys.engine import layout
from kerys.engine.cards.numbers import KING, PRINCE
from kerys.engine.pieces import BIT
from kerys.engine.state import State
from tests.referee.engine_side import card_name, deal_of
from tests.referee.referee import Referee
from tests.referee.table import HeldCard
from tests.referee.vocabulary import COLOURS, KINDS_OF_GEMS


def deal_the_rest(state: State, referee: Referee, random: Random) -> None:
    """Give everybody characters that lie in no stack, as if won before the game."""
    stacked = {card for stack in deal_of(state)["stacks"] for card in stack}
    rest = [card for card in list(state.rules.characters) if card_name(card) not in stacked]
    for card in rest:
        if card in (KING, PRINCE):
            continue
        seat = random.randrange(state.rules.seats)
        state.cells[layout.CARDS + seat] |= BIT[card]
        referee.table.seats[seat].cards.append(HeldCard(card_name(card), won_in=0))


def give_gems(state: State, referee: Referee, random: Random) -> None:
    """Many gems, and quotations all over the track."""
    for number, party in enumerate(referee.table.parties()):
        for gem, kind in enumerate(KINDS_OF_GEMS):
            party.gems[kind] = random.randint(0, 3) if kind != "black" else random.randint(0, 7)
            state.cells[layout.GEMS + number * 5 + gem] = party.gems[kind]
    for number, colour in enumerate(COLOURS):
        referee.table.quotations[colour] = random.choice((1, 2, 3, 8, 13, 14, 15))
        state.cells[layout.QUOTATIONS + number] = referee.table.quotations[colour]
