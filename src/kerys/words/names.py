"""Names of seats, gems, cards, events, places and brokers, in every form the language has for them."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Final, Literal

from babel.lists import format_list

from kerys.engine.tables import AREA_NAMES, PLACE_NAMES
from kerys.words.loading import Arguments, Catalogue, catalogue

# The messages for places, by a part of the place's name in the notation.
_BETWEEN: Final = {"harbour": "place-harbours", "commercial": "place-commercials", "palace": "place-palaces"}

# The regional variant of a language. British lists have no comma before the “and”.
_LOCALES: Final = {"en": "en_GB"}

Forms = Mapping[str, str]
ListStyle = Literal["standard", "unit"]


class Names:
    """Names of things in one language; each is rendered once and cached."""

    def __init__(self, language: str) -> None:
        self.catalogue: Catalogue = catalogue(language)
        self._forms: dict[tuple[str, str], Forms] = {}
        self._spots: dict[tuple[str, int], Forms] = {}

    def forms(self, kind: str, name: str) -> Forms:
        """Return a thing's name in all forms: "" is the plain one, `of`, `at`, … the others."""
        forms = self._forms.get((kind, name))
        if forms is None:
            if kind == "place":
                message, arguments = self._place(name)
            else:
                message, arguments = f"{kind}-{name.replace(' ', '-')}", {}
            forms = self._forms[kind, name] = self._all_forms(message, arguments)
        return forms

    def spot(self, place: str, n: int) -> Forms:
        """Return the name of one broker on the board, by its place and order of arrival."""
        forms = self._spots.get((place, n))
        if forms is None:
            if place.startswith("throne/"):
                owner = variables("seat", self.forms("seat", place.split("/")[1]))
                forms = self._all_forms("spot-throne", {"n": n, **owner})
            else:
                message = "spot-only" if place.startswith("market/") else "spot-numbered"
                forms = self._all_forms(message, {"n": n, **variables("place", self.forms("place", place))})
            self._spots[place, n] = forms
        return forms

    def listed(self, items: Sequence[str], style: ListStyle = "standard") -> str:
        """Join items as the language joins a list: `Blue, Orange and Violet`; `unit`: only with commas."""
        if style == "unit":  # the comma is the same in all our languages
            return ", ".join(items)
        locale = _LOCALES.get(self.catalogue.language, self.catalogue.language)
        return format_list(items, locale=locale)

    def _all_forms(self, message: str, arguments: Arguments) -> Forms:
        render = self.catalogue.render
        forms = {form: render(message, arguments, form) for form in self.catalogue.forms(message)}
        return {"": render(message, arguments), **forms}

    def _place(self, name: str) -> tuple[str, Arguments]:
        """Return the message for a place and its variables: district, row, column, seat."""
        first, *rest = name.split("/")
        if first == "market":
            return "place-market", {"row": int(rest[0]), **variables("column", self.forms("gem", rest[1]))}
        if first == "smuggling":
            return "place-smuggling", {"number": int(rest[0])}
        if first == "throne":
            return "place-throne", variables("seat", self.forms("seat", rest[0]))
        districts = [int(number) for number in first.split("-")]
        if len(districts) == 2:
            return _BETWEEN[rest[0]], {"district": districts[0], "district2": districts[1]}
        return f"place-{rest[0]}", {"district": districts[0]}


def variables(name: str, forms: Forms) -> Arguments:
    """Return a thing's forms as variables: `$party`, `$party-of`, …"""
    return {f"{name}-{form}" if form else name: text for form, text in forms.items()}


def place_messages() -> list[str]:
    """Return the messages that name the places of the board."""
    inside = [f"place-{first}-{second}" for first, second in pairwise(AREA_NAMES)]
    areas = [f"place-{area}" for area in AREA_NAMES]
    return [*areas, *inside, *_BETWEEN.values(), "place-market", "place-smuggling", "place-throne"]


def split_spot(text: str) -> tuple[str, int]:
    """Split a broker into place and order of arrival: `1/palace/2`, `market/2/red`, `throne/blue/1`."""
    if text in PLACE_NAMES:
        return text, 1
    place, _, n = text.rpartition("/")
    return place, int(n)


@lru_cache
def names(language: str) -> Names:
    """Return the names of a language, shared by all its readers."""
    return Names(language)
