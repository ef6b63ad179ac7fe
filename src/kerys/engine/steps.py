"""The table of steps: the name of each, the rule it belongs to and the functions that carry it out.

Automatic steps stand in the order of a round. A question has `options` (fills in the legal answers) and `answer`
(carries one out); of a sealed question `answer` settles one seat's answer once all are in.

`machine` calls the same functions by ladders of comparisons, because compiled code calls a function it knows several
times faster than one from a table. tests/engine/test_steps.py checks the ladders against this table.
"""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from kerys.engine import agenda as a
from kerys.engine.cards.ys_plus import diplomatic_mission, mediation, smuggling, speculation
from kerys.engine.rules import end_of_game as end
from kerys.engine.rules import gems, windows
from kerys.engine.rules import phase1_preparation as phase1
from kerys.engine.rules import phase2_turn_order as phase2
from kerys.engine.rules import phase3_placement as phase3
from kerys.engine.rules import phase4_city as city
from kerys.engine.rules import phase4_market as market
from kerys.engine.rules import phase5_kings_favour as favour

Function = Callable[..., Any]


class Step(NamedTuple):
    """One kind of automatic step."""

    kind: int
    name: str
    rule: str
    run: Function
    arguments: str = (
        ""  # what its seat and numbers mean; a step without any runs at most once a round or phase
    )


class Question(NamedTuple):
    """One kind of question: to one seat, or sealed to all of them."""

    kind: int
    name: str
    rule: str
    options: Function
    answer: Function
    arguments: str = ""


STEPS: Final = (
    # Phase 1
    Step(a.BEGIN_ROUND, "begin-round", "3", phase1.begin_round),
    Step(a.TURN_UP, "turn-up", "3.1", phase1.turn_up, "a: district"),
    Step(a.DRAW_SHIPS, "draw-ships", "3.2", phase1.draw_ships),
    Step(a.FILL_MARKET, "fill-market", "3.3", phase1.fill_market),
    Step(a.SPECULATE, "speculate", "13.3", speculation.begin),
    # Phase 2
    Step(a.BEGIN_BIDS, "begin-bids", "4.1", phase2.begin_bids),
    Step(a.REVEAL_BIDS, "reveal-bids", "4.2", phase2.ask_for_order),
    Step(a.HAND_OUT_ORDER, "hand-out-order", "4.3", phase2.hand_out_order),
    # Phase 3
    Step(a.BEGIN_PLACEMENT, "begin-placement", "5", phase3.begin_placement),
    Step(
        a.OPEN_WINDOW, "open-window", "8.4", windows.open_window, "a: window, b: position in the turn order"
    ),
    Step(a.SEAT_WINDOW, "seat-window", "8.4", windows.reopen_window, "seat, a: window"),
    Step(a.REACT, "react", "12", windows.react, "seat: who played, a: the card"),
    Step(a.TURN, "turn", "5.1", phase3.turn, "a: turn from 1, b: position"),
    Step(a.LAST_BROKERS, "last-brokers", "5.4", phase3.last_brokers),
    Step(a.LAST_LOOKS, "last-looks", "9", phase3.last_looks, "b: position"),
    Step(a.DECLARE_SIDES, "declare-sides", "15.14", phase3.declare_sides, "b: position"),
    # Phase 4
    Step(a.BEGIN_COUNTING, "begin-counting", "6", city.begin_counting),
    Step(a.COUNT_DISTRICT, "count-district", "6.3", city.count_district, "a: district"),
    Step(a.SHARE_GEMS, "share-gems", "6.3", gems.share, "seat: party, a: harbour or centre, b: gems to pick"),
    Step(a.COUNT_AREAS, "count-areas", "6.5", city.count_areas, "a: district"),
    Step(a.CLEAR_DISTRICT, "clear-district", "6.6", city.clear_district, "a: district"),
    Step(a.COUNT_MISSION, "count-mission", "13.3", diplomatic_mission.count),
    Step(a.COUNT_SMUGGLING, "count-smuggling", "13.3", smuggling.count, "a: 0 or 1"),
    Step(a.OPEN_MARKET, "open-market", "6.7", market.open_market),
    Step(a.COUNT_ROW, "count-row", "6.7", market.count_row, "a: row"),
    Step(a.COUNT_MEDIATION, "count-mediation", "13.3", mediation.count, "a: column"),
    Step(a.RANK_COLUMNS, "rank-columns", "6.8", market.rank_columns),
    Step(a.MOVE_COLUMNS, "move-columns", "6.8", market.move_columns),
    Step(a.HIGHEST_BIDDER, "highest-bidder", "6.9", market.highest_bidder),
    Step(a.CLEAR_MARKET, "clear-market", "6.10", market.clear_market),
    # Phase 5, the end of the round and of the game
    Step(a.FAVOURS, "favours", "11.1", favour.favours),
    Step(a.END_ROUND, "end-round", "6.10", end.end_round),
    Step(a.FINAL_COUNT, "final-count", "7", end.final_count),
)

