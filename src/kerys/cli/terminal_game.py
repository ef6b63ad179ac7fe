"""A game of one person against bots in the terminal: facts, table, question and answer, until it is over."""

import secrets
from typing import Final

from kerys.bots import Bot, bot
from kerys.cli.files import write_text
from kerys.cli.help_topics import help_about
from kerys.cli.menu import full_menu, menu, parse_answer, some_of
from kerys.cli.screen import Screen
from kerys.engine.errors import BadAnswer, BadOptions, IllegalAnswer
from kerys.engine.pieces import PHASE_NAMES, SEAT_NAMES
from kerys.game import Game
from kerys.views.drawing import draw
from kerys.views.tokens import Labels
from kerys.words import Words

YOU: Final = "you"  # the name of the person in records
# Facts after which the table is not drawn again, because it looks nearly the same.
_NOT_ON_THE_BOARD: Final = ("speculated", "bid-revealed", "order-taken")


def seat_of(game: Game, name: str | None) -> int:
    """Return the named seat; without a name the person's seat in a loaded game, else the first one."""
    own_seats = [seat for seat, player in game.names.items() if player == YOU]
    seat = (own_seats or [0])[0] if name is None else SEAT_NAMES.index(name)
    if seat >= game.seats:
        seats = ", ".join(SEAT_NAMES[: game.seats])
        raise BadOptions(f"there is no seat {name} with {game.seats} players; there are {seats}")
    return seat


def bots_for(game: Game, name: str, seed: int | None) -> list[Bot]:
    """Create a bot for every seat (the one on the person's seat stays idle)."""
    first = secrets.randbits(50) if seed is None else 8 * seed
    return [bot(name, first + seat) for seat in range(game.seats)]


def labels(words: Words) -> Labels:
    """Return the labels of the drawn table in the reader's language."""
    render = words.names.catalogue.render
    texts = {name: render("play-table", {}, name) for name in words.names.catalogue.forms("play-table")}
    return texts | {name: words.phase(name) for name in PHASE_NAMES if name}


def show_position(screen: Screen, words: Words, game: Game, viewer: int | None) -> None:
    """Draw the table as a viewer sees it, and print the question."""
    screen.draw(draw(game.view(viewer).data, screen.width, labels(words)))
    question = game.question
    screen.say(words.say("play-over") if question is None else words.question(question, viewer))


class TerminalGame:
    """Shows new facts and the table, asks the person, and lets bots answer, until the game is over."""

    def __init__(self, game: Game, seat: int, bots: list[Bot], words: Words, record: str | None) -> None:
        self.game = game
        self.seat = seat
        self.bots = bots
        self.words = words
        self.record = record
        self.screen = Screen(words)
        self._facts_shown = self._round_began()  # number of facts already shown

    def run(self) -> int:
        self._save()
        say = self.words.say
        self.screen.say(say("play-welcome", seat=self.words.seat(self.seat), players=self.game.seats))
        self.screen.say(say("play-hint"))
        while True:
            self._let_bots_answer()
            self._save()
            self._show_new_facts()
            if self.game.over:
                return self._finish()
            if not self._answer():
                return self._leave()
            self._save()

    # --- Bots, facts, the table -----------------------------------------------------------------------------
    def _let_bots_answer(self) -> None:
        """Let the bots answer until only the person is asked."""
        while others := [seat for seat in self.game.waiting if seat != self.seat]:
            seat = others[0]
            self.game.play(seat, self.bots[seat].choose(self.game.view(seat), self.game.ask(seat)))

    def _show_new_facts(self) -> None:
        """Print the facts since the last time; then draw the table, if others have changed it."""
        new_facts = self.game.facts(since=self._facts_shown, viewer=self.seat)
        self._facts_shown += len(new_facts)
        if new_facts:
            self.screen.say()
        for line in self.words.story(new_facts):
            self.screen.say(line)
        me = SEAT_NAMES[self.seat]
        others = [
            fact for fact in new_facts if fact.get("party") != me and fact["fact"] not in _NOT_ON_THE_BOARD
        ]
        if others and not self.game.over:
            self._draw()

    def _draw(self) -> None:
        self.screen.say()
        self.screen.draw(draw(self.game.view(self.seat).data, self.screen.width, labels(self.words)))

    # --- Asking the person ----------------------------------------------------------------------------------
    def _answer(self) -> bool:
        """Ask until the person gives a legal answer, and play it; return False if the person leaves."""
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
                self.game.play(self.seat, self._legal(parse_answer(self.words, typed, options), options))
                return True
            except BadAnswer as error:
                self.screen.say(self.words.error(error))

    def _legal(self, answer: str, options: list[str]) -> str:
        """Return the answer if it is legal; the game would refuse an illegal one too, but only in English."""
        if answer in options:
            return answer
        some = some_of(self.words, options)
        raise IllegalAnswer(self.words.say("menu-illegal", typed=answer, some=some))

    def _command(self, typed: str) -> bool:
        """Run a command such as `help`; return False if it is not a command."""
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
            self._show_facts(from_start=rest.strip() == "all")
        else:
            return False
        return True

    def _show_facts(self, *, from_start: bool) -> None:
        facts = self.game.facts(since=0 if from_start else self._round_began(), viewer=self.seat)
        for line in self.words.story(facts):
            self.screen.say(line)

    def _round_began(self) -> int:
        """Return the number of the fact that began the current round."""
        began = [fact["number"] for fact in self.game.facts() if fact["fact"] == "round-began"]
        return int(began[-1]) if began else 0

    # --- Saving and leaving ---------------------------------------------------------------------------------
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
