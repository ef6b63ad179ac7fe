"""Luck and skill: what of a result was chance.

Luck is what happened less what could have happened at the same moment, with everything else equal:

* deals: the cards and ships of a round against others that could have been dealt;
* bids: the others' sealed answers against answers drawn from their computed strategies;
* hidden brokers: the true ones against those that the seat could imagine before the counting.

One seat's luck is another's bad luck: each of these is counted against the table's mean. (From its own seat
everybody is a little too hopeful, because the others' hidden brokers stand where they are needed; the mean takes that
out.)

Skill is the rest of the result, so that both together are always exactly the result less the start.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from kerys.coach.moments import FinishedGame, Moment
from kerys.engine.actions import id_of
from kerys.engine.chance import BOT, Rng, deal
from kerys.engine.choices import Choices
from kerys.engine.imagine import imagine, imagine_round
from kerys.engine.knowledge import known_to
from kerys.engine.layout import PHASE
from kerys.engine.machine import advance, answer, fill_options
from kerys.engine.pieces import COUNTING, SPECTATOR
from kerys.engine.search import SearchState, laid_out
from kerys.engine.state import State
from kerys.search.outlook import Outlook
from kerys.search.paired import world_seed
from kerys.search.sealed import SealedSearch
from kerys.search.taste import Taste

_TASTE: Final = Taste()
_DEALS: Final = 16  # other deals that a deal is compared with, at most
_STRATEGY_ITERATIONS: Final = 4  # for each playout


@dataclass
class Luck:
    """How a seat's result came about, in chances to win; `start + luck + skill` is the final result."""

    start: float
    result: float
    deals: float = 0.0
    bids: float = 0.0
    hidden: float = 0.0
    by_round: dict[int, float] = field(default_factory=dict)

    @property
    def luck(self) -> float:
        """All luck."""
        return self.deals + self.bids + self.hidden

    @property
    def skill(self) -> float:
        """All that was not luck: better answers than the others', and the others' mistakes."""
        return self.result - self.start - self.luck


def luck_of(finished: FinishedGame, seed: int = 0, playouts: int = 32) -> list[Luck]:
    """Return how every seat's result came about."""
    seats = finished.game.seats
    found = [
        Luck(start, finished.shares[seat]) for seat, start in enumerate(_starts(finished, seed, playouts))
    ]
    for round_, kind, gains in _gains(finished, seed, playouts):
        usual = sum(gains[:seats]) / seats
        for seat, each in enumerate(found):
            gain = gains[seat] - usual
            setattr(each, kind, getattr(each, kind) + gain)
            each.by_round[round_] = each.by_round.get(round_, 0.0) + gain
    return found


def _starts(finished: FinishedGame, seed: int, playouts: int) -> list[float]:
    """Return everybody's chance before the first deal: equal, unless a neutral seat or a scenario says otherwise."""
    seats = finished.game.seats
    first = finished.moments[0]
    if seats > 2 and first.round == 1 and first.question == "bid":
        return [1 / seats] * seats
    return _outlook(first.state, seed, playouts)[:seats]


def _gains(finished: FinishedGame, seed: int, playouts: int) -> Iterator[tuple[int, str, list[float]]]:
    """Yield round, kind and everybody's luck of all that chance decided."""
    rounds = sorted({moment.round for moment in finished.moments})
    for round_ in rounds:
        moments = [moment for moment in finished.moments if moment.round == round_]
        own_seed = world_seed(seed, round_)
        others = list(_other_deals(finished, round_, own_seed, min(_DEALS, playouts)))
        if others:
            yield round_, "deals", _deal_gains(moments[0].state, others, own_seed, playouts)
        for sealed in _sealed(moments):
            yield round_, "bids", _sealed_gains(sealed, own_seed, playouts)
        placed = [moment for moment in moments if int(moment.state.cells[PHASE]) < COUNTING]
        if placed:
            yield round_, "hidden", _hidden_gains(placed[-1].state, own_seed, playouts)


