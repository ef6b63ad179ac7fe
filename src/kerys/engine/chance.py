"""Chance: one small generator, named streams, and the deal of a whole game.

Everything random in Ys is settled before the first bid, so a `Deal` is an immutable thing that all clones of a
state share. Two games with one seed have the same deal whatever the players do.
"""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64, mypyc_attr

from kerys.engine.cards.numbers import DIPLOMATIC_MISSION, QUARANTINE, SHIPWRECK
from kerys.engine.numbers import append, vec
from kerys.engine.options import Rules
from kerys.engine.tables import ROUNDS

WORD: Final[i64] = 0xFFFFFFFF

# The named streams of a game.
ORDER_CARDS: Final[i64] = 1
CHARACTERS: Final[i64] = 2
EVENTS: Final[i64] = 3
STACKS: Final[i64] = 4
SHIPS: Final[i64] = 5
MARKET: Final[i64] = 6
N_DEALING: Final[i64] = 7  # those above, and none of number 0, deal
PLAYOUT: Final[i64] = 7
BOT: Final[i64] = 8


def _scrambled(word: i64) -> i64:
    """A 32-bit hash; its factor is small enough for 63 bits, so compiled and interpreted agree."""
    word = ((word ^ (word >> 16)) * 0x45D9F3B) & WORD
    word = ((word ^ (word >> 16)) * 0x45D9F3B) & WORD
    return word ^ (word >> 16)


@mypyc_attr(acyclic=True)
class Rng:
    """xoshiro128**: four 32-bit words, kept by whoever draws. Nothing global."""

    a: i64
    b: i64
    c: i64
    d: i64

    def __init__(self, seed: int, stream: i64 = PLAYOUT) -> None:
        """A seed has up to 128 bits, as many as a generator keeps."""
        low: i64 = seed & 0xFFFFFFFF
        high: i64 = (seed >> 32) & 0xFFFFFFFF
        self.a = _scrambled(low + 0x9E3779B9 * stream & WORD)
        self.b = _scrambled(high ^ self.a)
        self.c = _scrambled(self.b + 0x9E3779B9 & WORD) ^ ((seed >> 64) & 0xFFFFFFFF)
        self.d = (_scrambled(self.c ^ low) ^ ((seed >> 96) & 0xFFFFFFFF)) | 1  # never all zero

    def next(self) -> i64:
        """32 random bits."""
        b: i64 = self.b
        result: i64 = (b * 5) & WORD
        result = ((result << 7) | (result >> 25)) & WORD
        result = (result * 9) & WORD
        c: i64 = self.c ^ self.a
        d: i64 = self.d ^ b
        self.b = b ^ c
        self.a = self.a ^ d
        self.c = c ^ ((b << 9) & WORD)
        self.d = ((d << 11) | (d >> 21)) & WORD
        return result

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1 (n far below 2^31, so the bias is below one in a hundred million)."""
        # `next` written out: every random decision comes here, and a call more costs uncompiled Python a lot.
        b: i64 = self.b
        result: i64 = (b * 5) & WORD
        result = ((result << 7) | (result >> 25)) & WORD
        c: i64 = self.c ^ self.a
        d: i64 = self.d ^ b
        self.b = b ^ c
        self.a ^= d
        self.c = c ^ ((b << 9) & WORD)
        self.d = ((d << 11) | (d >> 21)) & WORD
        return (((result * 9) & WORD) * n) >> 32


def shuffle(cards: vec[i64], rng: Rng) -> None:
    for last in range(len(cards) - 1, 0, -1):
        other = rng.below(last + 1)
        card = cards[last]
        cards[last] = cards[other]
        cards[other] = card


# --- The deal --------------------------------------------------------------------------------------------------
_ONE_TO_FIVE: Final = vec[i64]([1, 2, 3, 4, 5])
_FOUR_GEMS: Final = vec[i64]([0, 1, 2, 3])
DEALT_ORDER: Final[i64] = 0  # order card of each seat
DEALT_STACKS: Final[i64] = 5  # four stacks of up to six cards, top first
STACK_SIZE: Final[i64] = 6
DEALT_SHIPS: Final[i64] = 29  # ships in the order in which they will be drawn
DEALT_ROWS: Final[i64] = 53  # five players: for each round, which of the four gems goes on which row
DEAL_SIZE: Final[i64] = 69
NO_CARD: Final[i64] = 63
EVENT_CARD: Final[i64] = 32  # a card of a stack is a character's number, or this plus an event's number


@mypyc_attr(acyclic=True)
class Deal:
    """What chance settled before the game began."""

    cells: vec[i64]

    def __init__(self, cells: vec[i64]) -> None:
        self.cells = cells

    def stack_card(self, district: i64, n: i64) -> i64:
        if n >= STACK_SIZE:
            return NO_CARD
        return self.cells[DEALT_STACKS + district * STACK_SIZE + n]

    def ship(self, n: i64) -> i64:
        return self.cells[DEALT_SHIPS + n]

    def row_gem(self, round_: i64, row: i64) -> i64:
        return self.cells[DEALT_ROWS + (round_ - 1) * 4 + row]


_NOTHING: Final = vec[i64]([63] * 69)
_NOTHING_DRAWN: Final = vec[i64]([0] * 5)


def empty_deal() -> Deal:
    """The deal as everybody knows it: not at all."""
    return Deal(_NOTHING[:])


def deal(rules: Rules, seed: int) -> Deal:
    """A game's deal from the named streams of one seed."""
    return deal_from(rules, [Rng(seed, stream) for stream in range(N_DEALING)])