SEALED_QUESTIONS: Final = (
    Question(a.ASK_SPECULATION, "speculation", "13.3", speculation.options, speculation.settle),
    Question(a.ASK_BIDS, "bid", "4.1", phase2.bid_options, phase2.settle_bid),
    Question(a.ASK_FAVOUR, "favour", "11.1", favour.favour_options, favour.settle_favour),
)

QUESTIONS: Final = (
    Question(a.ASK_ORDER, "order", "4.2", phase2.order_options, phase2.answer_order),
    Question(a.ASK_WINDOW, "window", "8.4", windows.window_options, windows.answer_window, "a: window"),
    Question(
        a.ASK_REACTION,
        *("reaction", "12", windows.reaction_options, windows.answer_reaction),
        arguments="a: the card to copy, b: who played it",
    ),
    Question(
        a.ASK_PLACE,
        *("place", "5.1", phase3.place_options, phase3.answer_place),
        arguments="a: turn, b: 1 or 2, c: face of the first and its place << 1",
    ),
    Question(a.ASK_FRONT, "front", "9", phase3.front_options, phase3.answer_front),
    Question(a.ASK_NEUTRAL, "neutral", "10.3", phase3.neutral_options, phase3.answer_neutral),
    Question(a.ASK_LOOK, "last-look", "9", phase3.look_options, phase3.answer_look),
    Question(
        a.ASK_SIDE,
        *("side", "15.14", phase3.side_options, phase3.answer_side),
        arguments="a: number of the broker on the board",
    ),
    Question(
        a.ASK_GEM,
        *("gem", "6.3", gems.gem_options, gems.answer_gem),
        arguments="a: source of the gem, b: picks left after this one",
    ),
    Question(
        a.ASK_COLOUR,
        *("colour", "6.4", gems.colour_options, gems.answer_colour),
        arguments="a: source of the gem, b: picks left there, if there are two",
    ),
    Question(
        a.ASK_PRIZE,
        *("prize", "13.3", smuggling.prize_options, smuggling.answer_prize),
        arguments="a: Smuggling place",
    ),
    Question(
        a.ASK_RANK,
        *("rank", "6.8", market.rank_options, market.answer_rank),
        arguments="a: the tied columns, as a mask",
    ),
    Question(a.ASK_BIDDER, "highest-bidder", "6.9", market.bidder_options, market.answer_bidder),
    Question(
        a.ASK_CARD,
        *("card", "8.4", windows.card_options, windows.answer_card),
        arguments="a: character, b: which of its questions, c: what the earlier one settled",
    ),
)

ONCE_A_ROUND: Final = tuple(step.kind for step in STEPS if not step.arguments)
STEP_NAMES: Final = (
    {step.kind: step.name for step in STEPS}
    | {asked.kind: asked.name for asked in SEALED_QUESTIONS}
    | {asked.kind: asked.name for asked in QUESTIONS}
)
