"""The packages that others install: the sdist and the wheel without compiled code, built from it."""

import tarfile
import tomllib
import zipfile
from email.parser import Parser
from pathlib import Path

import pytest

import kerys
from tools.build_wheels import ROOT, build_all


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    sdist, wheel = build_all(tmp_path_factory.mktemp("dist"), ["pure"])
    return sdist, wheel


def names_in(sdist: Path) -> set[str]:
    with tarfile.open(sdist) as archive:
        return {name.partition("/")[2] for name in archive.getnames()}


def test_the_version_has_one_place(packages: tuple[Path, Path]) -> None:
    sdist, wheel = packages
    assert sdist.name == f"kerys-{kerys.__version__}.tar.gz"
    assert wheel.name == f"kerys-{kerys.__version__}-py3-none-any.whl"


@pytest.mark.parametrize("folder", ["src", "tests", "tools", "docs", "examples"])
def test_the_sdist_has_all_files_that_building_and_testing_need(
    packages: tuple[Path, Path], folder: str
) -> None:
    files = {str(path.relative_to(ROOT)) for path in (ROOT / folder).rglob("*") if path.is_file()}
    made = ("__pycache__", "node_modules", ".egg-info", ".so")
    assert {name for name in files if not any(word in name for word in made)} <= names_in(packages[0])


def test_the_sdist_has_the_launcher_and_the_locks(packages: tuple[Path, Path]) -> None:
    wanted = {"kerys", "setup.py", "pyproject.toml", "requirements.lock", "requirements-test.lock", ".ci/run"}
    assert wanted <= names_in(packages[0])


def test_the_wheel_has_all_of_the_package_and_nothing_else(packages: tuple[Path, Path]) -> None:
    with zipfile.ZipFile(packages[1]) as archive:
        names = {name for name in archive.namelist() if ".dist-info/" not in name}
    source = ROOT / "src"
    files = {str(path.relative_to(source)) for path in (source / "kerys").rglob("*") if path.is_file()}
    assert names == {name for name in files if "__pycache__" not in name and not name.endswith(".so")}


def test_the_metadata_is_complete(packages: tuple[Path, Path]) -> None:
    with zipfile.ZipFile(packages[1]) as archive:
        name = next(name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
        metadata = Parser().parsestr(archive.read(name).decode())
    assert metadata["Description-Content-Type"] == "text/markdown"
    assert metadata.get_payload().startswith("# Kerys")  # type: ignore[union-attr]
    assert {"Programming Language :: Python :: 3.13", "Typing :: Typed"} <= set(
        metadata.get_all("Classifier", [])
    )
    assert metadata["License-Expression"] == "MIT"
    # Our protocol classes subclass those of uvicorn, which is free to change them.
    uvicorn = next(line for line in metadata.get_all("Requires-Dist", []) if line.startswith("uvicorn"))
    assert "<" in uvicorn


def test_only_the_launcher_builds_for_this_processor() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["cibuildwheel"]["environment"]
    assert "KERYS_NATIVE" not in settings
    assert "KERYS_NATIVE" not in (ROOT / "tools" / "build_wheels.py").read_text()
