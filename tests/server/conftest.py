"""One server for the tests of a module that do not mind sharing it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.helpers.postgres import Postgres, why_not
from tests.server.helpers.server import Address, serving


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Address]:
    with serving(Path(tmp_path_factory.mktemp("server"))) as found:
        yield found


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    if why_not():
        pytest.skip(why_not())
    server = Postgres()
    try:
        server.start()
        yield server
    finally:
        server.remove()
