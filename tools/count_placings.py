"""Count where, and in which turn, searching bots place a broker of each value face down.

    python tools/count_placings.py --games 200 --bot ismcts --iterations 60

Prints the shares of the values 0 to 4 beside those that `src/kerys/search/guess.py` goes by. Put new ones in only
together with a measurement that they are better: `kerys arena` with the version before.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator

from kerys.bots import Budget, bot
from kerys.engine.errors import KerysError
from kerys.engine.tables import PLACE_NAMES
from kerys.game import Game
from kerys.search.guess import SHARES, kind_of_place

KINDS = ("harbour", "commercial area", "palace", "market")
TURNS = 4

Placing = tuple[int, int, int]  # kind of place, turn, value


def placings(game: Game, name: str, seed: int, iterations: int) -> Iterator[Placing]:
    """Play a game; what was placed face down in it."""
    players = [bot(name, seed=seed * game.seats + seat) for seat in range(game.seats)]
    while (question := game.question) is not None:
        seat = game.waiting[0]
        asked = game.ask(seat)
        answer = players[seat].choose(game.view(seat), asked, Budget(iterations=iterations))
        game.play(seat, answer)
        match answer.split():
            case ["place", value, "down", place] if question["kind"] == "place":
                yield int(kind_of_place(PLACE_NAMES.index(place))), question["turn"] - 1, int(value)


def shares(counted: Counter[Placing], kind: int, turn: int) -> list[float]:
    counts = [counted[kind, turn, value] for value in range(5)]
    return [n / max(1, sum(counts)) for n in counts]


def report(counted: Counter[Placing]) -> str:
    lines = [f"{'face down':16} turn {'counted: 0 to 4':29} {'goes by':29} brokers"]
    for kind, name in enumerate(KINDS):
        for turn in range(TURNS):
            first = (kind * TURNS + turn) * 5
            now = " ".join(f"{share:.2f} " for share in shares(counted, kind, turn))
            before = " ".join(f"{share:.2f} " for share in SHARES[first : first + 5])
            many = sum(counted[kind, turn, value] for value in range(5))
            lines.append(f"{name:16} {turn + 1:4} {now:29} {before:29} {many:7}")
    return "\n".join(lines)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Count where bots place brokers face down.")
    parser.add_argument("--games", type=int, default=200, help="games of four players to play (200)")
    parser.add_argument("--bot", default="ismcts", help="who plays on all seats (ismcts)")
    parser.add_argument("--iterations", type=int, default=60, help="of each decision (60)")
    parser.add_argument("--seed", type=int, default=1, help="of the first game (1)")
    chosen = parser.parse_args(arguments)
    counted: Counter[Placing] = Counter()
    try:
        for seed in range(chosen.seed, chosen.seed + chosen.games):
            counted.update(placings(Game(4, seed=seed), chosen.bot, seed, chosen.iterations))
    except KerysError as error:
        print(f"{error}.", file=sys.stderr)
        return 2
    print(report(counted))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
