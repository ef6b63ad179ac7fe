"""Words: everything the game says, in one language.

    >>> words = Words("en")
    >>> words.fact({"number": 0, "fact": "round-began", "round": 1})
    'Round 1 begins.'
    >>> words.option("place 3 up 2/harbour")
    'Place a 3 face up in harbour 2'

Facts and questions come in as a viewer knows them (`Game.facts`, `Game.question`), so nothing is hidden here.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from kerys.engine.errors import KerysError
from kerys.engine.pieces import SEAT_NAMES
from kerys.words import story
from kerys.words.arguments import contest, fact_arguments, option_arguments, question_arguments
from kerys.words.loading import DEFAULT_LANGUAGE
from kerys.words.names import ListStyle, Names, names, split_spot

_CACHED_FACTS: Final = 20_000  # cached sentences; far more than a few running games need


class Words:
    """The sentences of one language. Cheap to create: rendered text is cached and shared by language."""

    def __init__(self, language: str = DEFAULT_LANGUAGE) -> None:
        self.names: Names = names(language)
        self.language = language
        self._facts: dict[tuple[Any, ...], str] = _FACTS.setdefault(language, {})
        self._options: dict[tuple[str, str], str] = _OPTIONS.setdefault(language, {})

    # --- What happened, what is asked, what may be answered -----------------------------------------------
    def fact(self, fact: Mapping[str, Any]) -> str:
        """Return a fact as a sentence."""
        key = tuple(_hashable(value) for field, value in fact.items() if field != "number")
        sentence = self._facts.get(key)
        if sentence is None:
            sentence = self.say(f"fact-{fact['fact']}", **fact_arguments(self.names, fact))
            if len(self._facts) >= _CACHED_FACTS:
                self._facts.clear()
            self._facts[key] = sentence
        return sentence

    def facts(self, facts: Sequence[Mapping[str, Any]]) -> list[str]:
        """Return facts as sentences, one each."""
        return [self.fact(fact) for fact in facts]

    def story(self, facts: Sequence[Mapping[str, Any]]) -> list[str]:
        """Return facts as lines for a reader: similar facts are merged, results follow on the same line."""
        return story.story_lines(self, facts)

    def question(self, question: Mapping[str, Any], viewer: int | str | None = None) -> str:
        """Return a question, addressed to the viewer if they are asked, else about the others."""
        arguments = question_arguments(self.names, question)
        message = f"question-{question['kind']}"
        if _name(viewer) in question["waiting"]:
            if question["kind"] == "card":
                message = f"question-card-{question['card']}-{question['stage']}"
            return self.say(message, **arguments)
        waiting = question["waiting"]
        arguments["who"] = self.names.listed([self.seat(seat) for seat in waiting])
        arguments["many"] = len(waiting)
        return self.names.catalogue.render(message, arguments, "others")

    def option(self, text: str, question: Mapping[str, Any] | None = None) -> str:
        """Describe the effect of an answer; the meaning of `pass` depends on the question."""
        asked = question["kind"] if question is not None and text == "pass" else ""
        sentence = self._options.get((text, asked))
        if sentence is None:
            verb, arguments = option_arguments(self.names, text)
            if verb == "pass":
                arguments["asked"] = asked
            sentence = self._options[text, asked] = self.say(f"option-{verb}", **arguments)
        return sentence

    # --- Names --------------------------------------------------------------------------------------------
    def seat(self, name: int | str) -> str:
        return self.names.forms("seat", _name(name) or "")[""]

    def gem(self, name: str) -> str:
        return self.names.forms("gem", name)[""]

    def place(self, name: str) -> str:
        return self.names.forms("place", name)[""]

    def spot(self, text: str) -> str:
        """Return the name of a broker on the board: `1/palace/2`, `market/2/red`, `throne/blue/1`."""
        return self.names.spot(*split_spot(text))[""]

    def contest(self, name: str, where: int | str | None) -> str:
        return contest(self.names, name, where)

    def phase(self, name: str) -> str:
        return self.names.forms("phase", name)[""]

    def window(self, name: str) -> str:
        """Return the window in which a character is played: `W1` to `W5`, `R`, `at once`, `kept`."""
        return self.names.forms("window", name)[""]

    def card(self, name: str) -> str:
        return self.names.forms("card", name)[""]

    def card_effect(self, name: str) -> str:
        return self.names.forms("card", name)["effect"]

    def card_details(self, name: str) -> str:
        """Return the details of a card that its short text leaves out."""
        return self.names.forms("card", name)["details"]

    def event(self, name: str) -> str:
        return self.names.forms("event", name)[""]

    def event_effect(self, name: str) -> str:
        return self.names.forms("event", name)["effect"]

    def event_details(self, name: str) -> str:
        return self.names.forms("event", name)["details"]

    # --- Everything else ----------------------------------------------------------------------------------
    def error(self, error: KerysError) -> str:
        """Return an error as one sentence with a capital letter and a full stop."""
        text = str(error).strip()
        ended = text if text.endswith((".", "!", "?")) else f"{text}."
        is_word = ended.partition(" ")[0].isalpha()  # the name of a file stays as it is
        return ended[:1].upper() + ended[1:] if is_word else ended

    def say(self, message: str, /, **arguments: Any) -> str:
        """Return any message of the catalogue."""
        return self.names.catalogue.render(message, arguments)

    def listed(self, items: Sequence[str], style: ListStyle = "standard") -> str:
        return self.names.listed(items, style)


# Rendered sentences, by language.
_FACTS: Final[dict[str, dict[tuple[Any, ...], str]]] = {}
_OPTIONS: Final[dict[str, dict[tuple[str, str], str]]] = {}


def _hashable(value: Any) -> Any:
    return tuple(value.items()) if isinstance(value, dict) else value


def _name(seat: int | str | None) -> str | None:
    return SEAT_NAMES[seat] if isinstance(seat, int) else seat
