"""Rules 6.1 to 6.6 (and 15.3): ties, districts and their areas."""

from kerys import Game
from tests.rulebook.positions import (
    BLUE,
    ORANGE,
    VIOLET,
    YELLOW,
    asked,
    cards,
    counting,
    facts,
    gems,
    play,
    position,
    standings,
)


def district(*lines: str, players: int = 4) -> Game:
    return counting(players, "counting district 1", *lines)


def test_6_1_the_intriguer_then_the_front_then_the_order_card() -> None:
    game = position(
        """players 4
        counting district 1
        order blue orange violet yellow
        blue front 0 1 1
        orange front 0 1 1
        violet front 3 3 1
        yellow front 0 0 1; effects intriguer
        at 1/harbour blue 4, orange 4, violet 4, yellow 4
        """
    )
    assert list(standings(game, "harbour", 1)) == ["yellow", "violet", "blue", "orange"]
    assert [fact["tiebreak"] for fact in facts(game, "stood", contest="harbour")] == [
        "intriguer",
        "front",
        "order",
        "sum",
    ]


def test_6_2_presence_counts_so_a_lone_0_wins() -> None:
    game = district("ship 1 blue-green-red", "palace 1 spy", "at 1/palace yellow 0")
    play(game, "yellow gem blue", "yellow gem blue")
    assert cards(game, YELLOW) == ["spy"]
    assert gems(game, YELLOW) == {"blue": 2}


def test_6_3_two_one_one_by_the_sums_over_the_areas() -> None:
    game = district(
        "ship 1 blue-green-red",
        "at 1/harbour blue 1, 1/commercial blue 3, 1/palace orange 3, violet 1, 1/harbour yellow 0",
    )
    assert standings(game, "district", 1) == {"blue": 4, "orange": 3, "violet": 1, "yellow": 0}
    play(game, "blue gem green", "blue gem blue", "orange gem blue")
    assert game.answers[-1] == (VIOLET, "gem red", True)
    assert gems(game, YELLOW) == {}


def test_6_3_what_nobody_is_there_to_take_lapses() -> None:
    game = district("ship 1 blue-green-red", "at 1/commercial blue 1")
    play(game, "blue gem blue", "blue gem red")
    assert asked(game)[1] == "rank", "two gems of the ship are left and gone"
    assert game.view(None)["offer"] == {}
    game = district("ship 1 blue-green-red")
    assert facts(game, "prize-lapsed", contest="district", where=1)
    assert not facts(game, "gem-taken")


def test_6_3_alike_gems_leave_no_choice() -> None:
    """The last of the gems is taken for its winner and written down as forced."""
    game = district("ship 1 blue-green-red", "at 1/commercial blue 4, orange 3, violet 1")
    play(game, "blue gem green", "blue gem red")
    assert game.answers[-2:] == [(ORANGE, "gem blue", True), (VIOLET, "gem blue", True)]


def test_6_4_a_white_gem_is_exchanged_at_once() -> None:
    game = district("ship 1 blue-red-white", "at 1/commercial blue 4, orange 3")
    play(game, "blue gem white")
    assert asked(game) == ([BLUE], "colour")
    assert game.options(BLUE) == ["gem blue", "gem green", "gem yellow", "gem red"]
    play(game, "blue gem red")
    assert asked(game) == ([BLUE], "gem"), "then the second pick"
    assert gems(game, BLUE) == {"red": 1}


def test_6_5_a_black_gem_three_points_and_the_character() -> None:
    game = district("palace 1 spy", "at 1/harbour blue 1, 1/commercial orange 1, 1/palace violet 1")
    assert gems(game, BLUE) == {"black": 1}
    assert game.points == [0, 3, 0, 0]
    assert cards(game, VIOLET) == ["spy"]


def test_6_5_with_nobody_there_the_prizes_lapse() -> None:
    game = district("palace 1 spy", "at 2/harbour blue 1")
    assert {fact["contest"] for fact in facts(game, "prize-lapsed", where=1)} >= {
        "harbour",
        "commercial",
        "palace",
    }
    assert game.view(None)["districts"][0]["card"] is None, "the card is discarded"
    assert all(cards(game, seat) == [] for seat in range(4))


def test_8_1_a_character_can_be_played_from_the_next_round_on() -> None:
    game = district("palace 1 merchant, 2 jeweller", "at 1/palace violet 1, 2/palace violet 3")
    assert game.view(None)["seats"][VIOLET]["new_cards"] == ["jeweller", "merchant"]
    while game.view(None)["round"] == 1:
        assert asked(game)[1] != "window"
        seat = game.waiting[0]
        game.play(seat, game.options(seat)[0])
    assert game.view(None)["seats"][VIOLET]["new_cards"] == []


def test_8_3_king_and_prince_take_effect_the_moment_they_are_won() -> None:
    game = district("palace 1 king, 2 prince", "at 1/palace violet 1, 2/palace orange 3")
    assert game.points == [0, 4, 5, 0]
    assert cards(game, VIOLET) == []


def test_8_3_the_gem_card_of_round_4_gives_a_gem_of_choice() -> None:
    game = district("round 4", "palace 1 gem-card", "at 1/palace violet 1")
    assert game.options(VIOLET) == ["gem blue", "gem green", "gem yellow", "gem red"]
    play(game, "violet gem yellow")
    assert gems(game, VIOLET) == {"yellow": 1}
    assert cards(game, VIOLET) == []


def test_6_6_the_brokers_go_home_before_the_next_district() -> None:
    game = district(
        "ship 2 blue-green-red",
        "at 1/harbour blue 1 down, 2/harbour orange 3 down, market/2/red violet 1 down",
    )
    assert asked(game) == ([ORANGE], "gem")
    assert [broker["place"] for broker in game.view(None)["brokers"]] == ["2/harbour", "market/2/red"]
    assert game.view(None)["seats"][BLUE]["shown"] == [1], "behind the screen again, and seen by all"
    assert game.view(None)["brokers"][0]["value"] == 3, "turned up"
    assert game.view(None)["brokers"][1]["value"] is None, "not yet"


def test_15_3_after_a_customs_officer_the_shares_stay_until_the_gems_run_out() -> None:
    game = district(
        "ys-plus-characters on",
        "ship 1 blue-green-red",
        "customs blue",
        "at 1/harbour blue 4, orange 3, violet 1",
    )
    assert game.options(BLUE) == ["gem green", "gem red"]
    play(game, "blue gem green")
    assert gems(game, BLUE)["red"] == 1
    assert gems(game, ORANGE) == gems(game, VIOLET) == {}
