"""A match from beginning to end, or from where it was left."""

from collections.abc import Callable, Generator, Iterable
from dataclasses import replace

from kerys.arena.executors import Executor
from kerys.arena.folder import Folder
from kerys.arena.plan import Item, Plan, items
from kerys.arena.play import Played, play_item
from kerys.arena.standings import Standings
from kerys.arena.statistics import Sprt


def played_in_order(
    works: Iterable[Item], folder: Folder, executor: Executor
) -> Generator[Played, None, None]:
    """The games of these items: what the folder has, then what is played now and kept there.

    Close the generator to stop; then nothing goes on playing.
    """
    left = iter(works)
    for played, _ in zip(folder.played, left, strict=False):
        yield played
    results = executor.run(play_item, left)
    try:
        for played in results:
            folder.add(played)
            yield replace(played, record="")  # it is in the archive now, and many would fill the memory
    finally:
        close = getattr(results, "close", None)  # a plain iterator has nothing that goes on
        if close is not None:
            close()


def run_match(
    plan: Plan,
    sets: int,
    folder: Folder,
    executor: Executor,
    sprt: Sprt | None = None,
    tell: Callable[[Standings, int], None] = lambda standings, games: None,
) -> tuple[Standings, list[Played]]:
    """Play until all sets are there or the test has decided: the standings, and the games they count.

    `tell` hears after every game where the match stands, and how many games there are.
    """
    standings = Standings(plan, sprt)
    games: list[Played] = []
    playing = played_in_order(items(plan, sets), folder, executor)
    try:
        for played in playing:
            games.append(played)
            whole = standings.add(played)
            tell(standings, len(games))
            if whole and standings.decided:
                break
    finally:
        playing.close()
    return standings, games
