"""Windows (8.4), the Imitator's reaction, and the Spy's looks between other decisions."""

from tests.referee import cards
from tests.referee.questions import Flow, ask
from tests.referee.table import Table, throne_spot
from tests.referee.vocabulary import CARDS_PER_ROUND, WINDOWS_OF


def holds_playable(table: Table, seat: int, card: str) -> bool:
    """8.1: from the next round on; 8.2: two a round."""
    player = table.seats[seat]
    held = any(held.name == card and held.won_in < table.round for held in player.cards)
    return held and player.played < CARDS_PER_ROUND


def spend(table: Table, seat: int, card: str) -> None:
    player = table.seats[seat]
    player.cards.remove(next(held for held in player.cards if held.name == card))
    player.played += 1


def window(table: Table, seat: int, name: str) -> Flow[None]:
    while True:
        playable = [
            card
            for card, windows in WINDOWS_OF.items()
            if name in windows and holds_playable(table, seat, card) and cards.usable(table, seat, card)
        ]
        if not playable:
            return
        answer = yield from ask_or_look(table, seat, [*(f"play {card}" for card in playable), "pass"])
        if answer == "pass":
            return
        card = answer.removeprefix("play ")
        spend(table, seat, card)
        yield from cards.use(table, seat, card)
        yield from reactions(table, seat, card)


def window_for_all(table: Table, name: str) -> Flow[None]:
    for seat in table.turn_order():
        yield from window(table, seat, name)


def reactions(table: Table, who_played: int, card: str) -> Flow[None]:
    """The Imitator copies any card that is played, but not the Intriguer."""
    if card == "intriguer":
        return
    for seat in table.turn_order():
        if seat == who_played or not holds_playable(table, seat, "imitator"):
            continue
        if not cards.usable(table, seat, card):
            continue
        answer = yield from ask_or_look(table, seat, ["play imitator", "pass"])
        if answer == "play imitator":
            spend(table, seat, "imitator")
            yield from cards.use(table, seat, card)


def ask_or_look(table: Table, seat: int, options: list[str]) -> Flow[str]:
    """A question of the placement phase, during which a Spy may look first (looks are 0 in other phases)."""
    while True:
        answer = yield from ask(seat, [*options, *looks(table, seat)])
        if not answer.startswith("look "):
            return answer
        table.seats[seat].looks -= 1


def looks(table: Table, seat: int) -> list[str]:
    """Face-down brokers of other seats, not in a Revolt; 11.3: those in the throne room."""
    if table.seats[seat].looks == 0:
        return []
    options = [
        f"look {table.spot(broker)}"
        for broker in table.board
        if not broker.up
        and broker.owner != seat
        and not table.is_neutral(broker.owner)
        and not table.has_event(broker.where().district, "revolt")
    ]
    for other, player in enumerate(table.seats):
        if other != seat:
            options += [f"look {throne_spot(other, slot)}" for slot in range(len(player.throne))]
    return options


def last_looks(table: Table) -> Flow[None]:
    """Let Spies use up their remaining looks after all have placed."""
    for seat in table.turn_order():
        if looks(table, seat):
            yield from _look_or_pass(table, seat)
    for player in table.seats:
        player.looks = 0


def _look_or_pass(table: Table, seat: int) -> Flow[None]:
    while looks(table, seat):
        answer = yield from ask(seat, ["pass", *looks(table, seat)])
        if answer == "pass":
            return
        table.seats[seat].looks -= 1
