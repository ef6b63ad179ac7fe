"""Devices: the browser and system of a session, parsed from the user agent, by which people recognise their sessions.

Only these two names are stored, not the user agent. Sessions of older servers have its first 80 characters instead,
which mostly name the system, and are parsed in the same way.
"""

import re
from dataclasses import dataclass
from typing import Final

# The first that matches: most browsers also claim to be Chrome, and Chrome claims to be Safari.
_BROWSERS: Final = {
    "Edge": r"\bEdg(e|A|iOS)?/",
    "Opera": r"\b(OPR|OPT|Opera)/",
    "Vivaldi": r"\bVivaldi/",
    "Samsung Internet": r"\bSamsungBrowser/",
    "Firefox": r"\b(Firefox|FxiOS)/",
    "Chrome": r"(Chrome|\bCriOS|\bChromium)/",
    "Safari": r"\bVersion/.*\bSafari/",
}
# iPhones say that they are like a Mac, Android that it is a Linux.
_SYSTEMS: Final = {
    "Android": r"\bAndroid\b",
    "iOS": r"\b(iPhone|iPad|iPod)\b",
    "Windows": r"\bWindows\b",
    "ChromeOS": r"\bCrOS\b",
    "macOS": r"\bMac(intosh| OS X)\b",
    "Linux": r"\bLinux\b",
}


@dataclass(frozen=True)
class Device:
    """Names that are the same in every language; empty if unknown."""

    browser: str
    system: str

    @property
    def label(self) -> str:
        """The form that is stored."""
        return f"{self.browser}/{self.system}"


def device_of(text: str) -> Device:
    """Parse a user agent or the stored label of a session."""
    browser, _, system = text.partition("/")
    if browser in {"", *_BROWSERS} and system in {"", *_SYSTEMS}:
        return Device(browser, system)
    return Device(_first(_BROWSERS, text), _first(_SYSTEMS, text))


def _first(known: dict[str, str], text: str) -> str:
    return next((name for name, pattern in known.items() if re.search(pattern, text)), "")
