"""The sentence cache: facts, questions and options as JSON with their sentences, built once for all tables.

It is given only what a viewer may know (`HostedGame.known_facts`, `Game.options`), and exactly that is the key. So
nobody gets a sentence that was built for a viewer who knows more.
"""

import json
from functools import lru_cache
from typing import Any, Final

import msgspec

from kerys.engine.actions import N_ACTIONS, text_of
from kerys.engine.errors import KerysError
from kerys.server.encoding.cache import RecentCache
from kerys.server.protocol.common import Option
from kerys.views.facts import KnownFact, named_fact
from kerys.words import Words
from kerys.words.arguments import fact_arguments

_encode: Final = msgspec.json.Encoder().encode
# How many are cached in each language.
_CACHED_FACTS: Final = 4_000
_CACHED_QUESTIONS: Final = 2_000


def _ascii(value: Any) -> bytes:
    """Return JSON in ASCII: a text with one letter beyond it takes twice the room and several times as long to send."""
    return json.dumps(msgspec.to_builtins(value), separators=(",", ":")).encode()


class SentenceCache:
    """Facts, questions and options with their sentences in one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.words = Words(language)
        self._facts = RecentCache(_CACHED_FACTS)
        self._questions = RecentCache(_CACHED_QUESTIONS)
        self._options: list[bytes | None] = [None] * N_ACTIONS
        self._passes: dict[str, bytes] = {}

    def facts(self, facts: list[KnownFact], first: int, seats: int) -> bytes:
        """Return facts in order, numbered from `first`."""
        built = [b'{"number":%d,%b' % (n, self._fact(fact, seats)) for n, fact in enumerate(facts, first)]
        return b"[%b]" % b",".join(built)

    def _fact(self, fact: KnownFact, seats: int) -> bytes:
        """Return all of a fact but its number, which differs from game to game."""
        key = (fact, seats)
        built = self._facts.get(key)
        if built is None:
            data = named_fact(fact, 0, seats)
            arguments = fact_arguments(self.words.names, data)
            # Not words.fact, which would cache the sentence a second time.
            data["text"] = self.words.say(f"fact-{data['fact']}", **arguments)
            del data["number"]
            built = _ascii(data)[1:]
            self._facts.put(key, built)
        return built

    # Any: what is JSON already stands in a message where it would have a text or a list, and the encoder takes it.
    def question(self, about: dict[str, Any], viewer: int | None) -> Any:
        """Return what is asked, as a sentence to a viewer."""
        key = (viewer, _encode(about))
        built = self._questions.get(key)
        if built is None:
            built = _ascii(self.words.question(about, viewer))
            self._questions.put(key, built)
        return msgspec.Raw(built)

    def options(self, ids: list[int], about: dict[str, Any]) -> Any:
        """Return the possible answers with their labels; what `pass` means depends on the question."""
        built, asked = self._options, about["kind"]
        return msgspec.Raw(
            b"[%b]" % b",".join([built[id_] or self._option(id_, asked, about) for id_ in ids])
        )

    def _option(self, id_: int, asked: str, about: dict[str, Any]) -> bytes:
        text = text_of(id_)
        if text != "pass":
            built = self._options[id_] = _ascii(Option(text, self.words.option(text)))
        elif asked in self._passes:
            built = self._passes[asked]
        else:
            built = self._passes[asked] = _ascii(Option(text, self.words.option(text, about)))
        return built


@lru_cache
def _cache_of(language: str) -> SentenceCache:
    return SentenceCache(language)


def sentences_in(language: str) -> SentenceCache:
    """Return the cache of a language, or of English where there is no such language."""
    try:
        return _cache_of(language)
    except KerysError:
        return _cache_of("en")
