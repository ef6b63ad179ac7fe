"""The page's JavaScript is checked like everything else: types by TypeScript, mistakes by ESLint."""

import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "src" / "kerys" / "web"
CHECKS = ROOT / "tools" / "web"
INSTALLED = ROOT / "build" / "web-checks"  # git ignores it


@pytest.fixture(scope="module")
def programs() -> Path:
    """Where tsc and eslint are; installed on first use."""
    if shutil.which("npm") is None:
        pytest.skip("node and npm are not installed")
    INSTALLED.mkdir(parents=True, exist_ok=True)
    wanted = (CHECKS / "package.json").read_text()
    for name in ("package.json", "eslint.config.js"):
        shutil.copy(CHECKS / name, INSTALLED / name)
    done_for = INSTALLED / "installed.json"
    if not done_for.exists() or done_for.read_text() != wanted:
        install = ["npm", "install", "--no-package-lock", "--no-audit", "--no-fund"]
        done = subprocess.run(install, cwd=INSTALLED, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        done_for.write_text(wanted)
    return INSTALLED / "node_modules" / ".bin"


def test_types(programs: Path) -> None:
    done = subprocess.run(
        [programs / "tsc", "-p", CHECKS / "tsconfig.json"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout


def test_mistakes(programs: Path) -> None:
    command = [str(programs / "eslint"), "-c", str(INSTALLED / "eslint.config.js"), "."]
    done = subprocess.run(command, cwd=WEB, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def test_no_markup_from_text_and_no_other_host() -> None:
    """What a content security policy would stop anyway, found before anybody sees it."""
    for file in WEB.rglob("*.*"):
        text = file.read_text(encoding="utf-8")
        assert " style=" not in text, f"{file.name}: styles belong into style/"
        hosts = [part.split("/")[0] for part in text.split("://")[1:]]
        assert set(hosts) <= {"www.w3.org"}, f"{file.name} names another host: {hosts}"
