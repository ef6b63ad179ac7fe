"""Scenarios that contradict themselves say in which line, what is wrong and what would be right."""

# ruff: noqa: E501  # the table reads better with one case to a line

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kerys import BadScenario, Game, KerysError
from kerys.records import draft
from kerys.records.lines import MAX_SIZE
from tests.records.games import play_one, played

FOUR = "kerys scenario 1\nplayers 4\n"
PLUS = "kerys scenario 1\nplayers 4\nys-plus-characters on\nevents on\nkings-favour on\n"
TWO = "kerys scenario 1\nplayers 2\n"


def refusal(text: str) -> str:
    with pytest.raises(BadScenario) as refused:
        Game.from_scenario(text)
    return str(refused.value)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        # The frame
        ("", "line 1: a scenario begins with “kerys scenario 1”, not with nothing"),
        ("kerys record 1", "line 1: a scenario begins with “kerys scenario 1”, not with “kerys record 1”"),
        ("kerys scenario 9", "line 1: this scenario has version 9; this program reads versions up to 1"),
        ("kerys scenario 1\nbids", "line 1: the number of players is not said"),
        (FOUR, "write for instance “bids”, “turn 1 blue” or “counting district 1”"),
        (FOUR + "bids\ncounting", "line 4: line 3 already says which moment of the round this is"),
        (FOUR + "bids\nround 1\nround 2", "line 5: “round” was given before, in line 4"),
        (FOUR + "bids\nround 5", "line 4: the round is a number from 1 to 4, not “5”"),
        (FOUR + "bids\nsip 1 blue-green-red", "line 4: “sip” is not a keyword of scenarios; did you mean “ship”?"),
        (FOUR + "bids\nplayers 3", "line 4: the option “players” was set before"),
        (FOUR + "bids\ndistricts 3", "line 4: 4 players use 4 districts, not 3 (rule 2.6)"),
        (FOUR + "bids\norder blue blue violet yellow", "line 4: “order” names every seat once: blue, orange"),
        (FOUR + "bids\ncheck perhaps", "line 4: “check” is on or off, not “perhaps”"),
        # Moments
        (FOUR + "turn 5 blue", "line 3: the turn is a number from 1 to 4, not “5”"),
        (FOUR + "turn 2 green", "line 3: “green” is not a seat of this game; there are blue, orange, violet, yellow"),
        (FOUR + "turn 2 blue third", "line 3: “third” is not a part of a turn"),
        (FOUR + "turn 2 blue second", "line 3: “second” is followed by how and where the first was placed"),
        (FOUR + "turn 2 blue neutral", "line 3: only two players place neutral brokers (rule 10.2)"),
        (FOUR + "counting district 5", "line 3: the number of a district is a number from 1 to 4, not “5”"),
        (FOUR + "counting row 0", "line 3: an open row is a number from 1 to 3, not “0”"),
        (FOUR + "counting smuggling 1", "line 3: “counting smuggling” needs “events on”"),
        (FOUR + "bids tomorrow", "line 3: “tomorrow” is too much in “bids tomorrow”"),
        (FOUR + "favours", "line 3: King's Favour is not played; it needs “kings-favour on”"),
        (PLUS + "speculation", "line 6: nobody speculates without the event: “event 1 speculation”"),
        (FOUR + "final", "line 3: the game ends after round 4; “round 4” is missing"),
        # What does not belong to the moment
        (FOUR + "bids\nclosed 1/harbour", "line 4: “closed” has no meaning at the moment “bids”"),
        (FOUR + "bids\nblue front 1 2", "line 4: “front” has no meaning at the moment “bids”"),
        (FOUR + "start\npalace 1 spy", "line 4: “palace” has no meaning at the moment “start”"),
        (FOUR + "counting\nblue looks 2", "line 4: “looks” has no meaning at the moment “counting blue”"),
        (FOUR + "turn 1 blue\noffer red 1", "line 4: “offer” has no meaning at the moment “turn 1 blue”"),
        (FOUR + "bids\nblue picked 1", "line 4: order cards are picked at the moment “orders” only"),
        (FOUR + "bids\nblue sealed favour 1", "line 4: “favour 1” is no sealed answer at the moment “bids”"),
        (FOUR + "bids\nat 1/harbour blue 1", "line 4: nobody can stand at 1/harbour at the moment “bids”"),
        (FOUR + "counting district 2\nat 1/harbour blue 1", "line 4: nobody can stand at 1/harbour at the moment"),
        (FOUR + "counting row 1\nat market/1/red blue 1 down", "line 4: the brokers at market/1/red are turned up"),
        (FOUR + "counting market\nclosed 1/harbour", "line 4: a Queen's closing ends when the district has been"),
        # Seats
        (FOUR + "bids\ngreen points 3", "line 4: nobody plays green in a game of 4"),
        (FOUR + "bids\nneutral points 3", "line 4: nobody plays neutral in a game of 4"),
        (FOUR + "bids\nblue purse 3", "line 4: “purse” is not a part of the line of blue"),
        (FOUR + "bids\nblue points 3; points 4", "line 4: the points of blue are given twice"),
        (FOUR + "bids\nblue gems red -1", "line 4: the number of “red” is a number from 0 to 99, not “-1”"),
        (FOUR + "bids\nblue gems white 1", "line 4: “white” is not a gem that players own"),
        (FOUR + "bids\nblue gems red", "line 4: names and numbers come in pairs"),
        (FOUR + "bids\nblue cards spy\norange cards spy", "line 5: there is one spy, and blue holds it already"),
        (FOUR + "bids\nblue cards king", "line 4: nobody holds the king: it takes effect when it is won (rule 8.3)"),
        (FOUR + "bids\nblue cards monk", "line 4: the monk is not in this game; it needs “ys-plus-characters on”"),
        (FOUR + "counting\nblue played 3", "line 4: the number of characters played this round is a number from 0"),
        (FOUR + "bids\nblue throne 3", "line 4: the throne room needs “kings-favour on” (rule 11.1)"),
        (FOUR + "bids\nblue neutral-hand 3", "line 4: only two players have neutral brokers (rule 10.3)"),
        (FOUR + "bids\nblue sealed bid 2 2", "line 4: blue cannot have sealed that: such brokers are not there"),
        (FOUR + "orders\nblue front 1 2", "line 3: orange: a bid is two brokers in front, not 0"),
        (FOUR + "bids\nspares 1", "line 4: spare 2s are taken with King's Favour only"),
        # Brokers
        (FOUR + "turn 1 blue\nblue front 4 4\nat 1/harbour blue 4", "line 5: blue: 3 brokers of value 4 are given, the set"),
        (FOUR + "turn 1 blue\nblue front 4 4 1", "line 4: blue: 3 brokers in front are too many (rules 4.1, 5.4)"),
        (FOUR + "bids\nblue hand 1 2", "line 4: blue: 0 brokers of value 0 are given, but the set has 2"),
        (FOUR + "bids\nblue hand 1 2\ncheck off", "line 4: blue: there are from 11 to 15 brokers, not 2"),
        (PLUS + "round 3\nbids\nblue throne 3", "line 8: blue: by now 2 brokers stand in the throne room"),
        (FOUR + "counting\nblue shown 3 3 3 3", "line 4: blue: what was shown is behind the screen again"),
        (FOUR + "turn 1 blue\nat market/0/red blue 1", "line 4: row 0 is closed with 4 players (rule 3.3)"),
        (FOUR + "turn 1 blue\nat market/1/red blue 1, orange 2", "line 4: market/1/red holds one broker at most (rule"),
        (TWO + "turn 1 blue\nat 4/harbour blue 1", "line 4: there is no 4/harbour in this game: it has 3 districts"),
        (FOUR + "turn 1 blue\nat 1/harbor blue 1", "line 4: “1/harbor” is not a place; did you mean “1/harbour”?"),
        (FOUR + "turn 1 blue\nat blue 1", "line 4: “at” is followed by a place, such as “1/harbour” or “market/2/red”"),
        (FOUR + "turn 1 blue\nat 1/harbour blue", "line 4: a broker is written as seat and value, such as “blue 3 down”"),
        (FOUR + "turn 1 blue\nat 1/harbour blue 5", "line 4: a broker's value is a number from 0 to 4, not “5”"),
        (FOUR + "turn 1 blue\nat 1/harbour blue 1 up down", "line 4: a broker stands up or down, not both"),
        (FOUR + "turn 1 blue\nat 1/harbour blue 1 gone", "line 4: “gone” is not an attribute of a broker"),
        (FOUR + "turn 1 blue\nat 1/harbour blue 1 maybe 2 3", "line 4: after “maybe” come the values a broker can have"),
        (FOUR + "turn 1 blue\nat smuggling/1 blue 1", "line 4: smuggling/1 is not open: say which districts have the"),
        (FOUR + "turn 1 blue\nat 1-2/palace blue 1", "line 4: nobody can stand on 1-2/palace: it needs “ys-plus-cha"),
        (TWO + "turn 1 blue\nat 1/harbour neutral 4", "line 4: “” is not who placed it, written as “by blue”"),
        (TWO + "turn 1 blue\nat 1/harbour blue 4 by orange", "line 4: “by” is only for neutral brokers"),
        (PLUS + "turn 1 blue\nevent 1 incognito\nat 1/harbour blue 1", "line 8: blue: an event forbids this broker at 1"),
        (FOUR + "turn 4 blue\nblue front 4 4; hand 0 0\ncheck off", "line 4: blue: there are from 11 to 15 brokers"),
        # The table
        (FOUR + "bids\nship 1 blue-green", "line 4: there is no ship “blue-green” in this deck; “blue-green-yellow” would"),
        (FOUR + "bids\nship 1 blue-green-red, 1 blue-red-white", "line 4: the ship of district 1 is given twice"),
        (FOUR + "bids\nship 1 blue-green-red, 2 blue-green-red", "line 4: no blue-green-red is left in the deck"),
        (FOUR + "bids\ncentre blue-green-red", "line 4: a ship comes to the centre only with a Diplomatic Mission"),
        (FOUR + "bids\npalace 1 spy\nblue cards spy", "line 4: there is one spy, and blue holds it"),
        (FOUR + "bids\npalace 1 spy, 2 spy", "line 4: there is one spy, and it lies in district 1 already"),
        (FOUR + "bids\npalace 1 gem-card", "line 4: the gem cards are laid in round 4 (rule 3.1)"),
        (FOUR + "round 4\nbids\npalace 1 spy", "line 5: in round 4 there are gem cards at the palaces"),
        (FOUR + "bids\nevent 1 revolt", "line 4: events need “events on”"),
        (PLUS + "bids\nevent 1 revolt, 2 revolt", "line 7: there are not so many cards of revolt"),
        (PLUS + "bids\nevent 1 shipwreck\nship 1 blue-green-red", "line 8: no ship comes to district 1: there is a"),
        (PLUS + "bids\nevent 1 quarantine\npalace 1 spy", "line 8: no character is turned up in district 1"),
        (FOUR + "bids\nrow 1 black", "line 4: no black gem comes to the market"),
        (FOUR + "bids\nquotations red 16", "line 4: the number of “red” is a number from 1 to 15, not “16”"),
        (FOUR + "counting\ncustoms red", "line 4: “customs” needs “ys-plus-characters on”"),
        (PLUS + "counting\ncustoms black", "line 7: the Customs Officer cannot name black"),
        (PLUS + "counting\ninvested red red", "line 7: Investors name one colour or two different ones"),
        (PLUS + "counting\nmission blue 3 1", "line 7: the palaces' sums count only with a Diplomatic Mission"),
        (FOUR + "counting\nclosed 1/harbour 2/harbour 3/harbour", "line 4: at most 2 areas can be closed"),
        (FOUR + "counting columns\ncolumns red 2", "line 4: the columns ranked so far have the places 1, 2, …"),
        # Stacks and ships
        (FOUR + "bids\nstack 1 spy queen king", "line 4: by now exactly 1 characters of stack 1 were turned up, not 0"),
        (FOUR + "bids\nstack 1 spy | queen queen", "line 4: the queen lies in the stacks more often than there are"),
        (FOUR + "bids\nstack 1 spy | queen\nblue cards queen", "line 4: stack 1 has 3 characters in all"),
        (FOUR + "bids\nstack 1 spy | queen king\nblue cards queen", "line 4: the queen cannot come: it is held or"),
        (FOUR + "bids\nstack 1 spy | queen king\npalace 1 herald", "line 4: the herald of district 1 is not among"),
        (FOUR + "bids\nstack 1 spy | queen revolt", "line 4: “revolt” is an event; they need “events on”"),
        (FOUR + "bids\nblue cards spy queen herald banker captain merchant jeweller cardinal", "line 3: too few characters are left for the stacks"),
        (FOUR + "bids\nships 2 blue-green-red", "line 4: round 2 draws 5 ships, not 1"),
        (FOUR + "bids\nrows 1 1 2 3 4", "line 4: only with five players the gems go on the rows by chance"),
        # Pending
        (FOUR + "bids\npending front blue", "line 4: “pending” has no meaning at the moment “bids”"),
        (FOUR + "counting\npending nap blue", "line 4: “nap” is not something that can be pending"),
        (FOUR + "counting\npending share blue 2", "line 4: after the seat comes where the gem is from"),
        (FOUR + "counting\npending card banker blue 2", "line 4: what was answered to the banker before is missing"),
        (FOUR + "counting\npending card herald blue", "line 4: the herald has nothing to ask blue here"),
        (FOUR + "counting\npending card herald blue 2 after 1/harbour/1", "line 4: no broker stands at 1/harbour/1"),
    ],
)  # fmt: skip
def test_contradictions(text: str, message: str) -> None:
    assert message in refusal(text)


