"""Pages of the docs with a part that a command writes, between two marks."""

from pathlib import Path

from kerys.engine.errors import KerysError


def rewrite(path: Path, begin: str, end: str, text: str | None) -> None:
    """Put a text between the marks; without one only see whether that could be done."""
    try:
        before, found, rest = path.read_text(encoding="utf-8").partition(begin)
        _, closed, after = rest.partition(end)
        if not found or not closed:
            raise KerysError(f"the page {path} has no place for it: it needs the lines {begin} and {end}")
        if text is not None:
            path.write_text(f"{before}{begin}\n{text}\n{end}{after}", encoding="utf-8")
    except OSError as error:
        said = (error.strerror or str(error)).lower()
        raise KerysError(f"the page {path} cannot be written: {said}") from None
    except UnicodeDecodeError:
        raise KerysError(f"the page {path} is not text") from None