def deal_from(rules: Rules, streams: list[Rng]) -> Deal:
    """2.4-2.7, 13.1: everything that is shuffled, each from its own stream."""
    dealt = empty_deal()
    order = _ONE_TO_FIVE[: rules.seats]
    shuffle(order, streams[ORDER_CARDS])
    for seat in range(rules.seats):
        dealt.cells[DEALT_ORDER + seat] = order[seat]
    _deal_stacks(rules, dealt, streams)
    ships = rules.ships[:]
    shuffle(ships, streams[SHIPS])
    deal_ships(rules, dealt, ships, vec[i64](), 1, _NOTHING_DRAWN[:], streams[SHIPS])
    if rules.seats == 5:
        deal_rows(dealt, 1, streams[MARKET])
    return dealt


def _deal_stacks(rules: Rules, dealt: Deal, streams: list[Rng]) -> None:
    """2.5, 13.1: three characters to each district in use, with events three of those shuffled in."""
    characters = rules.characters[:]
    shuffle(characters, streams[CHARACTERS])
    events = rules.event_cards[:]
    if rules.events:
        shuffle(events, streams[EVENTS])
    rng = streams[STACKS]
    for district in range(rules.districts):
        stack = characters[3 * district : 3 * district + 3]
        if rules.events:
            for n in range(3):
                stack = append(stack, EVENT_CARD + events[3 * district + n])
            shuffle(stack, rng)
        for n in range(len(stack)):
            dealt.cells[DEALT_STACKS + district * STACK_SIZE + n] = stack[n]


def deal_ships(
    rules: Rules, dealt: Deal, deck: vec[i64], discards: vec[i64], first_round: i64, tops: vec[i64], rng: Rng
) -> None:
    """Write down the draws from `first_round` on: off the deck's end, the discards reshuffled when it is empty (2.7).

    How many ships a round takes follows from its events, so the whole sequence is settled here. `tops` says how many
    cards each stack has turned up before, and last how many ships were drawn.
    """
    drawn = tops[4]
    left: i64 = len(deck)
    for _ in range(first_round, ROUNDS + 1):
        before = drawn
        for _ in range(ships_of_round(rules, dealt, tops)):
            if left == 0:
                deck = discards
                left = len(deck)
                discards = vec[i64]()
                shuffle(deck, rng)
            left -= 1
            dealt.cells[DEALT_SHIPS + drawn] = deck[left]
            drawn += 1
        for n in range(before, drawn):
            discards = append(discards, dealt.cells[DEALT_SHIPS + n])


def deal_rows(dealt: Deal, first_round: i64, rng: Rng) -> None:
    """3.3: with five players the market ship's four gems go on the rows at random."""
    for round_ in range(first_round, ROUNDS + 1):
        gems = _FOUR_GEMS[:]
        shuffle(gems, rng)
        for row in range(4):
            dealt.cells[DEALT_ROWS + (round_ - 1) * 4 + row] = gems[row]


def ships_by_round(
    rules: Rules, dealt: Deal, first: int = 1, tops: Sequence[int] = (0, 0, 0, 0)
) -> list[int]:
    """How many ships each round from `first` on draws; its events decide that (13.3)."""
    moving = vec[i64](list(tops))
    return [int(ships_of_round(rules, dealt, moving)) for _ in range(first, ROUNDS + 1)]


def ships_of_round(rules: Rules, dealt: Deal, tops: vec[i64]) -> i64:
    """One a district and one for the market, one more or fewer by the events (13.3); moves the stacks' tops on."""
    ships = rules.districts + 1
    if rules.events:
        for district in range(rules.districts):
            card = dealt.stack_card(district, tops[district])
            if card == EVENT_CARD + DIPLOMATIC_MISSION:
                ships += 1
            elif card == EVENT_CARD + SHIPWRECK:
                ships -= 1
            tops[district] = _after_turning(dealt, district, tops[district])
    return ships


def _after_turning(dealt: Deal, district: i64, top: i64) -> i64:
    """13.2: where a stack's top is afterwards: past its first character, or only past a Quarantine."""
    if dealt.stack_card(district, top) == EVENT_CARD + QUARANTINE:
        return top + 1
    while top < STACK_SIZE and dealt.stack_card(district, top) >= EVENT_CARD:
        top += 1
    return top + 1
