"""What can go wrong, each with a sentence that says what was wrong and what would be right.

KerysError
├── BadOptions      settings that do not exist or that the rules exclude
├── BadAnswer
│   ├── UnknownAnswer   not a sentence of the notation
│   └── IllegalAnswer   understood, but not allowed here
├── BadRecord       a record that cannot be read or no longer fits
└── BadScenario     a position that contradicts itself
"""


class KerysError(Exception):
    """The base of everything this package raises on purpose."""


class BadOptions(KerysError):
    """Settings that do not exist or that the rules exclude."""


class BadAnswer(KerysError):
    """An answer that was not taken; the game stands as it did before."""


class UnknownAnswer(BadAnswer):
    """A text or number that is not in the table of answers."""


class IllegalAnswer(BadAnswer):
    """An answer that the rules do not allow here, or from this seat."""


class BadRecord(KerysError):
    """A record that cannot be read, or that no longer fits at one of its lines."""


class BadScenario(KerysError):
    """A position whose text cannot be read or that contradicts itself."""
