"""Presses: facts and questions as JSON, where what was made once serves all who may know it.

They get only what a viewer may know (`Game.known_facts`, `Game.options`), and what they keep is found by exactly that,
so nobody is handed what was made for somebody who knows more.
"""

import json
from functools import lru_cache
from typing import Any, Final

import msgspec

from kerys.engine.actions import N_ACTIONS, text_of
from kerys.server.encoding.cache import Kept
from kerys.server.protocol.common import Option
from kerys.views.facts import KnownFact, told
from kerys.words import Words
from kerys.words.arguments import fact_arguments

_encode: Final = msgspec.json.Encoder().encode
# How much is kept for the next reader, in each language.
_KEPT_FACTS: Final = 4_000
_KEPT_QUESTIONS: Final = 2_000


def _plain(value: Any) -> bytes:
    """JSON in ASCII alone: a text with one letter beyond it takes twice the room and several times as long to send."""
    return json.dumps(msgspec.to_builtins(value), separators=(",", ":")).encode()


class WordPress:
    """Facts, questions and options with their sentences in one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.words = Words(language)
        self._facts = Kept(_KEPT_FACTS)
        self._questions = Kept(_KEPT_QUESTIONS)
        self._options: list[bytes | None] = [None] * N_ACTIONS
        self._passes: dict[str, bytes] = {}

    def facts(self, facts: list[KnownFact], first: int, seats: int) -> bytes:
        """Facts in order, numbered from the first."""
        made = [b'{"number":%d,%b' % (n, self._fact(fact, seats)) for n, fact in enumerate(facts, first)]
        return b"[%b]" % b",".join(made)

    def _fact(self, fact: KnownFact, seats: int) -> bytes:
        """All of a fact but its number, which differs from game to game."""
        key = (fact, seats)
        made = self._facts.get(key)
        if made is None:
            data = told(fact, 0, seats)
            arguments = fact_arguments(self.words.names, data)
            # Not words.fact, which would keep the sentence a second time.
            data["text"] = self.words.say(f"fact-{data['fact']}", **arguments)
            del data["number"]
            made = _plain(data)[1:]
            self._facts.put(key, made)
        return made

    # Any: what is JSON already stands in a message where it would have a text or a list, and the encoder takes it.
    def question(self, about: dict[str, Any], viewer: int | None) -> Any:
        """What is asked, as a sentence to a viewer."""
        key = (viewer, _encode(about))
        made = self._questions.get(key)
        if made is None:
            made = _plain(self.words.question(about, viewer))
            self._questions.put(key, made)
        return msgspec.Raw(made)

    def options(self, ids: list[int], about: dict[str, Any]) -> Any:
        """The answers that may be given, with their labels; what `pass` means depends on the question."""
        made, asked = self._options, about["kind"]
        return msgspec.Raw(b"[%b]" % b",".join([made[id_] or self._option(id_, asked, about) for id_ in ids]))

    def _option(self, id_: int, asked: str, about: dict[str, Any]) -> bytes:
        text = text_of(id_)
        if text != "pass":
            made = self._options[id_] = _plain(Option(text, self.words.option(text)))
        elif asked in self._passes:
            made = self._passes[asked]
        else:
            made = self._passes[asked] = _plain(Option(text, self.words.option(text, about)))
        return made


@lru_cache
def press(language: str) -> WordPress:
    """A language's press; refuses a language there is none of."""
    return WordPress(language)
