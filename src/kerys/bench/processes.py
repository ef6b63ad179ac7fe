"""Servers to be measured, as processes of their own: started, watched, stopped."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

Process = subprocess.Popen[bytes]


class DidNotStart(Exception):
    """The server to be measured ended, or did not answer in time."""


@contextmanager
def started(module: str, arguments: list[str], ports: list[int]) -> Iterator[list[Process]]:
    """One process of a module for each port, until the end of the block."""
    command = [sys.executable, "-P", "-m", module]
    servers = [
        subprocess.Popen([*command, *_with_port(arguments, port)], stdout=subprocess.DEVNULL)
        for port in ports
    ]
    try:
        for server, port in zip(servers, ports, strict=True):
            wait_for(server, port)
        yield servers
    finally:
        for server in servers:
            server.send_signal(signal.SIGTERM)
        for server in servers:
            try:
                server.wait(15)
            except subprocess.TimeoutExpired:
                server.kill()
                server.wait()


def _with_port(arguments: list[str], port: int) -> list[str]:
    return [one.format(port=port) for one in arguments]


def wait_for(server: Process, port: int, most: float = 60.0) -> None:
    """Until a server accepts connections."""
    deadline = time.monotonic() + most
    while time.monotonic() < deadline and server.poll() is None:
        with suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            return
        time.sleep(0.01)
    raise DidNotStart("the server to be measured did not start")


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def memory(servers: list[Process]) -> int:
    """Bytes that processes hold; 0 where that cannot be seen."""
    files = [Path(f"/proc/{server.pid}/statm") for server in servers]
    pages = sum(int(file.read_text().split()[1]) for file in files if file.exists())
    return pages * os.sysconf("SC_PAGE_SIZE")


def taken_by_others() -> tuple[float, float]:
    """Processor time that other machines on the same hardware took from this one, and all time; 0 where unknown."""
    file = Path("/proc/stat")
    times = [float(one) for one in file.read_text().split("\n", 1)[0].split()[1:9]] if file.exists() else []
    return (times[7], sum(times)) if len(times) == 8 else (0.0, 1.0)


def busy(servers: list[Process]) -> float:
    """Seconds of CPU that processes have used: a figure that a busy machine spoils least."""
    files = [Path(f"/proc/{server.pid}/stat") for server in servers]
    fields = [file.read_text().rsplit(")", 1)[1].split() for file in files if file.exists()]
    return sum(int(one[11]) + int(one[12]) for one in fields) / os.sysconf("SC_CLK_TCK")
