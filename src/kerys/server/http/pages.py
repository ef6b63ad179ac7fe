"""Files of the page, if it is there, and health and metrics."""

from importlib.resources import files
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response

from kerys.server import metrics
from kerys.server.http.replies import refusal_reply, reply
from kerys.server.refusals import Refusal
from kerys.server.storage import StorageAway, Store

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
_NO_PAGE: Final = "Kerys is running. The page is not installed; the protocol is in docs/protocol.md.\n"


def page_file(path: str, web: Path) -> Path | None:
    """The file for a path; None if there is none. Only known types, and nothing outside the folder."""
    parts = path.strip("/").split("/")
    if any(part.startswith(".") or "\\" in part or "\0" in part for part in parts if part):
        return None
    file = web.joinpath(*[part for part in parts if part])
    if file.is_dir():
        file = file / "index.html"
    if not file.is_file() and not file.suffix:
        file = web / "index.html"  # /table/abc and the like: the page finds its way itself
    inside = file.resolve().is_relative_to(web.resolve())
    return file if inside and file.suffix in _TYPES and file.is_file() else None


async def page(request: Request) -> Response:
    """A file of the page."""
    path = str(request.path_params.get("path", ""))
    if path.startswith(("api/", "ws/")) or len(path) > 300:
        return refusal_reply(Refusal("not-found", "There is nothing here."))
    file = page_file(path, WEB)
    if file is None:
        if path == "":
            return PlainTextResponse(_NO_PAGE)
        return refusal_reply(Refusal("not-found", "There is nothing here."))
    return FileResponse(file, media_type=_TYPES[file.suffix], headers={"cache-control": "no-cache"})


async def metrics_text(request: Request) -> Response:
    return Response(metrics.text(), media_type="text/plain; version=0.0.4")


async def health(request: Request) -> Response:
    """Whether the database can be reached."""
    store: Store = request.app.state.store
    try:
        await store.backend.read("SELECT 1")
    except StorageAway:
        return reply({"status": "storage-away"}, 503)
    return reply({"status": "ok"})
