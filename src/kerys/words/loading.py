"""The Fluent catalogues: one folder per language under `catalogue/`, every file of it in one bundle."""

from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentInt

from kerys.engine.errors import KerysError

CATALOGUE: Final = files("kerys.words").joinpath("catalogue")
DEFAULT_LANGUAGE: Final = "en"
# Long texts that only the page shows, or nearly so.
ONLY_THE_PAGE: Final = frozenset(("page.ftl", "pictures.ftl", "rules.ftl"))

Arguments = dict[str, Any]


def languages() -> list[str]:
    """Return the two-letter codes of the languages that have a catalogue."""
    return sorted(folder.name for folder in CATALOGUE.iterdir() if folder.is_dir())


def sources(language: str) -> dict[str, str]:
    """Return the texts of a language's files, by file name."""
    files = [file for file in CATALOGUE.joinpath(language).iterdir() if file.name.endswith(".ftl")]
    return {file.name: _text(file) for file in sorted(files, key=lambda file: file.name)}


def _text(file: Traversable) -> str:
    return file.read_text(encoding="utf-8")


class Number(FluentInt):
    """An integer that caches its text in each language, because Fluent formats numbers slowly."""

    def format(self, locale: Locale) -> str:
        return _written(int(self), locale)


@lru_cache(10_000)
def _written(number: int, locale: Locale) -> str:
    return str(FluentInt(number).format(locale))


_number: Final = lru_cache(10_000)(Number)


class Catalogue:
    """The messages of one language. A message has a value and forms (Fluent calls them attributes).

    Messages without a translation fall back to the default language.
    """

    def __init__(self, language: str) -> None:
        if language not in languages():
            raise KerysError(
                f"there are no words in the language “{language}”; there are {', '.join(languages())}"
            )
        self.language = language
        # Not isolating: its marks around inserted text are for mixed writing directions; terminals show them.
        self._bundle = FluentBundle([language], use_isolating=False)
        self._later: list[str] = []
        for file, text in sources(language).items():
            if file in ONLY_THE_PAGE:
                self._later.append(text)
            else:
                self._bundle.add_resource(FluentResource(text))

    def forms(self, message: str) -> list[str]:
        """Return the names of a message's forms besides its plain value."""
        if not self._has(message):
            return catalogue(DEFAULT_LANGUAGE).forms(message)
        return list(self._bundle.get_message(message).attributes)

    def render(self, message: str, arguments: Arguments, form: str = "") -> str:
        """Return a message, or one of its forms, with its variables filled in."""
        if not self._has(message):
            return catalogue(DEFAULT_LANGUAGE).render(message, arguments, form)
        entry = self._bundle.get_message(message)
        pattern = entry.attributes[form] if form else entry.value
        if pattern is None:
            raise LookupError(f"the message {message} has no text of its own")
        filled_in = {name: _number(one) if type(one) is int else one for name, one in arguments.items()}
        # Same as `format_pattern`, which would first convert our cached numbers into plain ones.
        environment = ResolverEnvironment(
            context=self._bundle, errors=[], current=CurrentEnvironment(args=filled_in)
        )
        text = pattern(environment)
        if environment.errors:
            raise LookupError(f"the message {message} cannot be rendered: {environment.errors[0]}")
        return str(text)

    def _has(self, message: str) -> bool:
        """Return True if the language has the message; in the default one a missing message is an error."""
        if self._bundle.has_message(message):
            return True
        later, self._later = self._later, []
        for text in later:  # parsing is slow, and most programs never need these
            self._bundle.add_resource(FluentResource(text))
        return self._bundle.has_message(message) or self.language == DEFAULT_LANGUAGE


@lru_cache
def catalogue(language: str) -> Catalogue:
    """Return a language's catalogue, read once and cached."""
    return Catalogue(language)
