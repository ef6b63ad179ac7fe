"""Scenarios: what each line sets up, what follows by itself, and how the written form looks."""

import random

from kerys import Game, scenario_of
from kerys.engine import layout as at
from kerys.engine.brokers import marked, turn_of
from kerys.engine.chance import Rng
from kerys.engine.imagine import imagine
from kerys.engine.knowledge import known_to
from kerys.records.scenario import read_scenario
from tests.records.games import play_one, played


def game_of(*lines: str) -> Game:
    return Game.from_scenario("\n".join(["kerys scenario 1", *lines]))


def asked(game: Game) -> tuple[list[int], object]:
    question = game.question
    return game.waiting, question and question["kind"]


# --- Where in the round -------------------------------------------------------------------------------------


def test_start_of_a_round_turns_up_the_listed_stacks() -> None:
    game = game_of(
        "players 4",
        "round 2",
        "start",
        "stack 1 spy | queen king",
        "stack 3 herald | merchant jeweller",
        "ships 2 blue-green-yellow red-blue-green red-blue-green yellow-red-blue green-blue-white",
    )
    view = game.view(None)
    assert view["round"] == 2
    assert asked(game) == ([0, 1, 2, 3], "bid")
    assert [view["districts"][d]["card"] for d in (0, 2)] == ["queen", "merchant"]
    assert view["districts"][3]["ship"] == {"large": "yellow", "small": ["blue", "red"]}
    assert [row["gem"] for row in view["market"]] == ["white", "green", "blue"]


def test_before_the_bids_only_listed_cards_are_dealt() -> None:
    game = game_of("players 3", "bids", "palace 2 spy", "ship 2 blue-green-red")
    view = game.view(None)
    assert [district["card"] for district in view["districts"]] == [None, "spy", None, None]
    assert view["stacks"] == [1, 1, 1, 1]
    assert game.view(0)["seats"][0]["hand"] == [0, 0, 1, 1, 1, 2, 3, 3, 3, 4, 4]


def test_order_picks() -> None:
    lines = ["players 3", "orders", "order violet blue orange", "blue front 1 4", "orange front 4 4"]
    assert asked(game_of(*lines, "violet front 2 3")) == ([1], "order")
    game = game_of(*lines, "violet front 2 3", "orange picked 3")
    assert asked(game) == ([2], "order"), "5 against 5, and violet has the lower card"
    assert game.options(2) == ["order 1", "order 2"]


FRONTS = ("blue front 0 1", "orange front 1 1", "violet front 3 3")


def test_windows_of_the_placement() -> None:
    cards = ("blue cards cardinal magician", "orange cards queen spy", "violet cards jeweller")
    game = game_of("players 3", "round 2", "placement", *FRONTS, *cards)
    assert asked(game) == ([0], "window")
    assert game.options(0) == ["pass", "play cardinal"]
    game = game_of("players 3", "round 2", "placement orange", *FRONTS, *cards)
    assert game.options(1) == ["pass", "play spy"]
    game = game_of("players 3", "round 2", "turn 2 orange", *FRONTS, *cards)
    assert game.options(1) == ["pass", "play queen"]
    game = game_of("players 3", "round 2", "turn 2 violet", *FRONTS, *cards)
    assert asked(game) == ([2], "place"), "violet has nothing to play before a turn"
    placed = "at 1/harbour blue 3 turn 2, 2/harbour blue 4 down turn 2"
    game = game_of("players 3", "round 2", "turn 2 blue after", *FRONTS, *cards, placed)
    assert game.options(0) == ["pass", "play magician"]


def test_the_two_placings_of_a_turn() -> None:
    game = game_of("players 3", "turn 1 blue first", *FRONTS)
    assert game.question is not None
    assert (game.question["turn"], game.question["placing"]) == (1, 1)
    game = game_of("players 3", "turn 1 blue second up 1/harbour", *FRONTS, "at 1/harbour blue 3 turn 1")
    assert game.question is not None
    assert (game.question["turn"], game.question["placing"]) == (1, 2)
    assert all(" down " in text for text in game.options(0))
    game.play(0, "place 4 down 2/palace")
    assert asked(game) == ([1], "place")


