"""The meaning of every id of the table of answers, as a row of small numbers."""

from typing import Final

from kerys.engine import actions

# The columns. A number is 1 + the value, and 0 where the answer has no such thing.
FEATURES: Final = (
    "kind",
    "source",  # behind the screen, in front, neutral
    "face",
    "value",
    "second_value",  # of a bid
    "place",
    "arrival",  # which of the brokers at the place
    "card",
    "gem",
    "district",
    "order",
    "prize",
)
_COLUMN_OF: Final = {
    actions.ORDER: 10,
    actions.PLAY: 7,
    actions.GEM: 8,
    actions.RAISE: 8,
    actions.LOWER: 8,
    actions.RANK: 8,
    actions.DISTRICT: 9,
    actions.CLOSE: 5,
    actions.TO: 5,
    actions.FRONT: 3,
    actions.FAVOUR: 3,
    actions.SPECULATE: 8,
    actions.PRIZE: 11,
}


def feature_rows(meanings: list[int]) -> list[list[int]]:
    """Return the rows of packed meanings (`engine.actions.MEANINGS`)."""
    rows = []
    for meaning in meanings:
        kind, a, b, c = meaning & 255, meaning >> 8 & 255, meaning >> 16 & 255, meaning >> 24
        row = [0] * len(FEATURES)
        row[0] = 1 + kind
        if kind == actions.BID:
            row[3], row[4] = 1 + a, 1 + b
        elif kind == actions.PLACE:
            row[1], row[2], row[3], row[5] = 1 + a // 2, 1 + a % 2, 1 + b, 1 + c
        elif kind in (actions.LOOK, actions.BROKER):
            row[5], row[6] = 1 + a, 1 + b
        elif kind in _COLUMN_OF:
            row[_COLUMN_OF[kind]] = 1 + a
        rows.append(row)
    return rows
