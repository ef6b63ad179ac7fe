"""A match from beginning to end, or from where it was left."""

from collections.abc import Callable
from itertools import islice

from kerys.arena.executors import Executor
from kerys.arena.folder import Folder
from kerys.arena.plan import Plan, items, seatings
from kerys.arena.play import Played, play_item
from kerys.arena.standings import Standings
from kerys.arena.statistics import Sprt


def run_match(
    plan: Plan,
    sets: int,
    folder: Folder,
    executor: Executor,
    sprt: Sprt | None = None,
    tell: Callable[[Standings], None] = lambda standings: None,
) -> tuple[Standings, list[Played]]:
    """Play what the folder lacks, game by game in order, until all sets are there or the test has decided.

    The standings, and the games they count.
    """
    standings = Standings(plan, sprt)
    games: list[Played] = []
    limit = sets * len(seatings(plan))
    for played in folder.played[:limit]:
        games.append(played)
        if standings.add(played) and standings.decided:
            return standings, games
    tell(standings)
    results = executor.run(play_item, islice(items(plan, sets), len(games), None))
    try:
        for played in results:
            folder.add(played)
            games.append(played)
            if standings.add(played):
                tell(standings)
                if standings.decided:
                    break
    finally:
        close = getattr(results, "close", None)
        if close is not None:
            close()
    return standings, games
