"""The guided first round, from a recorded game and the real engine: `python -m tools.make_first_game`.

The record lies in src/kerys/web/first_game/record.txt; this writes steps.json beside it: what is said and shown, one
step after the other, and what the reader (blue) is to do. A test fails when it is out of date.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from kerys import Game
from kerys.server.domain.accounting import accounting_of
from kerys.server.domain.replay import answers_of

FOLDER: Final = Path(__file__).parent.parent / "src/kerys/web/first_game"
READER: Final = "blue"
LAST_TURN: Final = 4
AREAS: Final = ("harbour", "commercial", "palace")

Data = dict[str, Any]


class Guide:
    """Plays the record and collects the steps."""

    def __init__(self, record: str) -> None:
        self.whole = Game.from_record(record)
        self.answers = answers_of(self.whole)
        self.game = Game.from_record(_beginning(record))
        self.steps: list[Data] = []
        self._facts_returned = 0

    def step(self, *say: Data, **more: Any) -> None:
        """Add a step: sentences by message and arguments, the action to take, the parts to highlight."""
        self.steps.append({"say": list(say), "view": _shown(self.game), **more})

    def play(self) -> None:
        """Play the record's next answer."""
        seat, text = self.answers[self.game_answers]
        self.game.play(seat, text)

    @property
    def game_answers(self) -> int:
        return len(answers_of(self.game))

    def play_until_reader(self) -> None:
        """Play the others' answers, up to the reader's next question."""
        while READER not in self.question["waiting"]:
            self.play()

    @property
    def question(self) -> Data:
        question = self.game.view(None)["question"]
        assert question is not None
        return dict(question)

    def facts(self) -> list[Data]:
        """Return the facts since the last call."""
        facts = self.game.facts(self._facts_returned)
        self._facts_returned = self.game.fact_count
        return [dict(fact) for fact in facts]

    def do(self, message: str, **args: Any) -> None:
        """Add a step that asks for the reader's next answer."""
        seat, text = self.answers[self.game_answers]
        self.step(_say(message, **args), do=text, options=self.game.options(seat))
        self.play()


def steps(record: str) -> list[Data]:
    guide = Guide(record)
    _beginning_steps(guide)
    _placing_steps(guide)
    _city_steps(guide)
    _market_steps(guide)
    _end_steps(guide)
    return guide.steps


def _beginning_steps(guide: Guide) -> None:
    guide.step(_say("welcome"))
    guide.step(_say("city"), light=[f"1/{area}" for area in AREAS])
    guide.step(_say("ships"))
    guide.step(_say("market"), light=[f"market/{row}/{gem}" for row in (1, 2, 3) for gem in ("blue", "red")])
    guide.step(_say("brokers"))
    bid = next(text for seat, text in guide.answers if seat == 0).split()
    guide.do("bid", value=int(bid[1]), value2=int(bid[2]))
    guide.facts()
    while guide.question["kind"] == "bid":
        guide.play()
    bids = [fact for fact in guide.facts() if fact["fact"] == "bid-revealed"]
    totals = [[fact["party"], fact["value"] + fact["value2"]] for fact in bids]
    guide.step(_say("bids", totals=sorted(totals, key=lambda one: -one[1])))
    guide.play_until_reader()
    guide.do("order")
    while guide.question["kind"] == "order":
        guide.play()
    guide.step(_say("ordered"))


def _placing_steps(guide: Guide) -> None:
    for turn in range(1, LAST_TURN + 1):
        guide.play_until_reader()
        guide.step(_say("others", turn=turn))
        while READER in guide.question["waiting"]:
            _, text = guide.answers[guide.game_answers]
            _, value, face, place = text.split()
            guide.do(f"turn-{turn}-{guide.question['placing']}", value=int(value), face=face, place=place)
    guide.facts()
    while guide.question["kind"] == "place":
        guide.play()
    guide.step(_say("placed"))


def _city_steps(guide: Guide) -> None:
    facts = guide.facts()
    for district in range(1, 5):
        contest = _contest(facts, "district", district)
        guide.step(_say("district", district=district), *_won(contest, "district"), district=district)
        while guide.question["kind"] == "gem" and guide.question["source"].get("district") == district:
            if READER in guide.question["waiting"]:
                wanted = guide.answers[guide.game_answers][1].split()[1]
                guide.do("gem", left=guide.question["left"], gem=wanted)
            else:
                guide.play()
        facts = guide.facts()
        # The brokers have left by now, so the areas' points are explained over the previous picture.
        view = guide.steps[-1]["view"]
        sentences = [one for area in AREAS for one in _won(_contest(facts, area, district), area)]
        sentences += [_say("card", card=fact["card"]) for fact in facts if _is_won(fact, district)]
        guide.step(_say("areas", district=district), *sentences, district=district)
        guide.steps[-1]["view"] = view


def _market_steps(guide: Guide) -> None:
    facts = guide.game.facts()
    rows = [one for row in (1, 2, 3) for one in _won(_contest(facts, "row", row), "row", row=row)]
    guide.step(_say("rows"), *rows)
    guide.do("columns")
    moves = [fact for fact in guide.facts() if fact["fact"] == "quotation-moved"]
    sentences = [_say("moved", gem=fact["gem"], move=fact["move"], to=fact["quotation"]) for fact in moves]
    guide.step(_say("moves"), *sentences)
    guide.do("bidder")
    guide.step(_say("round"))


def _end_steps(guide: Guide) -> None:
    while guide.game.waiting:
        guide.play()
    accounting = msgspec.to_builtins(accounting_of(guide.game))
    guide.step(_say("end"), accounting=accounting)
    guide.step(_say("finish"), accounting=accounting)


# --- Sentences ----------------------------------------------------------------------------------------------------


def _say(message: str, **args: Any) -> Data:
    return {"id": f"first-game-{message}", **args}


def _contest(facts: list[Data], contest: str, where: int) -> list[Data]:
    standings = [fact for fact in facts if fact["fact"] == "stood" and fact["contest"] == contest]
    return sorted((fact for fact in standings if fact["where"] == where), key=lambda fact: int(fact["rank"]))


def _won(contest: list[Data], what: str, **more: Any) -> Iterator[Data]:
    """Return the standings of a contest, and the reason why the first is first."""
    if not contest:
        return
    totals = [[fact["party"], fact["sum"]] for fact in contest]
    first = contest[0]
    yield _say(f"won-{what}", seat=first["party"], totals=totals, why=first["tiebreak"], **more)


def _is_won(fact: Data, district: int) -> bool:
    return (fact["fact"], fact.get("district"), fact.get("party")) == ("card-won", district, READER)


# --- What is written ----------------------------------------------------------------------------------------------


def _shown(game: Game) -> Data:
    """Return the reader's view without the fields no picture needs."""
    view: Data = json.loads(game.view(0).to_json())
    for broker in view["brokers"]:
        for name in ("placer", "possible"):
            del broker[name]
    return view


def _beginning(record: str) -> str:
    """Return the record without its answers."""
    return record[: record.index("# round 1")] + "# round 1\nend 0 unfinished\n"


def written(steps: list[Data]) -> str:
    """Format the steps as text, one line each, so that diffs can be read."""
    lines = ",\n".join(json.dumps(step, separators=(",", ":")) for step in steps)
    return f"[\n{lines}\n]\n"


def main() -> None:
    record = (FOLDER / "record.txt").read_text(encoding="utf-8")
    (FOLDER / "steps.json").write_text(written(steps(record)), encoding="utf-8")


if __name__ == "__main__":
    main()
