"""The stacks of a scenario: cards the text does not name are dealt at random.

`stack 1 spy | queen king`: before the bar the cards turned up so far, after it those to come, the top one
first; without a bar all are to come. `character` and `event` stand for cards nobody remembers.
"""

from collections import Counter
from dataclasses import dataclass
from typing import Final

from kerys.engine import layout as at
from kerys.engine.cards import N_CHARACTERS, N_EVENTS
from kerys.engine.cards.numbers import QUARANTINE, SMUGGLING
from kerys.engine.chance import DEALT_STACKS, EVENT_CARD, NO_CARD, STACK_SIZE, Rng
from kerys.engine.pieces import BIT
from kerys.engine.tables import ROUNDS
from kerys.records.dealt import card_name, numbered, read_card
from kerys.records.draft import Draft
from kerys.records.lines import Line, list_of

# Numbers that no card has: characters below EVENT_CARD, events above.
_BLANK: Final = 28  # to be drawn
_BLANK_EVENT: Final = 60
_FORGOTTEN: Final = {"character": 29, "event": 61}


@dataclass
class Stack:
    turned: list[int] | None = None  # None: not given
    coming: list[int] | None = None
    line: Line | None = None

    @property
    def given(self) -> list[int]:
        return (self.turned or []) + (self.coming or [])


def _is_event(card: int) -> bool:
    return card >= EVENT_CARD


def _read_stacks(draft: Draft) -> list[Stack]:
    stacks = [Stack() for _ in range(draft.rules.districts)]
    for line in draft.all_of("stack"):
        before, bar, after = line.rest.partition("|")
        district, words = numbered(
            Line(line.number, f"stack {before}", line.error), draft.rules.districts, "district"
        )
        if stacks[district].line is not None:
            raise line.wrong(f"the stack of district {district + 1} is given twice")
        coming = list_of(after) if bar else words
        stacks[district] = Stack(
            [_turned_card(draft, line, word) for word in words] if bar else None,
            [read_card(line, word, draft.rules) for word in coming] if coming or not bar else None,
            line,
        )
    return stacks


def _turned_card(draft: Draft, line: Line, word: str) -> int:
    forgotten = _FORGOTTEN.get(word.lower())
    if forgotten == _FORGOTTEN["event"] and not draft.rules.events:
        raise line.wrong("events need “events on”")
    return read_card(line, word, draft.rules) if forgotten is None else forgotten


def fill_stacks(draft: Draft, rng: Rng) -> None:
    stacks = _read_stacks(draft)
    seen = [int(card) for card in draft.rules.characters if _is_out(draft, card)]
    owed = [card for card in seen if not any(card in stack.given for stack in stacks)]  # turned up somewhere
    for district, stack in enumerate(stacks):
        if stack.turned is None:
            stack.turned = _turned(draft, district, stack, owed)
        _check_turned(draft, district, stack)
    pool = _pool(draft, stacks, seen)
    for stack in stacks:
        assert stack.turned is not None
        stack.turned = [_drawn(draft, card, owed, pool, rng) for card in stack.turned]
    for district, stack in enumerate(stacks):
        assert stack.turned is not None
        if stack.coming is None:
            stack.coming = _coming(draft, stack.turned, pool, rng)
        _put_stack(draft, district, stack.turned, stack.coming)
    _see_more(draft, seen)


def _pool(draft: Draft, stacks: list[Stack], seen: list[int]) -> list[int]:
    """Return the cards not used yet; raise an error if one is used more often than it exists."""
    spare = Counter(int(card) for card in draft.rules.characters)
    if draft.rules.events:
        spare += Counter(int(EVENT_CARD + event) for event in draft.rules.event_cards)
    for stack in stacks:
        line = stack.line or draft.moment_line
        for card in stack.given:
            if card not in (_BLANK, _BLANK_EVENT, *_FORGOTTEN.values()):
                spare[card] -= 1
                if spare[card] < 0:
                    raise line.wrong(
                        f"the {card_name(card)} lies in the stacks more often than there are cards"
                    )
        for card in stack.coming or []:
            if card in seen:
                raise line.wrong(f"the {card_name(card)} cannot come: it is held or lies at a palace")
    for card in seen:
        spare[card] = 0
    return sorted(spare.elements())


def _is_out(draft: Draft, card: int) -> bool:
    """Return True if a character lies at a palace or is held."""
    state = draft.state
    return any(state.holds(seat, card) for seat in range(draft.rules.seats)) or any(
        state.cells[at.PALACE_CARD + district] == card + 1 for district in range(4)
    )


