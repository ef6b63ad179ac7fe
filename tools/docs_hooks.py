"""Hooks of mkdocs: add the pages that are not in docs/, and the list of decisions."""

import importlib
import re
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"


def on_files(files: Any, config: Any) -> Any:
    """Add CONTRIBUTING.md, CHANGELOG.md and a page that lists the decisions."""
    pages = {
        "contributing.md": _moved(ROOT / "CONTRIBUTING.md"),
        "changelog.md": _moved(ROOT / "CHANGELOG.md"),
        "decisions.md": _decisions(),
    }
    file = importlib.import_module("mkdocs.structure.files").File  # the linters run without mkdocs
    for name, text in pages.items():
        files.append(file.generated(config, name, content=text))
    return files


def _moved(path: Path) -> str:
    """Return a page with its links changed as if it were in docs/."""
    return path.read_text(encoding="utf-8").replace("](docs/", "](")


def _decisions() -> str:
    lines = ["# Decisions", "", "Why the code is as it is, one page for each decision.", ""]
    for path in sorted((DOCS / "decisions").glob("*.md")):
        title = re.sub(r"^#+\s*", "", path.read_text(encoding="utf-8").splitlines()[0])
        lines.append(f"- [{title}](decisions/{path.name})")
    return "\n".join(lines) + "\n"
