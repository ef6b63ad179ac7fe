"""Generated sections of documentation pages, delimited by two comment lines."""

from pathlib import Path

from kerys.engine.errors import KerysError


def replace_section(path: Path, begin: str, end: str, text: str | None) -> None:
    """Replace the text between two marker lines; with `text=None` only check that this is possible."""
    try:
        before, opened, rest = path.read_text(encoding="utf-8").partition(begin)
        _, closed, after = rest.partition(end)
        if not opened or not closed:
            raise KerysError(f"the page {path} has no section for it: it needs the lines {begin} and {end}")
        if text is not None:
            path.write_text(f"{before}{begin}\n{text}\n{end}{after}", encoding="utf-8")
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        raise KerysError(f"the page {path} cannot be written: {reason}") from None
    except UnicodeDecodeError:
        raise KerysError(f"the page {path} is not a text file") from None
