"""A wrapper for untrusted bots: after any fault another bot plays the seat on."""

from collections.abc import Callable

from kerys.bots.base import Bot, Budget, Question
from kerys.views.project import View


class GuardedBot:
    """Asks a bot and checks its answers. After the first fault the fallback plays the rest of the game."""

    def __init__(
        self, bot: Bot | Callable[[], Bot], fallback: Bot, report: Callable[[str], None] = lambda fault: None
    ) -> None:
        self._fallback = fallback
        self._report = report
        self.faults: list[str] = []
        self._bot: Bot | None = None
        if hasattr(bot, "choose"):
            self._bot = bot
            return
        try:
            self._bot = bot()
        except Exception as error:
            self._switch_to_fallback(error)

    def choose(self, view: View, question: Question, budget: Budget | None = None) -> str:
        if self._bot is not None:
            try:
                answer = self._bot.choose(view, question, budget)
                if answer in question["options"]:
                    return answer
                self._switch_to_fallback(f"answered {str(answer)[:60]!r}, which is not among its options")
            except Exception as error:
                self._switch_to_fallback(error)
        return self._fallback.choose(view, question, budget)

    def _switch_to_fallback(self, fault: Exception | str) -> None:
        text = str(fault) if isinstance(fault, str) or str(fault) else type(fault).__name__
        self.faults.append(text)
        self._report(text)
        self.close()

    def close(self) -> None:
        bot, self._bot = self._bot, None
        close = getattr(bot, "close", None)
        if close is not None:
            close()
