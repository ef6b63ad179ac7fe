"""Playing a match from the beginning, or resuming one from its folder."""

from collections.abc import Callable, Generator, Iterable
from dataclasses import replace

from kerys.arena.executors import Executor
from kerys.arena.folder import Folder
from kerys.arena.plan import Plan, PlannedGame, planned_games
from kerys.arena.play import GameResult, play_game
from kerys.arena.standings import Standings
from kerys.arena.statistics import Sprt


def results_in_order(
    planned: Iterable[PlannedGame], folder: Folder, executor: Executor
) -> Generator[GameResult, None, None]:
    """Yield the results already in the folder, then play the remaining games and store each of them.

    Closing the generator stops all games that are still running.
    """
    remaining = iter(planned)
    for result, _ in zip(folder.results, remaining, strict=False):
        yield result
    results = executor.run(play_game, remaining)
    try:
        for result in results:
            folder.add(result)
            yield replace(result, record="")  # it is in the archive now, and many would fill the memory
    finally:
        close = getattr(results, "close", None)  # a plain iterator has nothing to stop
        if close is not None:
            close()


def run_match(
    plan: Plan,
    sets: int,
    folder: Folder,
    executor: Executor,
    sprt: Sprt | None = None,
    on_game: Callable[[Standings, int], None] = lambda standings, games: None,
) -> tuple[Standings, list[GameResult]]:
    """Play until all sets are complete or the sequential test has decided; return standings and results.

    `on_game` is called after every game with the standings and the number of games so far.
    """
    standings = Standings(plan, sprt)
    results: list[GameResult] = []
    incoming = results_in_order(planned_games(plan, sets), folder, executor)
    try:
        for result in incoming:
            results.append(result)
            set_complete = standings.add(result)
            on_game(standings, len(results))
            if set_complete and standings.decided:
                break
    finally:
        incoming.close()
    return standings, results