def _outlook(state: SearchState, seed: int, playouts: int, viewer: int = SPECTATOR) -> list[float]:
    """Return everybody's chance to win as a viewer can know it."""
    outlook = Outlook(known_to(state, viewer), seed, _TASTE)
    outlook.run(playouts)
    return outlook.chances()


# --- Deals ----------------------------------------------------------------------------------------------------


def _other_deals(finished: FinishedGame, round_: int, seed: int, count: int) -> Iterator[SearchState]:
    """Yield beginnings of a round that could have been dealt instead."""
    game = finished.game
    before = finished.round_ends.get(round_ - 1)
    if before is None and finished.moments[0].round < round_:
        return
    if before is None and finished.moments[0].question not in ("bid", "speculation"):
        return  # a scenario from the middle of a round
    for number in range(count):
        if before is None:
            rules = game.state.rules
            state = laid_out(rules, deal(rules, world_seed(seed, number)))
        else:
            rng = Rng(world_seed(seed, number), BOT)
            state = imagine(known_to(before, SPECTATOR), SPECTATOR, rng)
        advance(state, Choices())
        yield state


def _deal_gains(state: SearchState, others: list[SearchState], seed: int, playouts: int) -> list[float]:
    true = _outlook(state, seed, playouts)
    each = max(1, playouts // len(others))
    usual = [_outlook(other, world_seed(seed, n), each) for n, other in enumerate(others)]
    return [mine - sum(one[party] for one in usual) / len(usual) for party, mine in enumerate(true)]


# --- Sealed answers -------------------------------------------------------------------------------------------


def _sealed(moments: list[Moment]) -> Iterator[dict[int, Moment]]:
    """Yield the answers to every sealed question, by seat."""
    found: dict[int, Moment] = {}
    for moment in moments:
        if found and (not moment.sealed or moment.seat in found):
            yield found
            found = {}
        if moment.sealed:
            found[moment.seat] = moment
    if found:
        yield found


def _sealed_gains(sealed: dict[int, Moment], seed: int, playouts: int) -> list[float]:
    """Return for every seat: its chance with what the others answered less its chance with what they might have."""
    state = next(iter(sealed.values())).state
    known = known_to(state, SPECTATOR)
    seats = int(known.rules.seats)
    strategies = SealedSearch(known, 0, seed, _TASTE)
    strategies.run(_STRATEGY_ITERATIONS * playouts)
    given = {seat: id_of(moment.answer) for seat, moment in sealed.items()}
    true = _after_answers(known, strategies, given, seed, playouts)
    gains = []
    for seat in range(seats):
        own = {seat: given[seat]} if seat in given else {}
        gains.append(true[seat] - _after_answers(known, strategies, own, seed, playouts)[seat])
    return gains


def _after_answers(
    known: State, strategies: SealedSearch, given: dict[int, int], seed: int, playouts: int
) -> list[float]:
    """Return everybody's chance after sealed answers; those not given are drawn."""
    outlook = Outlook(known, seed, _TASTE)
    choices = Choices()
    for number in range(playouts):
        rng = Rng(world_seed(seed, number), BOT)
        world = imagine_round(known, rng)
        for seat in range(known.rules.seats):
            fill_options(world, seat, choices)
            drawn = strategies.draw_average(seat, choices, rng)
            answer(world, seat, given.get(seat, drawn))
        outlook.run_in(world, 1)
    return outlook.chances()


# --- Hidden brokers -------------------------------------------------------------------------------------------


def _hidden_gains(state: SearchState, seed: int, playouts: int) -> list[float]:
    """Return for every seat: its chance with the true brokers less its chance with those it could imagine."""
    true = Outlook(known_to(state, SPECTATOR), seed, _TASTE)
    true.run_in(state, playouts)
    chances = true.chances()
    return [
        chances[seat] - _outlook(state, seed, playouts, viewer=seat)[seat]
        for seat in range(int(state.rules.seats))
    ]
