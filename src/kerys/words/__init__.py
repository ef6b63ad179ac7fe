"""Words: facts, questions, answers, cards and events as sentences in the reader's language."""

from kerys.words.loading import languages
from kerys.words.sentences import Words

__all__ = ["Words", "languages"]
