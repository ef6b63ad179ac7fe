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
    """The languages that have a catalogue, as their two-letter codes."""
    return sorted(folder.name for folder in CATALOGUE.iterdir() if folder.is_dir())


def sources(language: str) -> dict[str, str]:
    """The texts of a language's files, by file name."""
    found = [file for file in CATALOGUE.joinpath(language).iterdir() if file.name.endswith(".ftl")]
    return {file.name: _text(file) for file in sorted(found, key=lambda file: file.name)}


def _text(file: Traversable) -> str:
    return file.read_text(encoding="utf-8")


class Number(FluentInt):
    """A whole number. How it is written is worked out once in each language: it takes longer than all the rest."""

    def format(self, locale: Locale) -> str:
        return _written(int(self), locale)


@lru_cache(10_000)
def _written(number: int, locale: Locale) -> str:
    return str(FluentInt(number).format(locale))


_number: Final = lru_cache(10_000)(Number)


class Catalogue:
    """The messages of one language. A message has a value and forms (Fluent calls them attributes).

    What is not translated is said in the default language.
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
        """The names of a message's forms besides its plain value."""
        if not self._has(message):
            return catalogue(DEFAULT_LANGUAGE).forms(message)
        return list(self._bundle.get_message(message).attributes)

    def render(self, message: str, arguments: Arguments, form: str = "") -> str:
        """A message, or one of its forms, with its variables filled in."""
        if not self._has(message):
            return catalogue(DEFAULT_LANGUAGE).render(message, arguments, form)
        found = self._bundle.get_message(message)
        pattern = found.attributes[form] if form else found.value
        if pattern is None:
            raise LookupError(f"the message {message} has no text of its own")
        filled_in = {name: _number(one) if type(one) is int else one for name, one in arguments.items()}
        # What `format_pattern` does, which would make plain numbers of ours first.
        environment = ResolverEnvironment(
            context=self._bundle, errors=[], current=CurrentEnvironment(args=filled_in)
        )
        text = pattern(environment)
        if environment.errors:
            raise LookupError(f"the message {message} cannot be rendered: {environment.errors[0]}")
        return str(text)

    def _has(self, message: str) -> bool:
        """Whether it is in this language (always true of the default one: there a missing message is an error)."""
        if self._bundle.has_message(message):
            return True
        later, self._later = self._later, []
        for text in later:  # reading takes its time, and most programs never need these
            self._bundle.add_resource(FluentResource(text))
        return self._bundle.has_message(message) or self.language == DEFAULT_LANGUAGE


@lru_cache
def catalogue(language: str) -> Catalogue:
    """A language's catalogue; read once."""
    return Catalogue(language)
