"""The table of steps is complete, and the ladders of the machine call exactly the functions that it names."""

import ast
from pathlib import Path
from typing import Any

import pytest

from kerys.engine import agenda, machine
from kerys.engine.options import options, rules_of
from kerys.engine.rules import PLACEMENT, counting, preparation
from kerys.engine.steps import QUESTIONS, SEALED_QUESTIONS, STEP_NAMES, STEPS

MACHINE = Path(__file__).parents[2] / "src" / "kerys" / "engine" / "machine.py"
# What each ladder calls: the field of the table and the rows that it has to cover.
LADDERS: dict[str, tuple[str, tuple[Any, ...]]] = {
    "run_step": ("run", tuple(step for step in STEPS if step.arguments)),
    "run_step_once_a_round": ("run", tuple(step for step in STEPS if not step.arguments)),
    "fill_options_of": ("options", SEALED_QUESTIONS + QUESTIONS),
    "carry_out": ("answer", QUESTIONS),
    "settle_sealed": ("answer", SEALED_QUESTIONS),
}


def compared_kind(test: ast.expr) -> str | None:
    """The constant in `kind == CONSTANT`."""
    if isinstance(test, ast.Compare) and isinstance(test.left, ast.Name) and test.left.id == "kind":
        right = test.comparators[0]
        if isinstance(test.ops[0], ast.Eq) and isinstance(right, ast.Name):
            return right.id
    return None


def rungs(function: str) -> list[tuple[int, Any]]:
    """The comparisons of a function with the kind of a step: the kind and the function called for it."""
    tree = ast.parse(MACHINE.read_text(encoding="utf-8"))
    (body,) = [node for node in tree.body if isinstance(node, ast.FunctionDef) and node.name == function]
    found = []
    for node in ast.walk(body):
        if isinstance(node, ast.If) and (name := compared_kind(node.test)) is not None:
            for statement in node.body:
                if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Call):
                    called = statement.value.func
                    assert isinstance(called, ast.Attribute) and isinstance(called.value, ast.Name)
                    rule = getattr(vars(machine)[called.value.id], called.attr)
                    found.append((int(getattr(agenda, name)), rule))
    return found


@pytest.mark.parametrize("function", LADDERS)
def test_ladder_calls_what_the_table_names(function: str) -> None:
    field, rows = LADDERS[function]
    found = rungs(function)
    assert len(found) == len(rows)
    assert dict(found) == {row.kind: getattr(row, field) for row in rows}


@pytest.mark.parametrize("function", ["advance", "answer"])
def test_shortcuts_for_frequent_steps_call_what_the_table_names(function: str) -> None:
    named = {step.kind: [step.run] for step in STEPS} | {
        asked.kind: [asked.options, asked.answer] for asked in QUESTIONS
    }
    found = rungs(function)
    assert found
    for kind, rule in found:
        assert rule in named[kind]


def test_every_kind_of_step_has_one_row() -> None:
    kinds = {
        value
        for name, value in vars(agenda).items()
        if name.isupper()
        and isinstance(value, int)
        and not name.startswith(("SOURCE_", "FIRST_", "ONE_MORE_"))
    }
    listed = [row.kind for row in (*STEPS, *SEALED_QUESTIONS, *QUESTIONS)]
    assert len(listed) == len(set(listed))
    assert set(listed) == kinds == set(STEP_NAMES)


def test_kinds_of_questions_lie_above_those_of_automatic_steps() -> None:
    assert max(step.kind for step in STEPS) < agenda.FIRST_TOGETHER
    assert all(agenda.FIRST_TOGETHER <= asked.kind < agenda.FIRST_ASK for asked in SEALED_QUESTIONS)
    assert all(asked.kind >= agenda.FIRST_ASK for asked in QUESTIONS)


@pytest.mark.parametrize("events", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_round_is_planned_in_the_order_of_its_lists(players: int, events: bool) -> None:
    rules = rules_of(options(players=players, events=events))
    assert tuple(rules.preparation) == preparation(rules.districts)
    assert tuple(rules.placement) == PLACEMENT
    assert tuple(rules.counting) == counting(rules.districts, rules.first_row, rules.events)


def test_lists_of_a_round_have_the_order_of_the_table() -> None:
    order = [step.kind for step in STEPS if step.kind != agenda.OPEN_WINDOW]  # opened three times
    rules = rules_of(options(players=4, events=True))
    for planned in (rules.preparation, rules.placement, rules.counting):
        kinds = [int(agenda.kind_of_step(step)) for step in planned]
        places = [order.index(kind) for kind in kinds if kind in order]
        assert places == sorted(places)
