"""A PostgreSQL of our own for tests: in a temporary folder, on a free port, run by a user who is not root."""

import getpass
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path

from tests.server.helpers.server import free_port


def binaries() -> Path | None:
    """Where initdb and postgres are."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda file: int(file.parts[4]))
    if found:
        return found[-1].parent
    on_path = shutil.which("initdb")
    return Path(on_path).resolve().parent if on_path else None


def _user() -> str | None:
    """PostgreSQL refuses to run as root; None: as we are."""
    if os.getuid() != 0:
        return None
    names = [one.pw_name for one in pwd.getpwall()]
    return "postgres" if "postgres" in names else "nobody"


def why_not() -> str:
    """Why PostgreSQL cannot be tested here; empty if it can."""
    if binaries() is None:
        return "PostgreSQL is not installed (apt-get install postgresql)"
    return ""


class Postgres:
    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="kerys-postgres-"))
        self.port = free_port()
        self._user = _user()
        self._process: subprocess.Popen[bytes] | None = None
        if self._user is not None:
            shutil.chown(self.folder, self._user)
        name = self._user or getpass.getuser()
        self.url = f"postgresql://{name}@127.0.0.1:{self.port}/postgres"
        self._run("initdb", "-D", str(self.folder / "data"), "-A", "trust", "-U", name, "--no-instructions")

    def _run(self, name: str, *arguments: str) -> None:
        folder = binaries()
        assert folder is not None
        command = [str(folder / name), *arguments]
        subprocess.run(command, check=True, capture_output=True, user=self._user, cwd=self.folder)

    def start(self) -> None:
        folder = binaries()
        assert folder is not None
        options = ["-D", str(self.folder / "data"), "-p", str(self.port), "-h", "127.0.0.1"]
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [str(folder / "postgres"), *options, "-k", str(self.folder)],
                user=self._user,
                cwd=self.folder,
                stdout=log,
                stderr=log,
            )
        deadline = time.monotonic() + 30
        while time.monotonic() < deadline:
            try:
                self._run("pg_isready", "-h", "127.0.0.1", "-p", str(self.port))
                return
            except subprocess.CalledProcessError:
                time.sleep(0.1)
        raise AssertionError("PostgreSQL does not start")

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """End it: SIGINT at once but cleanly, SIGQUIT as after a power cut."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(30)
            self._process = None

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def fresh_database(self, name: str) -> str:
        """A new database's address."""
        user = self.url.split("//")[1].split("@")[0]
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", user, name)
        return self.url.rsplit("/", 1)[0] + f"/{name}"
