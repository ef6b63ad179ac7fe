"""Cards with cards, with variants and with events: every case that the rules name."""

import pytest

from kerys import Game
from tests.characters.table import (
    FAVOUR,
    FRONTS,
    PLUS,
    asked,
    gems,
    offered,
    placings,
    play,
    plus,
    points,
    quotations,
    seat_view,
    standing,
    table,
)

# --- Queen -----------------------------------------------------------------------------------------------------

LOCKED_IN = "closed 1/harbour\nat 1/harbour blue 4, blue 3 down\n"


def test_queen_and_herald() -> None:
    """15.7, 9: nobody goes in, nobody goes out."""
    game = plus("counting\nblue cards herald\n" + LOCKED_IN + "at 2/palace blue 1\n")
    play(game, "blue play herald")
    assert game.answers[-1] == (0, "broker 2/palace/1", True), "the only one that can move"
    assert "to 1/harbour" not in offered(game)
    assert "to 1/commercial" in offered(game)
    game = plus("counting\nblue cards herald merchant\n" + LOCKED_IN)
    assert offered(game) == ["pass", "play merchant"]


def test_queen_and_magician() -> None:
    """15.7: two brokers are needed that are not locked in."""
    turn = "turn 3 blue after\nblue cards magician\n" + FRONTS + LOCKED_IN
    game = plus(turn + "at 2/palace blue 0\n")
    assert asked(game) == "orange place"
    game = plus(turn + "at 2/palace blue 0, 3/palace blue 3, 4/palace blue 1\n")
    play(game, "blue play magician")
    assert offered(game) == ["broker 2/palace/1", "broker 3/palace/1", "broker 4/palace/1"]
    play(game, "blue broker 2/palace/1")
    assert offered(game) == ["broker 3/palace/1", "broker 4/palace/1"]


def test_queen_and_magician_of_any() -> None:
    """15.7 under the setting `any`."""
    game = table(
        "turn 3 blue after\nblue cards magician\nclosed 1/harbour\n"
        + FRONTS
        + "at 1/harbour orange 4, 2/palace orange 1, 3/palace blue 3\n",
        options="magician any\n",
    )
    play(game, "blue play magician")
    assert offered(game) == ["broker 2/palace/1", "broker 3/palace/1"]


def test_queen_and_monk() -> None:
    """15.7: a locked-in broker cannot be taken off."""
    game = plus("counting\nblue cards monk\norange cards merchant\n" + LOCKED_IN + "at 2/palace blue 1\n")
    play(game, "blue play monk")
    assert offered(game) == ["pass", "broker 2/palace/1"]
    play(game, "blue broker 2/palace/1")
    assert asked(game) == "orange window W4", "no second one in reach"
    game = plus("counting\nblue cards monk merchant\n" + LOCKED_IN)
    assert offered(game) == ["pass", "play merchant"]


def test_queen_and_throne_room() -> None:
    """15.7, 11.3: a locked-in broker does not go to the throne room either."""
    game = table(
        "turn 3 blue after\nblue cards magician; throne 1\norange throne 1\nviolet throne 1\nyellow throne 1\n"
        + FRONTS
        + LOCKED_IN,
        options=FAVOUR,
    )
    assert asked(game) == "orange place"


# --- Points of commercial areas ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cards", "pays"),
    [
        ("blue cards merchant\norange cards financier", 3),
        ("blue cards merchant\norange cards imitator", 5),
        ("blue cards financier\norange cards imitator", 1),
        ("blue cards merchant\norange cards imitator financier", 3),
        ("blue cards financier\norange cards imitator merchant", 3),
    ],
)
def test_merchants_and_financiers(cards: str, pays: int) -> None:
    """15.9, 12: any number of Merchants 5, of Financiers 1, both 3; copies add nothing."""
    game = plus(f"counting\n{cards}\nat 1/commercial blue 3, 2/commercial orange 1\n")
    while asked(game).split()[1] in ("window", "reaction"):
        (seat,) = game.waiting
        game.play(seat, offered(game)[-1])
    assert game.points == [pays, pays, 0, 0]
    assert len([1 for _, text, _ in game.answers if text.startswith("play")]) == len(cards.split()) - 4


