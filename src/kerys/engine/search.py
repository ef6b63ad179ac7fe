"""The fast interface for search and research: a state that lists, takes and plays out answers by their integer ids."""

from typing import Any

from mypy_extensions import i64, mypyc_attr

from kerys.engine.actions import text_of
from kerys.engine.chance import Deal, Rng, deal, empty_deal
from kerys.engine.choices import Choices
from kerys.engine.errors import IllegalAnswer
from kerys.engine.layout import PHASE
from kerys.engine.machine import NOBODY, advance, answer, fill_options, next_seat
from kerys.engine.numbers import vec
from kerys.engine.options import Options, Rules, rules_of
from kerys.engine.pieces import FINISHED
from kerys.engine.playout import playout
from kerys.engine.rules.setup import set_up
from kerys.engine.state import State, empty_cells, state_from_data


@mypyc_attr(acyclic=True, free_list_len=1)
class SearchState(State):
    """A state at a decision. At a sealed question the seats answer one after the other, in seat order."""

    choices: Choices | None

    def __init__(self, rules: Rules, deal: Deal, cells: vec[i64]) -> None:
        self.rules = rules  # not by super(): this is all that a clone costs
        self.deal = deal
        self.cells = cells
        self.log = None
        self.choices = None

    def clone(self) -> "SearchState":
        return SearchState(self.rules, self.deal, self.cells[:])

    def __copy__(self) -> "SearchState":
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> "SearchState":
        return self.clone()  # rules and deal never change, so sharing them is safe

    def __reduce__(self) -> tuple[Any, ...]:
        return (search_state_from_data, (self.as_data(),))

    @property
    def over(self) -> bool:  # State's own, found faster here: every step from Python asks
        return self.cells[PHASE] == FINISHED

    @property
    def seat(self) -> int:
        """Whose decision it is; -1 when the game is over."""
        return next_seat(self)

    def legal_choices(self) -> Choices:
        """The options of the decision, filled in when first asked for after a clone."""
        if self.choices is None:
            self.choices = Choices()
            seat = next_seat(self)
            if seat != NOBODY:
                fill_options(self, seat, self.choices)
        return self.choices

    def legal(self) -> list[int]:
        """The ids of the legal answers; empty when the game is over."""
        return self.legal_choices().ids()

    def legal_mask(self) -> bytes:
        """One byte for every id of the table: 1 where it is legal."""
        return self.legal_choices().mask()

    def n_legal(self) -> int:
        return self.legal_choices().count

    def kth_legal(self, k: int) -> int:
        """The k-th of `legal()`, without listing the others."""
        choices = self.legal_choices()
        if not 0 <= k < choices.count:
            raise IllegalAnswer(f"there is no option number {k}; there are {choices.count}")
        return choices.kth(k)

    def apply(self, id: int) -> None:
        """Take an answer of the seat whose decision it is and go on to the next decision. Refuses an illegal one."""
        choices = self.legal_choices()
        if not choices.allows(id):
            raise IllegalAnswer(f"“{text_of(id)}” is not legal here")
        answer(self, next_seat(self), id)
        self.go_on(choices)

    def go_on(self, choices: Choices) -> None:
        """Run to the next decision, whose options are then in `choices`."""
        if advance(self, choices) == NOBODY:
            choices.clear()

    def playout(self, rng: Rng) -> int:
        """Play on at random to the end of the game; how many decisions that took."""
        self.choices = None
        return playout(self, rng)


def new_game(options: Options, seed: int) -> SearchState:
    """A game at its first decision."""
    rules = rules_of(options)
    return begin(rules, deal(rules, seed))


# States are made here and not by those who are not compiled: mypyc (2.4) never frees numbers (`vec`) that such a caller
# hands over.


def laid_out(rules: Rules, dealt: Deal) -> SearchState:
    """A game with a given deal before anything has happened."""
    return SearchState(rules, dealt, set_up(rules, dealt).cells)


def empty_state(rules: Rules) -> SearchState:
    """Nothing on the board and nothing dealt: to be filled."""
    return SearchState(rules, empty_deal(), empty_cells())


def search_state_from_data(data: dict[str, Any]) -> SearchState:
    """The reverse of `as_data`, at a decision of a game."""
    state = state_from_data(data)
    return SearchState(state.rules, state.deal, state.cells)


def begin(rules: Rules, dealt: Deal) -> SearchState:
    """A game with a given deal at its first decision."""
    state = laid_out(rules, dealt)
    choices = Choices()
    state.choices = choices
    state.go_on(choices)
    return state
