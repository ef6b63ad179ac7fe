"""Turning up events (13.1, 13.2): which of them takes effect, what is discarded, and round 4."""

import re
from collections import Counter

from kerys import Game
from kerys.engine.cards import EVENT_NAMES
from kerys.engine.chance import DEALT_STACKS, EVENT_CARD
from tests.rulebook.positions import facts, position

OTHERS = """
stack 2 prince banker herald mediation smuggling enrichment
stack 3 captain merchant alchemist diplomatic-mission quarantine transparency
stack 4 jeweller magician cardinal incognito indiscretion restriction
"""


def round_with(stack: str, round_: int = 1) -> Game:
    """A round that begins with this stack beside district 1; in round 4 the others have one event left each."""
    others = OTHERS.replace("quarantine", "shipwreck") if "quarantine" in stack else OTHERS
    if round_ == 4:
        others = re.sub(r" (\S+)\n", r" | \1\n", others)
    return position(f"players 4\nevents on\nround {round_}\nstart\nstack 1 {stack}\n{others}")


def test_13_1_three_events_and_three_characters_in_every_stack() -> None:
    for seed in range(5):
        cells = Game(players=4, events=True, seed=seed).state.deal.cells
        stacks = [list(cells[DEALT_STACKS + 6 * n : DEALT_STACKS + 6 * n + 6]) for n in range(4)]
        assert all(sum(card >= EVENT_CARD for card in stack) == 3 for stack in stacks)
        kinds = Counter(
            EVENT_NAMES[card - EVENT_CARD] for stack in stacks for card in stack if card >= EVENT_CARD
        )
        assert all(number <= (2 if kind == "smuggling" else 1) for kind, number in kinds.items())


def test_13_2_an_event_on_top_takes_effect_and_a_character_follows() -> None:
    game = round_with("democracy spy revolt queen king shipwreck")
    district = game.view(None)["districts"][0]
    assert (district["event"], district["card"]) == ("democracy", "spy")
    assert not facts(game, "event-discarded")


def test_13_2_events_beneath_the_top_are_discarded_without_effect() -> None:
    game = round_with("democracy revolt shipwreck spy queen king")
    view = game.view(None)
    assert view["districts"][0]["event"] == "democracy"
    assert view["events"] == ["democracy"]
    assert view["districts"][0]["ship"] is not None, "the Shipwreck had no effect"
    assert view["districts"][0]["card"] == "spy"
    assert [fact["event"] for fact in facts(game, "event-discarded", district=1)] == ["revolt", "shipwreck"]
    assert view["stacks"][0] == 4


def test_13_2_a_character_on_top_leaves_the_event_beneath_for_the_next_round() -> None:
    game = round_with("spy democracy queen revolt king shipwreck")
    view = game.view(None)
    assert (view["districts"][0]["event"], view["districts"][0]["card"]) == (None, "spy")
    assert view["stacks"][0] == 1


def test_13_3_several_events_may_be_in_force_at_once() -> None:
    game = position(
        """players 4
        events on
        start
        stack 1 democracy spy queen king shipwreck revolt
        stack 2 smuggling prince banker herald mediation enrichment
        stack 3 smuggling captain merchant alchemist diplomatic-mission transparency
        stack 4 indiscretion jeweller magician cardinal incognito restriction
        """
    )
    assert set(game.view(None)["events"]) == {"democracy", "smuggling", "indiscretion"}
    assert game.view(None)["smuggling_places"] == 2


def test_13_2_in_round_4_an_event_on_top_takes_effect_before_the_gem_card() -> None:
    game = round_with("spy revolt shipwreck queen king | democracy", round_=4)
    district = game.view(None)["districts"][0]
    assert (district["event"], district["card"]) == ("democracy", "gem-card")


def test_13_2_in_round_4_only_the_top_card_counts() -> None:
    game = round_with("spy queen king | democracy shipwreck revolt", round_=4)
    district = game.view(None)["districts"][0]
    assert (district["event"], district["card"]) == ("democracy", "gem-card")
    assert not {"shipwreck", "revolt"} & set(game.view(None)["events"])
    assert not facts(game, "event-discarded", district=1)


def test_13_2_in_round_4_a_character_left_over_is_discarded() -> None:
    game = round_with("quarantine spy queen | king democracy revolt", round_=4)
    district = game.view(None)["districts"][0]
    assert (district["event"], district["card"]) == (None, "gem-card")
    assert facts(game, "card-discarded", district=1)[0]["card"] == "king"
    assert "democracy" not in game.view(None)["events"], "an event beneath it has no effect"