# --- Customs Officer -----------------------------------------------------------------------------------------------


def test_customs_officer_and_white() -> None:
    """12: seized white gems are not won from ships; on the market they are."""
    game = plus(
        "counting district 1\ncustoms white\nship 1 yellow-green-white\nrow 1 white\nat 1/harbour blue 1\n"
    )
    assert offered(game) == ["gem green", "gem yellow"]
    game = plus("counting market\ncustoms white\nrow 1 white\nat market/1/red blue 1\n")
    assert asked(game) == "blue colour"


def test_white_may_still_become_a_seized_colour() -> None:
    """12: only gems that lie on the ships are seized."""
    game = plus("counting district 1\ncustoms yellow\nship 1 yellow-green-white\nat 1/harbour blue 1\n")
    assert offered(game) == ["gem green", "gem white"]
    play(game, "blue gem white")
    assert offered(game) == ["gem blue", "gem green", "gem yellow", "gem red"]
    play(game, "blue gem yellow")
    assert gems(game, "blue") == {"green": 1, "yellow": 1, "black": 1}


def test_two_customs_officers_remove_both_kinds() -> None:
    """15.9, 15.3: of four gems one is left, for the first place."""
    game = plus(
        "counting district 1\ncustoms blue red\nship 1 blue-green-red\nat 1/harbour blue 3, orange 1\n"
    )
    assert gems(game, "blue") == {"green": 1, "black": 1}
    assert gems(game, "orange") == {}


def test_customs_officer_with_three_players() -> None:
    """15.3: shares of 2 and 1 until the gems run out."""
    game = plus(
        "counting district 1\ncustoms red\nship 1 blue-green-red\nat 1/harbour blue 3, orange 1\n", players=3
    )
    play(game, "blue gem blue")
    assert gems(game, "blue") == {"blue": 1, "green": 1, "black": 1}
    assert gems(game, "orange") == {}


# --- What a broker counts --------------------------------------------------------------------------------------

MISSION = "event 4 diplomatic-mission\ncentre blue-green-red\n"
DEMOCRACY = "counting district 1\norder orange blue violet yellow\nevent 1 democracy\n"


def test_democracy_and_mercenary() -> None:
    """13.3: everybody counts 1, also the Mercenary's broker and 0s."""
    game = plus(DEMOCRACY + "at 1/commercial blue 4 marked, orange 0\n")
    assert game.points == [0, 3, 0, 0], "1 against 1: orange's order card"
    game = plus(DEMOCRACY + "at 1/commercial blue 4 marked, violet 0, violet 0\n")
    assert game.points == [0, 0, 3, 0], "1 against 2"


def test_democracy_and_professor() -> None:
    """13.3: the Professor still adds 1."""
    game = plus(DEMOCRACY + "blue professor 1\nat 1/commercial blue 0, orange 4\n")
    assert game.points == [3, 0, 0, 0], "2 against 1"
    game = plus(DEMOCRACY + "blue professor 1\nat 1/commercial blue 4 marked, orange 0, orange 0, orange 1\n")
    assert game.points == [0, 3, 0, 0], "2 against 3"


@pytest.mark.parametrize(("named", "winner"), [("1", "orange"), ("1 1", "blue"), ("1 2", "orange")])
def test_two_professors(named: str, winner: str) -> None:
    """15.9: two of one seat in one district add up. A 1 and one Professor tie with 2, which orange's card wins."""
    game = plus(
        f"counting district 1\norder orange blue violet yellow\nblue professor {named}\n"
        "at 1/commercial blue 1, orange 2\n"
    )
    assert points(game, winner) == 3


def test_professors_of_two_seats_each_serve_their_own() -> None:
    """12: each own broker there counts 1 more."""
    game = plus(
        "counting district 1\nblue professor 1\norange professor 1\nat 1/commercial blue 1, blue 0, orange 2\n"
    )
    assert game.points == [3, 0, 0, 0], "3 against 3, and blue's card is lower"


