"""Rule 15.1 and 12.2: the order of a counting, and the borders (the rest of 15 stands with its cards, events, seats)."""

from kerys.engine.cards.numbers import FAVOURITE
from kerys.engine.options import options, rules_of
from tests.rulebook.positions import FRONTS, facts, places, play, position


def test_15_1_the_order_of_counting() -> None:
    game = position(
        f"""players 4
        events on
        kings-favour on
        counting
        event 1 diplomatic-mission, 2 smuggling, 3 mediation
        ship 1 blue-green-red
        centre red-blue-green
        row 1 yellow
        {FRONTS[4]}
        blue cards merchant jeweller
        at 1/palace blue 4, 2/palace blue 3, smuggling/1 blue 1, market/1/red orange 4, market/2/red orange 3
        """
    )
    kinds = []
    while game.view(None)["round"] == 1:
        question = game.question
        assert question is not None
        source = question.get("source", {}).get("from", "")
        kind = question.get("window") or f"{question['kind']} {source}".strip()
        if kind not in kinds:
            kinds.append(kind)
        seat = game.waiting[0]
        game.play(seat, game.options(seat)[0])
    assert kinds == [
        "W4",
        "gem ship",
        "gem centre",
        "prize",
        "colour smuggling",
        "rank",
        "highest-bidder",
        "W5",
        "favour",
    ]
    order = [
        fact["contest"] if fact["fact"] == "stood" else "moved"
        for fact in game.facts()
        if fact["fact"] == "stood" or (fact["fact"] == "quotation-moved" and fact["mover"] == "column")
    ]
    assert list(dict.fromkeys(order)) == [
        "district",
        "palace",
        "mission",
        "smuggling",
        "row",
        "mediation",
        "moved",
        "bidder",
    ]


def test_15_4_points_can_fall_below_0() -> None:
    game = position("players 4\nevents on\nround 4\nfinal\nquotations red 9\nblue speculates blue")
    assert game.points[0] == -2


def borders(districts: int) -> set[str]:
    fronts = FRONTS[3].replace(" 0 1 1", " 0 1")
    game = position(
        f"players 3\ndistricts {districts}\nys-plus-characters on\nturn 1 blue\n{fronts}blue borders 2"
    )
    return {place for place in places(game, 0, "place 4 up") if "-" in place}


def test_12_2_borders_of_four_districts() -> None:
    rings = ("harbour", "commercial", "palace")
    inside = {f"{n}/{pair}" for n in range(1, 5) for pair in ("harbour-commercial", "commercial-palace")}
    between = {f"{pair}/{ring}" for pair in ("1-2", "2-3", "3-4", "4-1") for ring in rings}
    assert borders(4) == inside | between


def test_12_2_borders_of_three_districts() -> None:
    rings = ("harbour", "commercial", "palace")
    inside = {f"{n}/{pair}" for n in range(1, 4) for pair in ("harbour-commercial", "commercial-palace")}
    between = {f"{pair}/{ring}" for pair in ("1-2", "2-3") for ring in rings}
    assert borders(3) == inside | between


def test_12_1_the_favourite_is_left_out_without_kings_favour() -> None:
    assert FAVOURITE not in list(rules_of(options(players=4, ys_plus_characters=True)).characters)
    assert len(list(rules_of(options(players=4, ys_plus_characters=True)).characters)) == 26
    with_favour = rules_of(options(players=4, ys_plus_characters=True, kings_favour=True))
    assert len(list(with_favour.characters)) == 27
    assert len(list(rules_of(options(players=4)).characters)) == 15


def test_15_14_sides_are_declared_in_turn_order_each_all_of_the_own() -> None:
    game = position(
        f"""players 4
        ys-plus-characters on
        sides
        order orange blue violet yellow
        {FRONTS[4]}
        at 1-2/palace blue 4, orange 3, 2/harbour-commercial blue 3 down
        """
    )
    assert game.options(1) == ["to 1/palace", "to 2/palace"]
    play(game, "orange to 2/palace", "blue to 1/palace", "blue to 2/commercial")
    assert [fact["party"] for fact in facts(game, "side-declared")] == ["orange", "blue", "blue"]
