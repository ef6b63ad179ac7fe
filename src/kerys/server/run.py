"""Run the server until it is stopped."""

import asyncio
import errno
import gc
import logging
import os
import socket
import sys
import threading
import time
import webbrowser
from typing import IO, Final

import uvicorn

try:
    import fcntl
    import resource
except ImportError:  # not on every system
    fcntl = resource = None  # type: ignore[assignment]

from kerys import __version__
from kerys.server.app import application, backend_for
from kerys.server.logs import LibraryLogHandler, log
from kerys.server.settings import Settings
from kerys.server.storage import StorageUnavailable, Store
from kerys.server.storage.sqlite import cannot_open
from kerys.server.transport.http import HttpProtocol
from kerys.server.transport.websocket import WebSocket

_BACKLOG: Final = 2_048  # connections that may wait to be accepted


def serve(settings: Settings) -> int:
    """Listen, say where, and serve."""
    logging.basicConfig(handlers=[LibraryLogHandler()], level=logging.WARNING)
    _raise_file_limit(settings.max_sockets + 200)
    try:
        listening = _listen(settings)
    except OSError as error:
        print(f"kerys: cannot listen on {settings.host}:{settings.port}: {_why(error)}.", file=sys.stderr)
        return 2
    try:
        lock = None if settings.database else lock_database(settings)  # held while this process runs
        asyncio.run(_check_database(settings))
    except StorageUnavailable as error:
        print(f"kerys: {error}.", file=sys.stderr)
        return 2
    port = listening.getsockname()[1]
    host = f"[{settings.host}]" if ":" in settings.host else settings.host
    address = settings.public_address or f"http://{host}:{port}"
    where = "PostgreSQL" if settings.database else str(settings.database_file)
    server = uvicorn.Server(
        uvicorn.Config(
            application(settings),
            log_level="warning",
            log_config=None,
            access_log=False,
            server_header=False,
            http=HttpProtocol,
            ws=WebSocket,
            ws_max_size=16_384,
            backlog=_BACKLOG,
            timeout_graceful_shutdown=3,
            proxy_headers=bool(settings.proxy),
            forwarded_allow_ips=settings.proxy or None,
        )
    )
    # Everything allocated by now stays, so the garbage collector need not look at it. Later objects are collected in
    # small steps; a full collection, which takes long, runs only now and then (`live.scheduler`).
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 10, 1_000_000)
    # SQLite's writer thread needs the interpreter lock several times per commit, and everybody at a table waits for it.
    sys.setswitchinterval(0.001)
    threading.Thread(target=_announce, args=(server, address, where, settings), daemon=True).start()
    server.run(sockets=[listening])
    if lock is not None:
        lock.close()
    return 0 if server.started else 2


async def _check_database(settings: Settings) -> None:
    """Open the database once, so that a problem is reported in one sentence."""
    store = Store(backend_for(settings, server=True))
    try:
        await store.open()
    finally:
        await store.close()


def lock_database(settings: Settings) -> IO[str]:
    """Lock the SQLite file: two servers on it would not notice each other's writes. The lock ends with the process."""
    file = settings.database_file
    try:
        file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        held = file.resolve().with_suffix(".lock").open("w")
    except OSError as error:
        raise cannot_open(file, error) from error
    try:
        if fcntl is not None:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        held.close()
        raise StorageUnavailable(f"another Kerys serves {file} already") from error
    return held


def _why(error: OSError) -> str:
    """Say what is wrong and what would help."""
    hints = {
        errno.EADDRINUSE: "it is in use already; --port takes another port, and 0 any that is free",
        errno.EACCES: "that port is for the system; use one from 1024 on, behind a proxy",
        errno.EADDRNOTAVAIL: "this machine has no such address; --host 127.0.0.1 is for it alone, 0.0.0.0 for all",
    }
    return hints.get(error.errno or 0, error.strerror or str(error))


def _raise_file_limit(wanted: int) -> None:
    """Raise the soft limit of open files: each socket is one."""
    if resource is not None:
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        if soft != resource.RLIM_INFINITY and soft < most:
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


def _listen(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
        listening.listen(_BACKLOG)  # at once: until then a second server may bind the same port
    except OSError:
        listening.close()
        raise
    return listening


def _announce(server: uvicorn.Server, address: str, where: str, settings: Settings) -> None:
    while not server.started:
        if server.should_exit:
            return
        time.sleep(0.02)
    log.info("started", version=__version__, address=address, database=where)
    print(f"Kerys is at {address} (games in {where}); stop with Ctrl-C.", flush=True)
    desktop = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY") or sys.platform == "darwin"
    if settings.browser and desktop and sys.stdout.isatty():
        webbrowser.open(address)
