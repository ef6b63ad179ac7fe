"""Random games for the tests of records and scenarios, some beginning with many characters in hand."""

import random
from collections.abc import Iterator

from kerys.engine.cards import PALACE_CARD_NAMES
from kerys.engine.cards.numbers import KING, PRINCE
from kerys.engine.chance import deal
from kerys.engine.options import Options, rules_of
from kerys.engine.pieces import SEAT_NAMES
from kerys.game import Game
from kerys.records.settings import option_lines
from tests.laws.combinations import combinations, scaled


def some_games(compiled: int, interpreted: int, *, seed: int) -> Iterator[tuple[Game, random.Random]]:
    """New games over the combinations of options, others for each seed; every other one is rich."""
    chosen = combinations()
    random.Random(seed).shuffle(chosen)
    for n in range(scaled(compiled, interpreted)):
        options = chosen[n % len(chosen)]
        rng = random.Random(1000 * seed + n)
        yield (rich_game(options, rng) if n % 2 else new_game(options, rng)), rng


def new_game(options: Options, rng: random.Random) -> Game:
    return Game.from_deal(options, deal(rules_of(options), rng.getrandbits(40)))


def rich_game(options: Options, rng: random.Random) -> Game:
    """A game that begins with as many characters in hand as the stacks can spare, so that rare cards meet."""
    rules = rules_of(options)
    cards = [card for card in rules.characters if card not in (KING, PRINCE)]
    spare = min(len(rules.characters) - 3 * rules.districts, len(cards))
    held: dict[int, list[str]] = {seat: [] for seat in range(rules.seats)}
    for card in rng.sample(cards, spare):
        held[rng.randrange(rules.seats)].append(PALACE_CARD_NAMES[card])
    lines = ["kerys scenario 1", *option_lines(options), "start", f"seed {rng.randrange(99999)}"]
    for seat, names in held.items():
        gems = ", ".join(f"{gem} {rng.randrange(4)}" for gem in ("blue", "green", "yellow", "red", "black"))
        lines.append(f"{SEAT_NAMES[seat]} cards {' '.join(names) or 'none'}; gems {gems}")
    return Game.from_scenario("\n".join(lines))


def play_one(game: Game, rng: random.Random) -> None:
    """One answer of any seat that owes one; characters are played more often than chance would."""
    seat = rng.choice(game.waiting)
    options = game.options(seat)
    cards = [text for text in options if text.startswith("play ")]
    game.play(seat, rng.choice(cards if cards and rng.random() < 0.6 else options))


def played(game: Game, rng: random.Random, answers: int = 10_000) -> Game:
    for _ in range(answers):
        if not game.over:
            play_one(game, rng)
    return game
