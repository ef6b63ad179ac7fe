"""Playouts: one playout does not affect the next."""

from kerys import Game
from kerys.bots import bot
from kerys.bots.seat import ids_of
from kerys.search.playout import Player
from kerys.search.taste import Taste


def test_scores_are_the_same_after_every_playout() -> None:
    """Counting takes the prizes away; a later playout must start with all of them again."""
    game = Game(players=4, seed=3)
    greedy = bot("greedy", 1)
    while (question := game.question) is not None and question["kind"] != "place":
        seat = game.waiting[0]
        asked = game.ask(seat)
        game.play(seat, greedy.choose(game.view(seat), asked))
    seat = game.waiting[0]
    known = game.known(seat)
    ids = ids_of(game.ask(seat))
    player = Player(known, seat, 1, Taste())

    def scores() -> list[float]:
        player.policy.look(known, seat)
        return [player.policy.score(known, seat, id) for id in ids]

    before = scores()
    for _ in range(5):
        player.play_on(player.imagine())
        assert scores() == before