def _turned(draft: Draft, district: int, stack: Stack, owed: list[int]) -> list[int]:
    """Return a stack's turned cards, with blanks: earlier characters, this round's event, palace card."""
    state = draft.state
    event = int(state.cells[at.EVENT_AT + district])
    palace = int(state.cells[at.PALACE_CARD + district]) - 1
    characters = min(draft.rounds_prepared, 3) - int(event == QUARANTINE + 1 and state.round < ROUNDS)
    events = 1 if event else 0
    if stack.coming is not None:
        characters = 3 - sum(not _is_event(card) for card in stack.coming)
        if draft.rules.events:
            events = 3 - sum(_is_event(card) for card in stack.coming)
    blanks = [int(_BLANK)] * characters + [_BLANK_EVENT] * (events - bool(event))
    last = [EVENT_CARD + event - 1] if event else []
    if palace in owed:
        owed.remove(palace)
        if _BLANK in blanks:
            blanks.remove(_BLANK)
            last.append(palace)
    return blanks + last


def _check_turned(draft: Draft, district: int, stack: Stack) -> None:
    assert stack.turned is not None
    line = stack.line or draft.moment_line
    most = min(draft.rounds_prepared, 3)
    turned = sum(not _is_event(card) for card in stack.turned)
    if turned > most or (turned < most and not draft.rules.events):
        wanted = "at most" if draft.rules.events else "exactly"
        raise line.wrong(
            f"by now {wanted} {most} characters of stack {district + 1} were turned up, not {turned}"
        )
    everything = stack.turned + (stack.coming or [])
    events = sum(_is_event(card) for card in everything)
    characters = len(everything) - events
    given = stack.coming is not None
    for number, name, all_of in (
        (characters, "characters", 3),
        (events, "events", 3 if draft.rules.events else 0),
    ):
        if number > all_of or (given and number != all_of):
            raise line.wrong(
                f"stack {district + 1} has {all_of} {name} in all, turned up or to come, not {number}"
            )
    event = int(draft.state.cells[at.EVENT_AT + district])
    palace = int(draft.state.cells[at.PALACE_CARD + district]) - 1
    for card in ([EVENT_CARD + event - 1] if event else []) + (
        [palace] if 0 <= palace < N_CHARACTERS else []
    ):
        if (
            card not in stack.turned
            and _FORGOTTEN["character"] not in stack.turned
            and stack.line is not None
        ):
            raise line.wrong(
                f"the {card_name(card)} of district {district + 1} is not among the cards turned up"
            )


def _drawn(draft: Draft, card: int, owed: list[int], pool: list[int], rng: Rng) -> int:
    """Pick a card for a blank: a character a player holds, else any card left."""
    if card == _BLANK:
        return owed.pop(0) if owed else _take(draft, pool, rng, events=False)
    if card == _BLANK_EVENT:
        return _take(draft, pool, rng, events=True)
    return card


def _take(draft: Draft, pool: list[int], rng: Rng, *, events: bool) -> int:
    fitting = [n for n, card in enumerate(pool) if _is_event(card) == events]
    if not fitting:
        raise draft.moment_line.wrong(
            "too few characters are left for the stacks: too many are held or named"
        )
    return pool.pop(fitting[int(rng.below(len(fitting)))])


def _coming(draft: Draft, turned: list[int], pool: list[int], rng: Rng) -> list[int]:
    events = sum(_is_event(card) for card in turned)
    missing = [False] * (3 - (len(turned) - events)) + [True] * (3 - events if draft.rules.events else 0)
    cards = [_take(draft, pool, rng, events=event) for event in missing]
    return [cards.pop(int(rng.below(len(cards)))) for _ in range(len(cards))]


def _put_stack(draft: Draft, district: int, turned: list[int], coming: list[int]) -> None:
    state = draft.state
    for n, card in enumerate(turned + coming):
        known = NO_CARD if card in _FORGOTTEN.values() else card
        state.deal.cells[DEALT_STACKS + district * STACK_SIZE + n] = known
    state.cells[at.STACK_TOP + district] = len(turned)
    for card in turned:
        if not _is_event(card):
            state.cells[at.STACK_CHARACTERS + district] += 1
        if card not in _FORGOTTEN.values():
            _see(draft, card)


def _see(draft: Draft, card: int) -> None:
    cells = draft.state.cells
    if not _is_event(card):
        cells[at.SEEN_CHARACTERS] |= BIT[card]
    elif card == EVENT_CARD + SMUGGLING and cells[at.SEEN_EVENTS] & BIT[SMUGGLING]:
        cells[at.SEEN_EVENTS] |= BIT[N_EVENTS]
    else:
        cells[at.SEEN_EVENTS] |= BIT[card - EVENT_CARD]


def _see_more(draft: Draft, seen: list[int]) -> None:
    """Mark as seen the cards that are held, at a palace or named on a line `seen`."""
    for card in seen:
        _see(draft, card)
    line = draft.one_of("seen")
    for word in list_of(line.rest) if line else []:
        assert line is not None
        _see(draft, read_card(line, word, draft.rules))
    unseen = sum(not draft.state.cells[at.SEEN_CHARACTERS] & BIT[card] for card in draft.rules.characters)
    coming = sum(3 - draft.state.cells[at.STACK_CHARACTERS + d] for d in range(draft.rules.districts))
    if unseen < coming:
        raise (line or draft.moment_line).wrong(
            f"{coming} characters are still to come, but only {unseen} have not been seen: too many are held"
        )