def test_the_neutral_broker_of_a_turn() -> None:
    game = game_of("players 2", "turn 1 blue neutral", "blue front 0 1", "orange front 1 1")
    assert asked(game) == ([0], "neutral")
    assert len([text for text in game.options(0) if "market/2/red" in text]) == 4


def test_when_all_have_placed() -> None:
    threes = ("blue front 0 1 4; looks 1", "orange front 1 1 0", "violet front 3 3 2")
    down = "at 1/harbour orange 3 down, violet 4 down, blue 4 down"
    game = game_of("players 3", "round 2", "looks", *threes, down)
    assert game.options(0) == ["pass", "look 1/harbour/1", "look 1/harbour/2"]
    border = "at 1/harbour-commercial orange 3 down"
    game = game_of("players 3", "ys-plus-characters on", "sides", *threes[1:], "blue front 0", border)
    assert asked(game) == ([1], "side")
    assert game.options(1) == ["to 1/harbour", "to 1/commercial"]


def test_parts_of_the_counting() -> None:
    fronts = ("blue front 0 1 4", "orange front 1 1 0", "violet front 3 3 2")
    game = game_of("players 3", "counting blue", *fronts, "blue cards merchant", "orange cards captain")
    assert asked(game) == ([0], "window")
    game = game_of("players 3", "counting row 3", *fronts, "row 3 white", "at market/3/red orange 0")
    assert asked(game) == ([1], "colour")
    game = game_of("players 3", "counting columns", *fronts, "columns red 1")
    assert game.options(2) == ["rank blue", "rank green", "rank yellow"]
    game = game_of("players 3", "counting bidder", *fronts, "at market/3/red orange 0")
    assert asked(game) == ([1], "highest-bidder")
    game = game_of("players 3", "counting end", *fronts, "violet cards jeweller")
    assert game.options(2) == ["pass", "play jeweller"]
    game = game_of("players 3", "kings-favour on", "favours", *fronts)
    assert asked(game) == ([0, 1, 2], "favour")


def test_pending_shares_of_gems() -> None:
    game = game_of(
        "players 4",
        "counting areas 2",
        "pending colour orange of ship 2, share orange 1 of ship 2, share blue 1 of ship 2",
        "offer blue 2, red 1",
    )
    assert asked(game) == ([1], "colour")
    game.play(1, "gem green")
    assert game.options(1) == ["gem blue", "gem red"]
    game.play(1, "gem red")
    assert game.answers[-1] == (0, "gem blue", True)


def test_pending_questions_of_cards() -> None:
    brokers = "at 1/harbour blue 3 turn 1, blue 4, market/2/red blue 0 down turn 1, 2/palace blue 1"
    game = game_of(
        "players 3",
        "round 2",
        "turn 3 blue after",
        "pending card magician blue 2 after 1/harbour/2, reaction blue magician",
        *FRONTS,
        brokers,
    )
    assert game.options(0) == ["broker market/2/red", "broker 2/palace/1"]
    game = game_of("players 3", "counting", "pending card rogue violet 3", "ys-plus-characters on")
    assert game.options(2) == ["prize black", "prize points"]


def test_the_final_count_and_a_finished_game() -> None:
    lines = (
        "players 3",
        "round 4",
        "blue points 12; gems black 7",
        "orange points 40",
        "violet points 40; gems red 1",
    )
    game = game_of(*lines, "final")
    assert game.points == [36, 40, 52]
    game = game_of(*lines, "over")
    assert game.over
    assert game.points == [12, 40, 40]
    assert game.winners == [2], "most gems among those with most points"


# --- What is told of brokers --------------------------------------------------------------------------------


def test_attributes_of_a_broker() -> None:
    game = game_of(
        "players 4",
        "round 2",
        "turn 2 blue first",
        "at 1/palace orange 3 down known violet yellow turn 1, violet 4 marked, orange 1 down known all",
        "at market/1/red yellow 0 down maybe 0 1",
    )
    state = game.state
    assert [bool(marked(state.broker(i))) for i in range(4)] == [False, True, False, False]
    assert [turn_of(state.broker(i)) for i in range(4)] == [1, 0, 0, 0]
    values = [[broker["value"] for broker in game.view(viewer)["brokers"]] for viewer in (0, 1, 2, None)]
    assert values == [[None, 4, 1, None], [3, 4, 1, None], [3, 4, 1, None], [None, 4, 1, None]]
    assert game.view(0)["brokers"][3]["possible"] == [0, 1]


