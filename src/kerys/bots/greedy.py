"""`greedy`: takes what looks best at this moment, by rules of thumb.

It values a placing by how much likelier it makes a prize; each broker value has a price, so that a 4 is not
spent on a black gem that a 2 would win. The other questions have a small rule each.
"""

from collections.abc import Callable, Sequence
from typing import Final

from kerys.bots.base import Question
from kerys.bots.table import BLACK, GEM, Table
from kerys.engine.chance import BOT, Rng
from kerys.views.project import COLOUR_NAMES, View

_PRICES: Final = (0.0, 0.7, 1.6, 2.8, 4.2)  # what it costs to have a broker of each value bound somewhere
# Characters that are better kept than played by rules of thumb.
_RARELY: Final = frozenset(("rogue", "captain", "financier", "royal-guard"))

# --- Scores of answers, by what is asked ------------------------------------------------------------------

Score = Callable[[Table, Question, Sequence[str]], float]


def _nothing(table: Table, question: Question, words: Sequence[str]) -> float:
    return 0.0


def _bid(table: Table, question: Question, words: Sequence[str]) -> float:
    low, high = int(words[1]), int(words[2])
    return -abs(low + high - 4) - 0.3 * (_PRICES[low] + _PRICES[high])


def _order(table: Table, question: Question, words: Sequence[str]) -> float:
    return float(words[1])  # to see first what the others do


def _place(table: Table, question: Question, words: Sequence[str]) -> float:
    """A placing by its gain less the broker's price; a look only when there is something to see."""
    if words[0] == "look":
        return 50.0 if question.get("turn", 0) >= 3 else -50.0
    *_, value, face, place = words
    number = int(value)
    bluff = 0.2 if (face == "down") == (number in (0, 4)) else 0.0
    return table.gain(place, number) - 0.8 * _PRICES[number] + bluff


def _neutral(table: Table, question: Question, words: Sequence[str]) -> float:
    """The neutral's brokers go where others lead."""
    sums = table.sums.get(words[4], {})
    ahead = max(sums.get(other, 0.0) for other in table.others) - 2 * sums.get(table.me, 0.0)
    return int(words[2]) * ahead - (0.5 if words[4].startswith("market/") else 0.0)


def _window(table: Table, question: Question, words: Sequence[str]) -> float:
    if words[0] == "pass":
        return 0.0
    if words[0] == "look" or words[1] in _RARELY:
        return -1.0
    if words[1] == "merchant":
        return sum(table.chance(f"{number}/commercial") for number in table.districts) - 1.2
    return 1.0


def _look(table: Table, question: Question, words: Sequence[str]) -> float:
    return 0.0 if words[0] == "pass" else -1.0


def _gem(table: Table, question: Question, words: Sequence[str]) -> float:
    return table.gem(words[1])


def _quotation(table: Table, question: Question, words: Sequence[str]) -> float:
    return table.interest(words[1]) * (-1.0 if words[0] == "lower" else 1.0)


def _side(table: Table, question: Question, words: Sequence[str]) -> float:
    broker = table.broker(f"{question['place']}/{question['n']}")
    return table.gain(words[1], table.value_of(broker))


def _prize(table: Table, question: Question, words: Sequence[str]) -> float:
    return {"gems": 2 * GEM, "black": BLACK, "points": 3.0}[words[1]]


def _front(table: Table, question: Question, words: Sequence[str]) -> float:
    return -_PRICES[int(words[1])]


def _favour(table: Table, question: Question, words: Sequence[str]) -> float:
    return -abs(int(words[1]) - 2.8)


def _speculation(table: Table, question: Question, words: Sequence[str]) -> float:
    if words[1] == "none":
        return 0.0
    quotations = table.view["quotations"]
    lead = quotations[words[1]] - max(quotations[name] for name in COLOUR_NAMES if name != words[1])
    return float(lead + table.view["round"] - 4)


# --- … and by which character asks ------------------------------------------------------------------------


def _alchemist(table: Table, question: Question, words: Sequence[str]) -> float:
    if words[0] == "pass":
        return -3.5
    return -table.gem(words[1]) if question["stage"] == 0 else table.gem(words[1])


def _herald(table: Table, question: Question, words: Sequence[str]) -> float:
    if question["stage"] == 0:
        return -table.loss(table.broker(words[1]))
    return table.gain(words[1], table.value_of(table.broker(question["before"])))


def _magician(table: Table, question: Question, words: Sequence[str]) -> float:
    broker = table.broker(words[1])
    if question["stage"] == 0:
        return table.value_of(broker) - table.loss(broker)
    more = table.value_of(table.broker(question["before"])) - table.value_of(broker)
    return table.gain(broker["place"], more) if more > 0 else -1.0


def _mercenary(table: Table, question: Question, words: Sequence[str]) -> float:
    broker = table.broker(words[1])
    return table.gain(broker["place"], 5.0 - table.value_of(broker))


def _monk(table: Table, question: Question, words: Sequence[str]) -> float:
    if words[0] == "pass":
        return 0.0
    broker = table.broker(words[1])
    return table.value_of(broker) - table.loss(broker)


def _queen(table: Table, question: Question, words: Sequence[str]) -> float:
    return table.prize(words[1]) * (table.chance(words[1]) - 0.3)


def _customs_officer(table: Table, question: Question, words: Sequence[str]) -> float:
    return 0.0 if words[1] == "white" else -table.interest(words[1])


def _professor(table: Table, question: Question, words: Sequence[str]) -> float:
    place = f"{words[1]}/"
    brokers = [b for b in table.view["brokers"] if b["owner"] == table.me and b["place"].startswith(place)]
    return len(brokers) * (1.0 - table.chance(f"district {words[1]}"))


def _rogue(table: Table, question: Question, words: Sequence[str]) -> float:
    return _prize(table, question, words) if words[0] == "prize" else -table.gem(words[1])


_SCORES: Final[dict[str, Score]] = {
    "speculation": _speculation,
    "bid": _bid,
    "favour": _favour,
    "order": _order,
    "window": _window,
    "reaction": _window,
    "place": _place,
    "front": _front,
    "neutral": _neutral,
    "last-look": _look,
    "side": _side,
    "gem": _gem,
    "colour": _gem,
    "prize": _prize,
    "rank": _quotation,
    "highest-bidder": _quotation,
}
_CARD_SCORES: Final[dict[str, Score]] = {
    "alchemist": _alchemist,
    "banker": _quotation,
    "herald": _herald,
    "jeweller": _gem,
    "magician": _magician,
    "mercenary": _mercenary,
    "queen": _queen,
    "customs-officer": _customs_officer,
    "royal-guard": _place,
    "investor": _quotation,
    "monk": _monk,
    "professor": _professor,
    "rogue": _rogue,
}


class GreedyBot:
    """Takes the answer with the best score; among about equal ones its own generator decides."""

    def __init__(self, seed: int) -> None:
        self._rng = Rng(seed, BOT)

    def choose(self, view: View, question: Question, options: Sequence[str]) -> str:
        table = Table(view)
        kind = question["kind"]
        score = _CARD_SCORES.get(question["card"], _nothing) if kind == "card" else _SCORES[kind]
        scores = [score(table, question, text.split()) + 0.02 * int(self._rng.below(8)) for text in options]
        return options[scores.index(max(scores))]
