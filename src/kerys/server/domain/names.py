"""Names and lines that people write: cleaned, and compared as eyes would compare them."""

import re
import unicodedata
from typing import Final

from kerys.server.domain.table import Table
from kerys.server.refusals import Refusal

_LONGEST_NAME: Final = 24
_MOST_MARKS: Final = 4  # upon one letter; no script needs more, and a pile of them covers other lines
# Letters and marks, says Unicode, but nobody sees them: with them two names would look the same.
_UNSEEN: Final = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180d\u180f\u2800\u3164\ufe00-\ufe0f\uffa0"
    "\U00016fe4\U0001d159\U000e0100-\U000e01ef]"
)
# Letters of other alphabets, and figures, that look like Latin ones.
_ALIKE: Final = str.maketrans(
    "\u0430\u0432\u0435\u043a\u043c\u043d\u043e\u0440\u0441\u0442\u0443\u0445\u0456\u0458\u0455\u04bb\u0501\u051b\u051d"
    "\u03b1\u03b2\u03b5\u03b7\u03b9\u03ba\u03bc\u03bd\u03bf\u03c1\u03c4\u03c5\u03c7\u0261\u0131i1|0"
    "\u0251\u0252\u0269\u026a\u028b\u028f\u0280\u0299\u0262\u029c\u029f\u0274"
    "\u04bd\u04cf\u0475\u0493\u0570\u0578\u057d\u0581\u0585\u0566"
    "\u1d00\u1d04\u1d05\u1d07\u1d0a\u1d0b\u1d0d\u1d0f\u1d18\u1d1b\u1d1c\u1d20\u1d21\u1d22",
    "abekmhopctyxljshdqwabenlkuvoptyxglllloaallvyrbghlnelvfhnugoqacdejkmoptuvwz",
)


def one_line(text: str, most: int) -> str:
    """Text of people without control characters, line breaks and piles of marks, and no longer than so many letters.

    The page shows it as text, never as markup.
    """
    letters: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", text):
        marks = marks + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        if marks <= _MOST_MARKS:
            letters.append(letter if letter.isprintable() else " ")
    return " ".join("".join(letters).split())[:most].strip()


def clean_name(name: str) -> str:
    cleaned = _cleaned(name, _LONGEST_NAME + 1)
    if len(cleaned) > _LONGEST_NAME:
        raise Refusal("long-name", f"A name has at most {_LONGEST_NAME} letters.")
    return cleaned


def _cleaned(name: str, most: int) -> str:
    cleaned = one_line(_UNSEEN.sub("", unicodedata.normalize("NFKC", name)), most)
    return "" if all(unicodedata.combining(letter) for letter in cleaned) else cleaned


def clean_login(login: str) -> str:
    """An account's name as it is kept. Too long ones once were cut, and whoever made one may still sign in with it."""
    name = unicodedata.normalize("NFKC", _cleaned(login, _LONGEST_NAME).casefold())
    if not name:
        raise Refusal("bad-name", "An account needs a name.")
    return name


def look(name: str) -> str:
    """What two names share that could be taken for each other."""
    parts = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    return "".join(letter for letter in parts.translate(_ALIKE) if letter.isalnum()) or name


def name_at(table: Table, person: str, name: str) -> str:
    """Somebody's name at a table, such that they cannot be taken for a player or the host.

    Seats of imported games have names without people.
    """
    taken = {look(seat.name) for seat in table.seats if not person or seat.person != person}
    if person != table.host:
        taken.add(look(table.host_name))
    number, own = 2, name
    while look(own) in taken:
        own = f"{name} {number}"
        number += 1
    return own