def test_mercenary_and_professor() -> None:
    """15.8: the Mercenary's 5 and the Professor's 1."""
    game = plus(
        "counting district 1\nviolet professor 1\nat 1/commercial violet 0 marked, orange 4, orange 1\n"
    )
    assert points(game, "violet") == 3, "6 against 5"


@pytest.mark.parametrize(("mark", "first"), [("", "orange"), (" marked", "blue")])
def test_mercenary_in_the_diplomatic_mission(mark: str, first: str) -> None:
    """15.8: it counts 5 there too."""
    game = plus(
        "counting district 1\nevent 4 diplomatic-mission\ncentre blue-green-red\n"
        f"at 1/palace blue 0{mark}, 2/palace orange 4\n"
    )
    assert asked(game) == f"{first} gem"


@pytest.mark.parametrize(("mark", "first"), [("", "orange"), (" marked", "blue")])
def test_mercenary_at_smuggling(mark: str, first: str) -> None:
    """15.8: it counts 5 there too."""
    game = plus(f"counting smuggling 1\nevent 4 smuggling\nat smuggling/1 blue 0{mark}, orange 4\n")
    assert asked(game) == f"{first} prize"


@pytest.mark.parametrize(("mark", "first"), [("", "orange"), (" marked", "blue")])
def test_mercenary_and_mediation(mark: str, first: str) -> None:
    """15.8: every contest."""
    game = plus(f"counting market\nevent 4 mediation\nat market/1/red blue 0{mark}, market/2/red orange 4\n")
    assert gems(game, first) == {"red": 1}


def test_professor_in_the_diplomatic_mission() -> None:
    """15.8: a broker counts the same in every contest of its district."""
    text = "counting district 1\n" + MISSION + "at 1/palace blue 3, 2/palace orange 4\n"
    assert asked(plus("order orange blue violet yellow\n" + text)) == "orange gem"
    assert asked(plus("order orange blue violet yellow\nblue professor 1 1\n" + text)) == "blue gem"


def test_herald_moves_a_marked_broker() -> None:
    """9: it counts 5 everywhere in this round's counting, wherever it stands then."""
    game = plus("counting\nyellow cards herald\nat 1/palace yellow 0 marked, 2/commercial orange 4\n")
    play(game, "yellow play herald", "yellow to 2/commercial")
    assert points(game, "yellow") == 3


# --- Intriguer -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("effect", "expected"), [("", [0, 0, 3]), ("blue effects intriguer\n", [3, 0, 0])])
def test_intriguer_and_the_neutral(effect: str, expected: list[int]) -> None:
    """10.4: the neutral wins every tie except against the Intriguer."""
    game = table(f"counting district 1\n{effect}at 1/commercial blue 2, neutral 2 by orange\n", players=2)
    assert game.points == expected


def test_intriguer_orders_tied_columns() -> None:
    """6.8, 15.2: whether on the market or not, before the highest sum in front; all tied groups."""
    text = "counting market\nblue front 4 4 3\nat market/1/blue blue 3, market/1/red blue 3\n"
    assert asked(plus(text)) == "blue rank"
    game = plus(text + "orange effects intriguer; front 0 0 1\n")
    assert asked(game) == "orange rank"
    assert offered(game) == ["rank blue", "rank red"]
    play(game, "orange rank red")
    assert asked(game) == "orange rank", "the empty columns are tied too"
    assert offered(game) == ["rank green", "rank yellow"]
    play(game, "orange rank yellow")
    assert quotations(game) == [9, 6, 7, 10]


def test_neutral_never_orders_columns() -> None:
    """10.4: a player does, also where only the neutral stands."""
    game = table(
        "counting market\nat market/2/blue neutral 4 by blue, market/2/red neutral 4 by orange\n", players=2
    )
    assert asked(game) == "blue rank"


@pytest.mark.parametrize(
    ("contest", "kind"),
    [
        ("counting smuggling 1\nevent 4 smuggling\nat smuggling/1 blue 3, orange 3\n", "prize"),
        (
            "counting district 1\n" + MISSION + "at 1/palace blue 3, 2/palace orange 3\n",
            "gem",
        ),
        ("counting row 1\nrow 1 white\nat market/1/red blue 3, market/1/blue orange 3\n", "colour"),
    ],
)
def test_intriguer_in_other_contests(contest: str, kind: str) -> None:
    """15.2, 6.1: the same tie-break everywhere."""
    assert asked(plus(contest)) == f"blue {kind}", "the lower order card"
    assert asked(plus(contest + "orange effects intriguer\n")) == f"orange {kind}"


