"""Encoded views and facts say what views, facts and words say, whatever was cached before."""

import random
from typing import Any

import msgspec
import pytest

from kerys import Game
from kerys.engine import layout as at
from kerys.engine.facts import COLOUR_SCORED
from kerys.engine.state import State
from kerys.server.domain import entries as e
from kerys.server.domain.table import Table
from kerys.server.encoding.payloads import Payloads, view_for
from kerys.server.encoding.sentences import sentences_in
from kerys.server.encoding.snapshot import UNCHANGED, Snapshot
from kerys.server.protocol.setup import Setup
from kerys.views.facts import KnownFact
from kerys.views.parts import seat_cells, seat_part
from kerys.views.public import PUBLIC_PARTS
from tests.server.helpers.client import with_news

EVERYTHING: dict[str, Any] = {"ys_plus_characters": True, "events": True}
OPTIONS: list[dict[str, Any]] = [
    {"players": 2, **EVERYTHING},
    {"players": 3, "express": True},
    {"players": 4, "kings_favour": True},
    {"players": 5, "kings_favour": True, **EVERYTHING, "magician": "any"},
]


def table_of(options: dict[str, Any], seed: int) -> Table:
    """A table with a game that has just begun."""
    table = Table("table")
    table.apply(1, 0.0, e.Created(setup=Setup(options=options), host=""))
    table.apply(2, 0.0, e.Started(record=Game(seed=seed, **options).record))
    return table


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_an_encoded_view_is_the_view(options: dict[str, Any]) -> None:
    """For every viewer, after every answer, though only what changed is made again; so is the one before with news."""
    table, chance, sentences = table_of(options, 7), random.Random(7), sentences_in("en")
    told: dict[int | None, int] = {}
    seen: dict[int | None, tuple[Snapshot, Any]] = {}
    while table.game is not None and not table.game.over:
        game = table.game
        seat = chance.choice(game.waiting)
        text = chance.choice(game.options(seat))
        table.apply(table.last + 1, 0.0, e.Answered(seat=seat, text=text, decision=table.decision))
        payloads = Payloads(table)
        for viewer in (None, *range(game.seats)):
            if chance.random() < 0.3:
                continue  # not everybody looks every time
            snapshot = payloads.snapshot(viewer, study=False)
            data = view_for(table, viewer).data
            view = msgspec.to_builtins({name: data[name] for name in data if name != "question"})
            assert msgspec.json.decode(payloads.view(snapshot)) == view
            if viewer in seen:
                with_news(
                    seen[viewer][1],
                    msgspec.json.decode(b"{%b}" % payloads.encoder().diff(snapshot, seen[viewer][0])),
                )
                assert seen[viewer][1] == view
            seen[viewer] = (snapshot, view)
            assert payloads.encoder().diff(snapshot, snapshot) == UNCHANGED
            since = told.get(viewer, 0)
            facts = game.facts(since, viewer)
            for fact, text in zip(facts, sentences.words.facts(facts), strict=True):
                fact["text"] = text
            encoded = payloads.facts(since, viewer, sentences)
            assert msgspec.json.decode(encoded) == facts
            told[viewer] = game.fact_count
    assert len(told) == len(table.seats) + 1


def _played(options: dict[str, Any], seed: int, answers: int) -> Game:
    game, chance = Game(seed=seed, **options), random.Random(seed)
    for _ in range(answers):
        seat = game.waiting[0]
        game.play(seat, chance.choice(game.options(seat)))
    return game


def _changed(known: State, cells: set[int], chance: random.Random) -> State:
    """A state in which only other cells are different."""
    other = known.clone()
    for cell in range(at.N_CELLS):
        if cell not in cells:
            other.cells[cell] = chance.randrange(1, 3)
    return other


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_parts_are_made_of_the_cells_they_name_and_public_ones_of_public_cells(
    options: dict[str, Any],
) -> None:
    chance = random.Random(1)
    audience = {name: (begin, length, who) for name, begin, length, who in at.SECTIONS}
    for answers in (0, 30, 60, 90):
        known = _played(options, 3, answers).known(0)
        for seat in range(known.rules.seats):
            cells = set(seat_cells(known.rules.seats, seat))
            assert seat_part(_changed(known, cells, chance), seat) == seat_part(known, seat)
        for name, part in PUBLIC_PARTS.items():
            cells = set()
            for section in part.sections:
                begin, length, who = audience[section]
                assert who == at.PUBLIC, f"{name} would tell everybody about {section}"
                cells |= set(range(begin, begin + length))
            assert part.make(_changed(known, cells, chance)) == part.make(known), name


def test_the_pope_is_named_where_it_won_a_tie() -> None:
    gem, count, rank = 2, 2, 4
    tied: list[KnownFact] = [
        (int(COLOUR_SCORED), (seat, gem, count, rank, points, points > 3))
        for seat, points in enumerate((3, 3, 6))
    ]
    told = msgspec.json.decode(sentences_in("en").facts(tied, 0, 4))
    assert ["Pope" in fact["text"] for fact in told] == [False, False, True]
    assert [fact["tie"] for fact in told] == ["none", "none", "pope"]
