"""Player of the random games: answers mostly at random, with a preference that changes between games."""

from random import Random


class RandomPlayer:
    """Plain chance would pass with most cards, rarely use a border and hardly ever crowd a district."""

    def __init__(self, random: Random) -> None:
        self.random = random
        self.eager = random.random() < 0.5  # plays cards whenever possible
        self.varied = random.random() < 0.5  # all kinds of answers are equally likely, however many of each
        self.crowding = random.random() < 0.3  # most brokers into one district
        self.district = str(random.randint(1, 4))

    def pick(self, options: set[str]) -> str:
        texts = sorted(options)
        chance = self.random.random
        plays = [text for text in texts if text.startswith("play ")]
        if plays and self.eager and chance() < 0.8:
            return self.random.choice(plays)
        looks = [text for text in texts if text.startswith("look ")]
        if looks and len(looks) < len(texts) and chance() < 0.7:
            texts = [text for text in texts if not text.startswith("look ")]
        crowd = [text for text in texts if self._is_in_the_district(text)]
        if crowd and self.crowding and chance() < 0.7:
            texts = crowd
        if self.varied:
            kind = self.random.choice(sorted({_kind(text) for text in texts}))
            texts = [text for text in texts if _kind(text) == kind]
        return self.random.choice(texts)

    def _is_in_the_district(self, text: str) -> bool:
        place = text.rpartition(" ")[2]  # such as 2/palace, or 1-2/harbour for a border
        return "/" in place and self.district in place.partition("/")[0].split("-")


def _kind(text: str) -> str:
    """Answers of one kind differ only in value, district or colour."""
    letters = "".join(" " if letter.isdigit() else letter for letter in text)
    for colour in ("blue", "green", "yellow", "red"):
        letters = letters.replace(f"/{colour}", "")
    return letters
