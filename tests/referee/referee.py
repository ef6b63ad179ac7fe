"""The referee: a second, slow and plain implementation of the rules, to check the engine against.

It is written from RULES.md alone and shares no code with `kerys.engine`. The rules are generators that ask
questions (`questions.py`); the referee stores the open question and passes the answers on.
"""

from typing import Any

from tests.referee.counting import count_district, diplomatic_mission, smuggling
from tests.referee.ending import end_round, kings_favour, score_game, winners
from tests.referee.market import count_market
from tests.referee.placing import place_brokers
from tests.referee.preparing import prepare, settle_turn_order, speculate
from tests.referee.questions import Answers, Asked, Flow
from tests.referee.table import Table, new_table
from tests.referee.vocabulary import COLOURS, KINDS_OF_GEMS, ROUNDS
from tests.referee.windows import window_for_all


def whole_game(table: Table) -> Flow[None]:
    for round_ in range(1, ROUNDS + 1):
        table.round = round_
        prepare(table)
        yield from speculate(table)
        yield from settle_turn_order(table)
        yield from place_brokers(table)
        yield from count(table)
        if table.kings_favour:
            yield from kings_favour(table)
        end_round(table)
    score_game(table)


def count(table: Table) -> Flow[None]:
    """15.1."""
    yield from window_for_all(table, "W4")
    for district in table.districts:
        yield from count_district(table, district)
    yield from diplomatic_mission(table)
    for place in table.smuggling_places():
        yield from smuggling(table, place)
    yield from count_market(table)
    yield from window_for_all(table, "W5")


class Referee:
    """A game in progress: who is asked what, and what everybody sees."""

    def __init__(self, options: dict[str, Any], deal: dict[str, Any]) -> None:
        self.table = new_table(options, deal)
        self._flow = whole_game(self.table)
        self._asked: Asked | None = None
        self._answers: Answers = {}
        self._go_on(None)

    @property
    def over(self) -> bool:
        return self._asked is None

    @property
    def winners(self) -> list[int]:
        """Parties; the neutral is 2."""
        return winners(self.table) if self.over else []

    def waiting(self) -> list[int]:
        """The seats that owe an answer."""
        if self._asked is None:
            return []
        return sorted(seat for seat in self._asked.options if seat not in self._answers)

    def options(self, seat: int) -> set[str]:
        """Return the legal answers of a seat; at a sealed question also after it has answered, until all have."""
        if self._asked is None:
            return set()
        return set(self._asked.options.get(seat, []))

    def play(self, seat: int, text: str) -> None:
        if text not in self.options(seat):
            raise ValueError(f"seat {seat} may not answer “{text}” now")
        self._answers[seat] = text
        if not self.waiting():
            self._go_on(self._answers)

    def _go_on(self, answers: Answers | None) -> None:
        try:
            self._asked = next(self._flow) if answers is None else self._flow.send(answers)
        except StopIteration:
            self._asked = None
        self._answers = {}

    def public(self) -> dict[str, Any]:
        """Return the table, hidden values included."""
        table = self.table
        parties = table.parties()
        return {
            "round": table.round,
            "points": [party.points for party in parties],
            "gems": [[party.gems[kind] for kind in KINDS_OF_GEMS] for party in parties],
            "quotations": [table.quotations[colour] for colour in COLOURS],
            "order": [player.order for player in table.seats],
            "cards": [sorted(held.name for held in player.cards) for player in table.seats],
            "front": [sorted(player.front) for player in table.seats],
            "hand": [sorted(player.hand) for player in table.seats],
            "neutrals": [sorted(player.neutrals) for player in table.seats],
            "board": [
                [broker.place, broker.owner, "up" if broker.up else "down", broker.value]
                for broker in table.board
            ],
            "throne": [list(player.throne) for player in table.seats],
            "closed": sorted(table.closed),
            "ships": [table.ships[d].name() if d in table.ships else "" for d in table.districts],
            "events": sorted([event.district, event.name] for event in table.events),
            "rows": [table.row_gems.get(row, "") for row in range(4)],
            "looks": [player.looks for player in table.seats],
            "played": [player.played for player in table.seats],
            "palaces": [table.palace_cards.get(d, "") for d in table.districts],
        }
