"""One person at a table of bots: what happened, the table, the question, the answer, until it is over."""

import secrets
from typing import Final

from kerys.bots import Bot, bot
from kerys.cli.files import write_text
from kerys.cli.helping import help_about
from kerys.cli.menu import full_menu, meant, menu, some_of
from kerys.cli.screen import Screen
from kerys.engine.errors import BadAnswer, BadOptions, IllegalAnswer
from kerys.engine.pieces import PHASE_NAMES, SEAT_NAMES
from kerys.game import Game
from kerys.views.drawing import draw
from kerys.views.tokens import Labels
from kerys.words import Words

YOU: Final = "you"  # the name of the person in records
# Facts after which the table needs no drawing: it would look nearly the same.
_NOT_ON_THE_BOARD: Final = ("speculated", "bid-revealed", "order-taken")


def seat_of(game: Game, name: str | None) -> int:
    """The seat a person wants; if they do not say, the one they had in a loaded game, else the first."""
    had = [seat for seat, who in game.names.items() if who == YOU]
    seat = (had or [0])[0] if name is None else SEAT_NAMES.index(name)
    if seat >= game.seats:
        seats = ", ".join(SEAT_NAMES[: game.seats])
        raise BadOptions(f"there is no seat {name} with {game.seats} players; there are {seats}")
    return seat


def bots_for(game: Game, name: str, seed: int | None) -> list[Bot]:
    """A bot for every seat (a person's own stays idle)."""
    first = secrets.randbits(50) if seed is None else 8 * seed
    return [bot(name, first + seat) for seat in range(game.seats)]


def labels(words: Words) -> Labels:
    """What the drawn table says besides tokens, in the reader's language."""
    render = words.names.catalogue.render
    said = {name: render("play-table", {}, name) for name in words.names.catalogue.forms("play-table")}
    return said | {name: words.phase(name) for name in PHASE_NAMES if name}


def show_position(screen: Screen, words: Words, game: Game, viewer: int | None) -> None:
    """The table as a viewer sees it, and what is asked."""
    screen.draw(draw(game.view(viewer).data, screen.width, labels(words)))
    question = game.question
    screen.say(words.say("play-over") if question is None else words.question(question, viewer))


class Table:
    """One person at the table: tells what happened, shows the table, asks, until the game is over."""

    def __init__(self, game: Game, seat: int, bots: list[Bot], words: Words, record: str | None) -> None:
        self.game = game
        self.seat = seat
        self.bots = bots
        self.words = words
        self.record = record
        self.screen = Screen(words)
        self._told = self._round_began()  # facts the person has read, or need not read again

    def run(self) -> int:
        self._save()
        say = self.words.say
        self.screen.say(say("play-welcome", seat=self.words.seat(self.seat), players=self.game.seats))
        self.screen.say(say("play-hint"))
        while True:
            self._let_bots_answer()
            self._save()
            self._tell()
            if self.game.over:
                return self._finish()
            if not self._answer():
                return self._leave()
            self._save()

    # --- Others, news, the table ----------------------------------------------------------------------------
    def _let_bots_answer(self) -> None:
        """Everybody but the person answers, as long as somebody else is asked."""
        while others := [seat for seat in self.game.waiting if seat != self.seat]:
            seat = others[0]
            self.game.play(seat, self.bots[seat].choose(self.game.view(seat), self.game.ask(seat)))

    def _tell(self) -> None:
        """What happened since the person last read something; then the table, if others had a part in it."""
        news = self.game.facts(since=self._told, viewer=self.seat)
        self._told += len(news)
        if news:
            self.screen.say()
        for line in self.words.story(news):
            self.screen.say(line)
        me = SEAT_NAMES[self.seat]
        others = [fact for fact in news if fact.get("party") != me and fact["fact"] not in _NOT_ON_THE_BOARD]
        if others and not self.game.over:
            self._draw()

    def _draw(self) -> None:
        self.screen.say()
        self.screen.draw(draw(self.game.view(self.seat).data, self.screen.width, labels(self.words)))

    # --- Asking the person ----------------------------------------------------------------------------------
    def _answer(self) -> bool:
        """Ask until there is a legal answer, and play it; False if the person leaves."""
        question = self.game.question
        assert question is not None
        options = self.game.options(self.seat)
        self.screen.say()
        self.screen.say(self.words.question(question, self.seat))
        self.screen.offer(menu(self.words, question, options, self.game.view(self.seat)))
        while True:
            typed = self.screen.ask()
            if typed is None:
                self.screen.say(self.words.say("play-no-input"))
                return False
            if typed.lower() in ("quit", "exit", "q"):
                self.screen.say(self.words.say("play-left"))
                return False
            if not typed or self._command(typed):
                continue
            try:
                self.game.play(self.seat, self._legal(meant(self.words, typed, options), options))
                return True
            except BadAnswer as error:
                self.screen.say(self.words.error(error))

    def _legal(self, answer: str, options: list[str]) -> str:
        """The answer, if it is one of those offered; the game would refuse it too, but in English."""
        if answer in options:
            return answer
        some = some_of(self.words, options)
        raise IllegalAnswer(self.words.say("menu-illegal", typed=answer, some=some))

    def _command(self, typed: str) -> bool:
        """Do what is no answer; False if it was none of these."""
        command, _, rest = typed.lower().partition(" ")
        if command in ("help", "?"):
            for line in help_about(self.words, rest.strip(), self.game.settings):
                self.screen.say(line)
        elif typed.lower() == "table":
            self._draw()
        elif typed.lower() == "options":
            question = self.game.question
            assert question is not None
            options = self.game.options(self.seat)
            self.screen.offer(full_menu(self.words, question, options, self.game.view(self.seat)))
        elif command == "facts":
            self._retell(whole=rest.strip() == "all")
        else:
            return False
        return True

    def _retell(self, *, whole: bool) -> None:
        facts = self.game.facts(since=0 if whole else self._round_began(), viewer=self.seat)
        for line in self.words.story(facts):
            self.screen.say(line)

    def _round_began(self) -> int:
        """The number of the fact with which the current round began."""
        began = [fact["number"] for fact in self.game.facts() if fact["fact"] == "round-began"]
        return int(began[-1]) if began else 0

    # --- Keeping and leaving --------------------------------------------------------------------------------
    def _save(self) -> None:
        if self.record is not None:
            write_text(self.record, self.game.record)

    def _leave(self) -> int:
        if self.record is not None:
            self.screen.say(self.words.say("play-saved", file=self.record))
        return 0

    def _finish(self) -> int:
        self._draw()
        self.screen.say()
        self.screen.say(self.words.say("play-over"))
        view = self.game.view(None)
        parties = [*view["seats"], *([view["neutral"]] if view["neutral"] else [])]
        results = sorted(((p["points"], sum(p["gems"].values()), p["name"]) for p in parties), reverse=True)
        for points, gems, name in results:
            place = 1 + sum(other[:2] > (points, gems) for other in results)
            seat = self.words.seat(name)
            self.screen.say(self.words.say("play-result", place=place, seat=seat, points=points, gems=gems))
        return 0
