"""Reports as a self-contained HTML file with text, tables and plots, without scripts or external resources."""

from collections.abc import Sequence
from html import escape

_STYLE = """
:root { color-scheme: light dark; --ink: #1c2733; --paper: #fbfaf7; --soft: #d8d5cc; --strong: #1f6f8b;
        --second: #b3541e; --third: #5a7d2a; --fourth: #7a4f9a; --fifth: #8a6d1b; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e8e6e0; --paper: #16202a; --soft: #3a4653; --strong: #67b7d1; --second: #e39a6b;
          --third: #a3c76d; --fourth: #c19be0; --fifth: #d6b964; }
}
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper);
       max-width: 62rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; margin: 1rem 0; }
th, td { padding: .25rem .8rem; border-bottom: 1px solid var(--soft); text-align: right; }
th:first-child, td:first-child { text-align: left; }
td { white-space: nowrap; }
.wide { overflow-x: auto; }
figure { margin: 1rem 0; max-width: 46rem; }
figcaption { font-weight: 600; }
svg { width: 100%; height: auto; }
svg text { font-size: 12px; fill: var(--ink); }
.grid { stroke: var(--soft); } .mark { stroke: var(--second); stroke-dasharray: 4 3; }
.bar { fill: var(--strong); opacity: .55; } .dot { fill: var(--strong); }
.whisker { stroke: var(--ink); stroke-width: 2; }
.line { fill: none; stroke-width: 2; }
.line-0 { stroke: var(--strong); } .line-1 { stroke: var(--second); } .line-2 { stroke: var(--third); }
.line-3 { stroke: var(--fourth); } .line-4 { stroke: var(--fifth); }
"""


def page(title: str, parts: Sequence[str]) -> str:
    """Return the complete HTML document."""
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'; '
        "style-src 'unsafe-inline'\">\n"
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{_STYLE}</style>\n</head>\n<body>\n<main>\n"
        f"<h1>{escape(title)}</h1>\n" + "\n".join(parts) + "\n</main>\n</body>\n</html>\n"
    )


def heading(text: str) -> str:
    return f"<h2>{escape(text)}</h2>"


def paragraph(text: str) -> str:
    return f"<p>{escape(text)}</p>"


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    top = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in head)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f'<div class="wide"><table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>'
