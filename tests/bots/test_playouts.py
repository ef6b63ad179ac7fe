"""Playouts: nothing of one is left over for the next."""

from kerys import Game
from kerys.bots import bot
from kerys.bots.seat import ids_of
from kerys.search.playout import Player
from kerys.search.taste import Taste


def test_what_a_round_is_about_stays_the_same_from_playout_to_playout() -> None:
    """In the counting prizes are gone; a later playout must not believe that nothing is to be won."""
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