def test_a_pick_out_of_turn() -> None:
    fronts = "blue front 4 4\norange front 1 1; picked 1\nviolet front 0 0\nyellow front 3 3\n"
    assert "before a higher bid had its turn (rule 4.2)" in refusal(FOUR + "orders\n" + fronts)


def test_size() -> None:
    assert "characters; at most 1000000 are allowed" in refusal(FOUR + "bids\n" + "#" * MAX_SIZE)


def test_an_older_version_is_upgraded(monkeypatch: pytest.MonkeyPatch) -> None:
    """A made-up version 0 that said `before the bids`."""

    def from_0_to_1(lines: list[str]) -> list[str]:
        return ["kerys scenario 1"] + [line.replace("before the bids", "bids") for line in lines[1:]]

    monkeypatch.setitem(draft.UPGRADES, 0, from_0_to_1)
    old = Game.from_scenario("kerys scenario 0\nplayers 4\nbefore the bids")
    assert old.state == Game.from_scenario(FOUR + "bids").state


# --- Anything else ------------------------------------------------------------------------------------------

VARIANT = {"players": 4, "kings_favour": True, "events": True, "ys_plus_characters": True}
POSITIONS = [
    played(Game(**VARIANT, seed=seed), random.Random(seed), 25 + 17 * seed).scenario for seed in range(12)
]
WORDS = sorted({word for text in POSITIONS for word in text.replace(",", " ").replace(";", " ").split()})


