"""Structured logs: one JSON object per line on standard error. Seeds, tokens and invitations are never logged."""

import json
import logging
import sys
import time
from contextlib import suppress
from typing import Any, Final

LEVELS: Final = ("debug", "info", "warning", "error")


class Log:
    def __init__(self) -> None:
        self.level = "info"

    def _write(self, level: str, event: str, fields: dict[str, Any]) -> None:
        if LEVELS.index(level) < LEVELS.index(self.level):
            return
        line = {"at": round(time.time(), 3), "level": level, "event": event, **fields}
        with suppress(OSError):  # standard error is closed
            print(json.dumps(line, ensure_ascii=True, default=str), file=sys.stderr, flush=True)

    def debug(self, event: str, **fields: Any) -> None:
        self._write("debug", event, fields)

    def info(self, event: str, **fields: Any) -> None:
        self._write("info", event, fields)

    def warning(self, event: str, **fields: Any) -> None:
        self._write("warning", event, fields)

    def error(self, event: str, **fields: Any) -> None:
        self._write("error", event, fields)


log: Final = Log()


class LibraryLogHandler(logging.Handler):
    """Logs the records of libraries in the same form: the first line alone, as the rest may hold secrets."""

    def emit(self, record: logging.LogRecord) -> None:
        message = record.getMessage().strip().partition("\n")[0][:200]
        error = record.exc_info[0].__name__ if record.exc_info and record.exc_info[0] else None
        write = log.error if record.levelno >= logging.ERROR else log.warning
        write("library", name=record.name, message=message, **({"error": error} if error else {}))
