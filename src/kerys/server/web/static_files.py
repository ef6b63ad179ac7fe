"""Static files of the page, compressed and with an ETag; also health and metrics."""

import gzip
import hashlib
import re
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from kerys.server import metrics
from kerys.server.refusals import Refusal
from kerys.server.storage import StorageUnavailable, Store
from kerys.server.transport.guard import may_read_metrics
from kerys.server.transport.responses import refusal_reply, reply
from kerys.words import languages
from kerys.words.patterns import patterns

WEB: Final = Path(str(files("kerys"))) / "web"
_TYPES: Final = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".woff2": "font/woff2",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".wav": "audio/wav",
    ".txt": "text/plain; charset=utf-8",
}
_POSITIVE_WEIGHT: Final = re.compile(r"q=(1(\.0*)?|0\.0*[1-9][0-9]*)")
_NO_PAGE: Final = "Kerys is running. The page is not installed; the protocol is in docs/protocol.md.\n"


@dataclass(frozen=True)
class Compressed:
    """Content with its gzip form and its ETag."""

    plain: bytes
    gzipped: bytes
    etag: str
    media_type: str


def compressed(content: bytes, media_type: str) -> Compressed:
    digest = hashlib.sha256(content).hexdigest()[:24]
    # No time in the gzip header: the same bytes for the same content.
    return Compressed(content, gzip.compress(content, 9, mtime=0), f'W/"{digest}"', media_type)


def compressed_reply(request: Request, content: Compressed) -> Response:
    """Return the content, or 304 if the browser has it. `no-cache`: browsers ask each time whether it changed."""
    headers = {"cache-control": "no-cache", "etag": content.etag, "vary": "accept-encoding"}
    if content.etag in request.headers.get("if-none-match", ""):
        return Response(None, 304, headers)
    if accepts_gzip(request.headers.get("accept-encoding", "")) and len(content.gzipped) < len(content.plain):
        return Response(
            content.gzipped, headers={**headers, "content-encoding": "gzip"}, media_type=content.media_type
        )
    return Response(content.plain, headers=headers, media_type=content.media_type)


def accepts_gzip(accepted: str) -> bool:
    """Return whether `gzip` is among the accepted encodings with a weight above zero."""
    for one in accepted.lower().split(","):
        name, _, weight = one.replace(" ", "").partition(";")
        if name == "gzip":
            return not weight or bool(_POSITIVE_WEIGHT.fullmatch(weight))
    return False


def page_file(path: str, web: Path) -> Path | None:
    """Return the file for a path or None: only known types, and nothing outside the folder."""
    parts = path.strip("/").split("/")
    if any(part.startswith(".") or "\\" in part or "\0" in part for part in parts if part):
        return None
    if any(len(part) > 60 for part in parts):  # the file system raises an error for names that are too long
        return None
    file = web.joinpath(*[part for part in parts if part])
    if file.is_dir():
        file = file / "index.html"
    if not file.is_file() and not file.suffix:
        file = web / "index.html"  # /table/abc and the like: the page routes itself
    inside = file.resolve().is_relative_to(web.resolve())
    return file if inside and file.suffix in _TYPES and file.is_file() else None


@lru_cache(maxsize=500)
def _compressed_file(file: Path, changed: int) -> Compressed:
    """Read and compress a file, cached until it changes."""
    return compressed(file.read_bytes(), _TYPES[file.suffix])


@lru_cache
def compressed_words(language: str) -> Compressed:
    """Return a language's messages as the page fills them in."""
    words = {"language": language, "languages": languages(), "messages": patterns(language)}
    return compressed(msgspec.json.encode(words), _TYPES[".json"])


async def page_words(request: Request) -> Response:
    """The messages of a language, for the page."""
    language = str(request.path_params["language"])
    if language not in languages():
        return refusal_reply(Refusal("not-found", "There are no words in this language."))
    return compressed_reply(request, compressed_words(language))


async def page(request: Request) -> Response:
    """A file of the page."""
    path = str(request.path_params.get("path", ""))
    if len(path) > 300:
        return refusal_reply(Refusal("not-found", "There is nothing here."))
    file = page_file(path, WEB)
    if file is None:
        if path == "":
            return PlainTextResponse(_NO_PAGE)
        return refusal_reply(Refusal("not-found", "There is nothing here."))
    return compressed_reply(request, _compressed_file(file, file.stat().st_mtime_ns))


async def metrics_text(request: Request) -> Response:
    if not may_read_metrics(request.scope, request.app.state.registry.settings):
        return refusal_reply(Refusal("not-found", "There is nothing here."))
    return Response(metrics.text(), media_type="text/plain; version=0.0.4")


async def health(request: Request) -> Response:
    """Report whether the database can be read and, as far as is known, written."""
    store: Store = request.app.state.store
    try:
        await store.backend.read("SELECT 1")
    except StorageUnavailable:
        return reply({"status": "storage-away"}, 503)
    status = store.backend.health.status
    return reply({"status": status}, 200 if status == "ok" else 503)