def test_intriguer_as_the_highest_bidder() -> None:
    """6.1, 6.9."""
    text = "counting bidder\nat market/1/red blue 3, market/2/blue orange 3\n"
    assert asked(plus(text)) == "blue highest-bidder"
    assert asked(plus(text + "orange effects intriguer\n")) == "orange highest-bidder"


# --- Illusionist, Royal Guard, King's Favour -------------------------------------------------------------------


def test_illusionist_after_the_royal_guard() -> None:
    """15.6: from then on one broker fewer stands in front."""
    game = plus("turn 2 blue\nblue cards royal-guard; effects illusionist\n" + FRONTS)
    play(game, "blue play royal-guard", "blue place front 1 up 1/palace")
    assert seat_view(game, "blue")["front"] == [1]
    play(game, "blue place front 1 up 1/harbour", "blue front 4")
    assert seat_view(game, "blue")["front"] == [4]


def test_royal_guard_is_not_one_of_the_two_just_placed() -> None:
    """15.6: the Mercenary cannot mark its broker."""
    game = plus(
        "turn 2 blue after\nblue cards royal-guard mercenary\n"
        + FRONTS
        + "at 1/harbour blue 3 turn 2, 2/harbour blue 4 down turn 2\n"
    )
    play(game, "blue play royal-guard", "blue place front 1 up 1/palace", "blue play mercenary")
    assert offered(game) == ["broker 1/harbour/1", "broker 2/harbour/1"]


@pytest.mark.parametrize(
    ("front", "choice"), [("4 3 1", ["favour 1", "favour 3", "favour 4"]), ("4 3", ["favour 3", "favour 4"])]
)
def test_royal_guard_and_kings_favour(front: str, choice: list[str]) -> None:
    """15.6: after the Royal Guard only two are left to choose from."""
    game = table(
        f"favours\nblue front {front}\norange front 4 3 1\nviolet front 4 3 1\nyellow front 4 3 1\n",
        options=FAVOUR + PLUS,
        round_=1,
    )
    assert game.options(0) == choice


# --- Magician --------------------------------------------------------------------------------------------------

THRONES = "blue throne 2\norange throne 0\nviolet throne 1\nyellow throne 1\n"
AFTER = "turn 2 blue after\nblue cards magician\n" + FRONTS


def test_magician_and_throne_room_lie_face_down() -> None:
    """15.11: a broker swapped in lies face down, the one coming out stays face down; the market earns nothing."""
    game = table(AFTER + THRONES + "at market/1/red blue 4 turn 2\n", options=FAVOUR)
    play(game, "blue play magician")
    assert offered(game) == ["broker market/1/red", "broker throne/blue/1"]
    play(game, "blue broker market/1/red")
    assert standing(game, "market/1/red", "blue") == [("blue", "down", 2)]
    assert standing(game, "market/1/red", "orange") == [("blue", "down", None)]
    assert game.view(0)["seats"][0]["throne"] == [{"round": 1, "value": 4, "possible": [4]}]
    assert points(game, "blue") == 0


def test_magician_throne_room_and_transparency() -> None:
    """15.11: what comes out face down cannot go where only face-up brokers may stand."""
    options = FAVOUR + PLUS
    game = table(AFTER + THRONES + "event 1 transparency\nat 1/harbour blue 4 turn 2\n", options=options)
    assert asked(game) == "orange place", "no legal swap"
    game = table(AFTER + THRONES + "event 1 incognito\nat 1/harbour blue 4 down turn 2\n", options=options)
    assert asked(game) == "blue window W3", "face down it may go to Incognito"