def test_unlisted_brokers_are_behind_the_screen() -> None:
    game = game_of("players 4", "express on", "turn 1 blue first", "blue front 4 4", "at 1/harbour blue 0")
    assert game.view(0)["seats"][0]["hand"] == [0, 1, 1, 2, 3, 3]
    assert game.view(1)["seats"][1]["hand"] == [0, 0, 1, 1, 2, 3, 3, 4, 4]


def test_seed_deals_whatever_the_text_leaves_out() -> None:
    lines = ("players 5", "bids")
    assert game_of(*lines).state == game_of(*lines, "seed 0").state
    assert game_of(*lines).state != game_of(*lines, "seed 1").state


def test_listed_cards_are_not_dealt_again() -> None:
    for seed in range(30):
        lines = (
            "blue cards spy",
            "orange cards king".replace("king", "queen"),
            "palace 1 herald, 2 merchant",
        )
        text = game_of("players 4", "round 2", "bids", f"seed {seed}", *lines).scenario
        stacks = [line.split()[2:] for line in text.splitlines() if line.startswith("stack")]
        cards = [card for stack in stacks for card in stack if card != "|"]
        assert len(cards) == len(set(cards)) == 12
        assert [stack[: stack.index("|")][-1] for stack in stacks[:2]] == ["herald", "merchant"]
        assert {"spy", "queen"} <= {card for stack in stacks for card in stack[: stack.index("|")]}


def test_comments_capitals_and_blank_lines() -> None:
    plain = game_of("players 4", "turn 1 blue first", "at 1/harbour blue 0, market/3/red orange 4 down")
    text = """

    kerys scenario 1
    Players 4   # as usual

    # whose turn
    TURN 1 Blue First
    at 1/Harbour BLUE 0 , market/3/RED orange 4 Down
    """
    assert Game.from_scenario(text).state == plain.state


def test_lines_in_any_order() -> None:
    game = played(Game(players=4, seed=3, events=True, ys_plus_characters=True), random.Random(3), 90)
    head, *lines = game.scenario.splitlines()
    brokers = [line for line in lines if line.startswith("at ")]
    others = [line for line in lines if not line.startswith("at ")]
    random.Random(1).shuffle(others)
    assert Game.from_scenario("\n".join([head, *brokers, *others])).state == game.state


# --- The written form ---------------------------------------------------------------------------------------


def test_a_position_in_the_middle_of_a_round_is_short() -> None:
    game = played(Game(players=4, seed=3), random.Random(3), 90)
    table = [
        line for line in game.scenario.splitlines() if line.split()[0] not in ("stack", "ships", "dealt")
    ]
    assert len(table) < 30, "what a reader needs; stacks and ships to come can be left out"


def test_an_imagined_position_can_be_written_down() -> None:
    """Its past deal is nobody's knowledge; everything else is the same."""
    for settings in ({"players": 5}, {"players": 3, "events": True, "kings_favour": True}):
        game = Game(**settings, seed=2)
        rng = random.Random(2)
        for n in range(200):
            if game.over:
                break
            if n % 10 == 0:
                state = imagine(known_to(game.state, 0), 0, Rng(n))
                again = Game.from_scenario(scenario_of(state)).state
                assert list(again.cells) == list(state.cells)
            play_one(game, rng)


def test_check_off_is_written_only_where_it_is_needed() -> None:
    lines = ["players 4", "counting district 1", "orange front 4 4 4"]
    game = game_of(*lines, "check off")
    assert "check off" in game.scenario
    assert Game.from_scenario(game.scenario).state == game.state
    assert "check off" not in Game(players=4, seed=1).scenario
    assert read_scenario(game.scenario).cells[at.FRONT + 1] == 0x3_0_0_0_0
