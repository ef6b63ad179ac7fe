"""Several processes behind a proxy that routes by table id: one process owns each table.

With nginx or HAProxy as docs/hosting/ configures them; `KERYS_NGINX` and `KERYS_HAPROXY` name the programs if they are
not on the path.
"""

import asyncio
import os
import re
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from tests.server.helpers.postgres import Postgres
from tests.server.helpers.reconnecting import crowd
from tests.server.helpers.server import Address, ServerProcess, free_port

HOSTING = Path(__file__).parents[2] / "docs" / "hosting"
TABLES = 12
PROXIES = ("nginx", "haproxy")


def program(name: str) -> str | None:
    return os.environ.get(f"KERYS_{name.upper()}") or shutil.which(name) or shutil.which(f"/usr/sbin/{name}")


def _nginx(folder: Path, port: int, ports: tuple[int, int]) -> list[str]:
    routing = _with_ports((HOSTING / "nginx-processes.conf").read_text(), ports)
    forward = (
        "proxy_pass http://kerys; proxy_http_version 1.1; proxy_set_header Host $http_host; "
        "proxy_set_header X-Forwarded-For $remote_addr; "
    )
    upgrade = 'proxy_set_header Upgrade $http_upgrade; proxy_set_header Connection "upgrade";'
    (folder / "nginx.conf").write_text(
        f"daemon off; pid {folder}/pid; error_log {folder}/error.log; events {{}}\n"
        f"http {{ access_log off; client_body_temp_path {folder}/b; proxy_temp_path {folder}/p; "
        f"fastcgi_temp_path {folder}/f; uwsgi_temp_path {folder}/u; scgi_temp_path {folder}/s;\n{routing}\n"
        f"server {{ listen 127.0.0.1:{port}; location / {{ {forward} }} "
        f"location /ws/ {{ {forward} {upgrade} }} }} }}"
    )
    return ["-p", str(folder), "-e", str(folder / "error.log"), "-c", str(folder / "nginx.conf")]


def _haproxy(folder: Path, port: int, ports: tuple[int, int]) -> list[str]:
    text = _with_ports((HOSTING / "haproxy.cfg").read_text(), ports)
    (folder / "haproxy.cfg").write_text(text.replace("bind :80", f"bind 127.0.0.1:{port}"))
    return ["-f", str(folder / "haproxy.cfg")]


def _with_ports(text: str, ports: tuple[int, int]) -> str:
    return text.replace("127.0.0.1:8001", f"127.0.0.1:{ports[0]}").replace(
        "127.0.0.1:8002", f"127.0.0.1:{ports[1]}"
    )


@contextmanager
def routing(name: str, folder: Path, servers: list[ServerProcess]) -> Iterator[Address]:
    path, port = program(name), free_port()
    if path is None:
        pytest.skip(f"{name} is not installed")
    arguments = {"nginx": _nginx, "haproxy": _haproxy}[name](
        folder, port, (servers[0].address.port, servers[1].address.port)
    )
    process = subprocess.Popen([path, *arguments], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        until = time.monotonic() + 20
        while True:
            assert process.poll() is None and time.monotonic() < until, f"{name} does not start"
            try:
                if httpx.get(f"http://127.0.0.1:{port}/healthz").status_code == 200:
                    break
            except httpx.HTTPError:
                pass
            time.sleep(0.1)
        yield Address("127.0.0.1", port)
    finally:
        process.terminate()
        process.wait(10)


def _tables_in_memory(server: ServerProcess) -> int:
    text = httpx.get(server.address.http + "/metrics").text
    found = re.search(r"^kerys_tables (\S+)", text, re.M)
    assert found is not None
    return int(float(found[1]))


@pytest.mark.parametrize("name", PROXIES)
def test_each_table_is_in_the_memory_of_one_process(name: str, tmp_path: Path, postgres: Postgres) -> None:
    url = postgres.fresh_database(f"routed_{name}")
    servers = [
        ServerProcess(tmp_path, tmp_path / f"{n}.log", database=url, proxy="127.0.0.1") for n in range(2)
    ]
    try:
        for server in servers:
            server.start()
        with routing(name, tmp_path, servers) as address:
            asyncio.run(_play(address))
            time.sleep(6.0)  # until the gauges are set again
            counts = [_tables_in_memory(server) for server in servers]
        assert sum(counts) == TABLES and min(counts) > 0, counts
    finally:
        for server in servers:
            server.stop()


async def _play(address: Address) -> None:
    """Play for a while at all tables, each seat over its own connection through the proxy."""
    members = await crowd(address, TABLES, seats=3)
    playing = [asyncio.ensure_future(member.play(address)) for member in members]
    until = time.monotonic() + 60
    while any(len(member.acknowledged) < 3 for member in members):
        assert time.monotonic() < until, "play does not go on"
        await asyncio.sleep(0.1)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    for one in {id(member.somebody): member.somebody for member in members}.values():
        await one.close()