def test_magician_of_any_and_throne_room() -> None:
    """11.3: the same owner's."""
    game = table(
        AFTER + THRONES + "at 1/harbour orange 4 down, 2/harbour blue 3\n", options=FAVOUR + "magician any\n"
    )
    play(game, "blue play magician")
    assert set(offered(game)) == {
        "broker 1/harbour/1",
        "broker 2/harbour/1",
        "broker throne/blue/1",
        "broker throne/orange/1",
    }, "violet and yellow have nobody on the board"
    play(game, "blue broker throne/orange/1")
    assert standing(game, "1/harbour", "orange") == [("orange", "down", 0)]
    assert game.view(1)["seats"][1]["throne"][0]["value"] == 4
    assert game.view(0)["seats"][1]["throne"][0]["value"] is None, "blue learns nothing"


@pytest.mark.parametrize(
    ("setting", "spots"), [("own", ["broker 1/harbour/2", "broker 2/harbour/1"]), ("any", None)]
)
def test_magician_and_neutral_brokers(setting: str, spots: list[str] | None) -> None:
    """15.18: moved only under `any`."""
    game = table(
        "turn 2 blue after\nblue cards magician; front 1 1\norange front 1 1\n"
        "at 1/harbour neutral 4 by orange, blue 3 turn 2, 2/harbour blue 4 down turn 2\n",
        players=2,
        options=f"magician {setting}\n",
    )
    play(game, "blue play magician")
    if spots is not None:
        assert offered(game) == spots
        return
    assert offered(game) == ["broker 1/harbour/1", "broker 1/harbour/2", "broker 2/harbour/1"]
    play(game, "blue broker 1/harbour/1")
    assert standing(game, "2/harbour") == [("neutral", "down", None)]


def test_magician_may_not_bring_the_neutral_into_transparency() -> None:
    """15.18, 13.5: it cannot stand in Transparency."""
    game = table(
        "turn 2 blue after\nblue cards magician; front 1 1\norange front 1 1\nevent 2 transparency\n"
        "at 1/harbour neutral 4 by orange, 2/harbour blue 4 turn 2\n",
        players=2,
        options="magician any\n" + PLUS,
    )
    assert asked(game) == "orange place", "not offered"


# --- Spy, Herald, Captain ----------------------------------------------------------------------------------------


def test_spy_in_the_throne_room_at_the_last_chance() -> None:
    """11.3: also when nothing lies face down on the board."""
    game = table("looks\nblue looks 1\n" + THRONES, options=FAVOUR)
    assert offered(game, "look") == ["look throne/orange/1", "look throne/violet/1", "look throne/yellow/1"]


def test_herald_and_smuggling() -> None:
    """15.12: to and from a Smuggling place; to the market earns 1 point."""
    text = "counting\nblue cards herald\norange cards merchant\nevent 1 smuggling\n"
    for start, end, earned in (
        ("1/harbour", "smuggling/1", 0),
        ("smuggling/1", "2/palace", 0),
        ("smuggling/1", "market/1/red", 1),
        ("market/1/red", "smuggling/1", 0),
    ):
        game = plus(text + f"at {start} blue 3 down\n")
        play(game, "blue play herald")
        assert "to smuggling/2" not in offered(game), "there is one place only"
        play(game, f"blue to {end}")
        assert points(game, "blue") == earned
        assert standing(game, end) == [("blue", "down", None)]


def test_herald_without_smuggling() -> None:
    """15.12: no such place without the event."""
    game = plus("counting\nblue cards herald\nat 1/harbour blue 3\n")
    play(game, "blue play herald")
    assert not [text for text in offered(game) if "smuggling" in text]


def test_captain_and_diplomatic_mission() -> None:
    """15.12: its ship is out of reach."""
    game = plus(
        "counting\nblue cards captain\nevent 1 diplomatic-mission\ncentre red-blue-green\n"
        "ship 1 blue-green-red, 2 red-blue-green\n"
    )
    play(game, "blue play captain")
    assert game.view(None)["centre_ship"]["large"] == "red"
    assert offered(game) == ["district 1", "district 2"]


def test_captain_and_shipwreck_of_all_but_one() -> None:
    """13.3, 8.6: a swap needs two ships."""
    game = plus("counting\nblue cards captain merchant\nevent 2 shipwreck\nship 1 blue-green-red\n")
    assert offered(game) == ["pass", "play merchant"]