@given(st.data())
@settings(max_examples=150, deadline=None)
def test_garbled_scenarios_raise_nothing_but_our_errors(data: st.DataObject) -> None:
    """And one that is accepted can be played on."""
    text = data.draw(st.sampled_from(POSITIONS))
    for _ in range(data.draw(st.integers(1, 3))):
        words = text.split(" ")
        n = data.draw(st.integers(0, len(words) - 1))
        other = data.draw(st.one_of(st.sampled_from(WORDS), st.text(max_size=4)))
        text = " ".join([*words[:n], other, *words[n + 1 :]])
    try:
        game = Game.from_scenario(text)
    except KerysError as error:
        assert "\n" not in str(error)
        return
    rng = random.Random(1)
    for _ in range(20):
        if not game.over:
            assert all(game.options(seat) for seat in game.waiting)
            play_one(game, rng)
    assert Game.from_scenario(game.scenario).state == game.state


@given(st.data())
@settings(max_examples=80, deadline=None)
def test_scenarios_that_lost_lines_raise_nothing_but_our_errors(data: st.DataObject) -> None:
    head, *lines = data.draw(st.sampled_from(POSITIONS)).splitlines()
    chosen_lines = data.draw(st.lists(st.sampled_from(lines), max_size=len(lines), unique=True))
    try:
        game = Game.from_scenario("\n".join([head, "players 4", *chosen_lines]))
    except KerysError:
        return
    assert Game.from_scenario(game.scenario).state == game.state


@pytest.mark.parametrize("count", [20, 40, 41, 500])
def test_more_than_can_be_pending_is_refused(count: int) -> None:
    text = FOUR + "round 2\ncounting areas 2\npending " + ", ".join(["share orange 1 of ship 2"] * count)
    assert f"things can be pending here, not {count}" in refusal(text)
