"""Server processes for benchmarks: starting, observing and stopping them."""

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


class ServerDidNotStart(Exception):
    """The server exited or did not accept connections in time."""


@contextmanager
def running_servers(module: str, arguments: list[str], ports: list[int]) -> Iterator[list[Process]]:
    """Run a module as one process per port until the end of the block."""
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
    """Wait until a server accepts connections."""
    deadline = time.monotonic() + most
    while time.monotonic() < deadline and server.poll() is None:
        with suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            return
        time.sleep(0.01)
    raise ServerDidNotStart("the server did not start")


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def memory(servers: list[Process]) -> int:
    """Return the resident memory of the processes in bytes; 0 where it is unknown."""
    files = [Path(f"/proc/{server.pid}/statm") for server in servers]
    pages = sum(int(file.read_text().split()[1]) for file in files if file.exists())
    return pages * os.sysconf("SC_PAGE_SIZE")


def steal_time() -> tuple[float, float]:
    """Return the processor time stolen by other virtual machines, and the total time; 0 where unknown."""
    file = Path("/proc/stat")
    times = [float(one) for one in file.read_text().split("\n", 1)[0].split()[1:9]] if file.exists() else []
    return (times[7], sum(times)) if len(times) == 8 else (0.0, 1.0)


def cpu_seconds(servers: list[Process]) -> float:
    """Return the CPU seconds used by the processes, the figure least affected by a busy machine."""
    files = [Path(f"/proc/{server.pid}/stat") for server in servers]
    fields = [file.read_text().rsplit(")", 1)[1].split() for file in files if file.exists()]
    return sum(int(one[11]) + int(one[12]) for one in fields) / os.sysconf("SC_CLK_TCK")