# --- Investor --------------------------------------------------------------------------------------------------

MARKET = "at market/1/blue orange 4, market/1/green orange 3, market/1/red orange 1\n"


def test_two_investors() -> None:
    """12: the second one's colour takes second place."""
    game = plus("counting\nblue cards investor\nviolet cards imitator\n" + MARKET)
    play(game, "blue play investor", "blue gem yellow", "violet play imitator", "violet gem red")
    assert quotations(game) == [7, 6, 10, 9]


def test_two_investors_of_one_colour() -> None:
    """15.9: it counts once."""
    game = plus("counting\nblue cards investor\nviolet cards imitator\n" + MARKET)
    play(game, "blue play investor", "blue gem yellow", "violet play imitator", "violet gem yellow")
    assert quotations(game) == [9, 7, 10, 6]


# --- The end ---------------------------------------------------------------------------------------------------


def final(text: str, options: str = PLUS) -> Game:
    return table("final\nquotations red 12\n" + text, options=options, round_=4)


def test_pope_in_a_tie_of_three() -> None:
    """15.10: the Pope takes the top place, the others share the lowest."""
    text = "blue gems red 3\norange gems red 3\nviolet gems red 3\nyellow gems red 1\n"
    assert final(text).points == [12, 12, 12, 6]
    assert final(text + "orange cards pope\n").points == [12, 24, 12, 6]


def test_pope_in_a_tie_for_second() -> None:
    """15.10: the top of the places they cover."""
    text = "blue gems red 5\norange gems red 3\nviolet gems red 3\n"
    assert final(text + "violet cards pope\n").points == [24, 12, 18, 0]


def test_pope_in_a_tie_of_all_colours() -> None:
    """12: every tie of gem counts. Red is best, then blue, green, yellow."""
    text = "blue gems red 1, blue 1, green 1, yellow 1\norange gems red 1, blue 1, green 1, yellow 1\n"
    assert final(text + "orange cards pope\n").points == [18 + 15 + 12 + 9, 24 + 20 + 16 + 12, 0, 0]


def test_pope_does_not_help_in_a_tie_of_points() -> None:
    """15.10, 7.5: most points, most gems, then the victory is shared."""
    game = final("blue gems black 2\norange gems black 2; cards pope\n")
    assert game.points == [4, 4, 0, 0]
    assert game.winners == [0, 1]


def test_pope_does_not_help_in_the_throne_room() -> None:
    """12: gem counts, not King's Favour."""
    game = final(
        "blue throne 4, 4, 3, 1\norange throne 3, 4, 4, 1; cards pope\nviolet throne 3, 2, 2, 2\n"
        "yellow throne 0, 1, 0, 1\n",
        FAVOUR + PLUS,
    )
    assert game.points == [9, 9, 3, 0]


def test_favourite_breaks_a_tie_in_the_throne_room() -> None:
    """12, 11.2."""
    game = final(
        "blue throne 4, 4, 3, 1\norange throne 3, 4, 4, 1; cards favourite\nviolet throne 3, 2, 2, 2\n"
        "yellow throne 0, 1, 0, 1\n",
        FAVOUR + PLUS,
    )
    assert game.points == [7, 12, 3, 0]


def test_smuggler_with_a_rogues_eighth_black_gem() -> None:
    """12: 7 black gems and a Rogue's make 8, in the last window of the game."""
    for prize, expected in (("black", 24 + 5), ("points", 24 + 3)):
        game = plus("counting end\nblue cards rogue smuggler; gems black 7, red 2\n", round_=4)
        play(game, "blue play rogue", "blue gem red", "blue gem red", f"blue prize {prize}")
        assert game.over
        assert points(game, "blue") == expected


def test_15_5_cardinal_with_transparency() -> None:
    """13.3: the Cardinal does not open what only face-up brokers may enter."""
    game = plus("turn 1 blue first\nevent 1 transparency\nblue effects cardinal\n" + FRONTS)
    assert "down 1/harbour" not in placings(game)
    assert "up 1/harbour" in placings(game)
