"""Files of the page, packed and known by their content, and health and metrics."""

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
_SOME_WEIGHT: Final = re.compile(r"q=(1(\.0*)?|0\.0*[1-9][0-9]*)")
_NO_PAGE: Final = "Kerys is running. The page is not installed; the protocol is in docs/protocol.md.\n"


@dataclass(frozen=True)
class Packed:
    """Something to send, with the mark of its content."""

    plain: bytes
    small: bytes
    etag: str
    kind: str


def packed(content: bytes, kind: str) -> Packed:
    mark = hashlib.sha256(content).hexdigest()[:24]
    # The same bytes for the same content: no time in the header.
    return Packed(content, gzip.compress(content, 9, mtime=0), f'W/"{mark}"', kind)


def packed_reply(request: Request, found: Packed) -> Response:
    """What was asked for, unless the browser has it already. `no-cache`: it asks each time whether it changed."""
    headers = {"cache-control": "no-cache", "etag": found.etag, "vary": "accept-encoding"}
    if found.etag in request.headers.get("if-none-match", ""):
        return Response(None, 304, headers)
    if takes_gzip(request.headers.get("accept-encoding", "")) and len(found.small) < len(found.plain):
        return Response(found.small, headers={**headers, "content-encoding": "gzip"}, media_type=found.kind)
    return Response(found.plain, headers=headers, media_type=found.kind)


def takes_gzip(accepted: str) -> bool:
    """Whether `gzip` is among the encodings, and not with a weight of nothing."""
    for one in accepted.lower().split(","):
        name, _, weight = one.replace(" ", "").partition(";")
        if name == "gzip":
            return not weight or bool(_SOME_WEIGHT.fullmatch(weight))
    return False


def page_file(path: str, web: Path) -> Path | None:
    """The file for a path; None if there is none. Only known types, and nothing outside the folder."""
    parts = path.strip("/").split("/")
    if any(part.startswith(".") or "\\" in part or "\0" in part for part in parts if part):
        return None
    if any(len(part) > 60 for part in parts):  # too long a name is an error to the system, not just absent
        return None
    file = web.joinpath(*[part for part in parts if part])
    if file.is_dir():
        file = file / "index.html"
    if not file.is_file() and not file.suffix:
        file = web / "index.html"  # /table/abc and the like: the page finds its way itself
    inside = file.resolve().is_relative_to(web.resolve())
    return file if inside and file.suffix in _TYPES and file.is_file() else None


@lru_cache(maxsize=500)
def _packed_file(file: Path, changed: int) -> Packed:
    """A file, read and packed once for as long as it does not change."""
    return packed(file.read_bytes(), _TYPES[file.suffix])


@lru_cache
def packed_words(language: str) -> Packed:
    """A language's messages as the page fills them in."""
    words = {"language": language, "languages": languages(), "messages": patterns(language)}
    return packed(msgspec.json.encode(words), _TYPES[".json"])


async def page_words(request: Request) -> Response:
    """The messages of a language, for the page."""
    language = str(request.path_params["language"])
    if language not in languages():
        return refusal_reply(Refusal("not-found", "There are no words in this language."))
    return packed_reply(request, packed_words(language))


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
    return packed_reply(request, _packed_file(file, file.stat().st_mtime_ns))


async def metrics_text(request: Request) -> Response:
    if not may_read_metrics(request.scope, request.app.state.hub.settings):
        return refusal_reply(Refusal("not-found", "There is nothing here."))
    return Response(metrics.text(), media_type="text/plain; version=0.0.4")


async def health(request: Request) -> Response:
    """Whether the database can be read and, as far as is known, written."""
    store: Store = request.app.state.store
    try:
        await store.backend.read("SELECT 1")
    except StorageUnavailable:
        return reply({"status": "storage-away"}, 503)
    return reply({"status": "storage-away"}, 503) if store.backend.health.problem else reply({"status": "ok"})
