"""Questions: the referee's rules are generators that yield what they ask and are sent what was answered."""

from collections.abc import Generator
from dataclasses import dataclass
from typing import TypeVar

Answers = dict[int, str]
T = TypeVar("T")


@dataclass(frozen=True)
class Asked:
    """The open question: the options of each seat that has a choice (several seats: a sealed question)."""

    options: dict[int, list[str]]


Flow = Generator[Asked, Answers, T]


def ask(seat: int, options: list[str]) -> Flow[str]:
    """One seat's decision; with a single option it is not asked."""
    if len(options) == 0 or len(set(options)) != len(options):
        raise ValueError(f"seat {seat} was given no options, or one twice: {options}")
    if len(options) == 1:
        return options[0]
    answers = yield Asked({seat: options})
    return answers[seat]


def ask_all(options: dict[int, list[str]]) -> Flow[Answers]:
    """A sealed question to several seats; those with a single option are not asked."""
    answers = {seat: texts[0] for seat, texts in options.items() if len(texts) == 1}
    open_questions = {seat: texts for seat, texts in options.items() if len(texts) > 1}
    if open_questions:
        answers.update((yield Asked(open_questions)))
    return answers


def ask_word(seat: int, verb: str, words: list[str]) -> Flow[str]:
    """Ask for `verb WORD` and answer with the word alone."""
    text = yield from ask(seat, [f"{verb} {word}" for word in words])
    return text.removeprefix(f"{verb} ")
