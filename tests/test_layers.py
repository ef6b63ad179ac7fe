"""The layers of docs: each package may import only what stands left of it."""

import ast
from pathlib import Path

SOURCE = Path(__file__).resolve().parents[1] / "src" / "kerys"
# What each part may import besides itself; the root re-exports the public names.
ALLOWED = {
    "engine": set(),
    "search": {"engine"},
    "views": {"engine"},
    "view_data": set(),
    "records": {"engine", "views"},
    "game": {"engine", "views", "records"},
    "words": {"engine", "views"},
    "bots": {"engine", "views", "search"},
    "env": {"engine", "views", "records", "game", "bots", "search", "words"},
    "coach": {"engine", "views", "records", "game", "bots", "search", "words"},
    "arena": {"engine", "views", "records", "game", "bots", "search", "words"},
    "bench": {"engine", "views", "records", "game", "bots", "search", "arena", "server", "env"},
    "server": {"engine", "views", "view_data", "records", "game", "bots", "search", "words"},
    "cli": {
        "engine",
        "views",
        "records",
        "game",
        "words",
        "bots",
        "search",
        "arena",
        "bench",
        "coach",
        "server",
        "env",
    },
}


def imports(path: Path) -> set[str]:
    """The parts of kerys a file imports, also inside functions; `typing.TYPE_CHECKING` makes no difference."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text())):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module and node.level == 0:
            names = [node.module] + [f"{node.module}.{alias.name}" for alias in node.names]
        for name in names:
            parts = name.split(".")
            if parts[0] == "kerys" and len(parts) > 1 and (parts[1] in ALLOWED or parts[1].islower()):
                found.add(parts[1])
    return found


def test_every_part_imports_only_what_it_may() -> None:
    for path in sorted(SOURCE.rglob("*.py")):
        part = path.relative_to(SOURCE).parts[0].removesuffix(".py")
        if part in ("__init__", "__main__"):
            continue
        assert part in ALLOWED, f"{path.name}: say in this test what “{part}” may import"
        foreign = {
            name for name in imports(path) if (SOURCE / name).exists() or (SOURCE / f"{name}.py").exists()
        }
        forbidden = foreign - ALLOWED[part] - {part}
        assert not forbidden, f"{path.relative_to(SOURCE)} imports {sorted(forbidden)}"


def test_the_engine_has_no_clock_no_files_no_global_chance() -> None:
    banned = {"time", "datetime", "os", "pathlib", "random", "secrets", "io", "sys", "threading", "asyncio"}
    for path in sorted((SOURCE / "engine").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom) and node.module:
                names.append(node.module)
            assert not banned & {name.split(".")[0] for name in names}, path.name


# The order inside the server: what each package may import besides itself and the small modules named first.
SERVER = SOURCE / "server"
SERVER_BASE = {"environment", "logs", "metrics", "refusals", "settings"}
SERVER_ALLOWED: dict[str, set[str]] = {
    "protocol": set(),
    "storage": set(),
    "domain": {"protocol", "storage"},
    "encoding": {"protocol", "domain"},
    "bots": set(),
    "accounts": {"storage", "domain"},
    "live": {"protocol", "storage", "domain", "encoding", "bots"},
    "transport": {"protocol", "storage"},
    "web": {"protocol", "storage", "domain", "encoding", "bots", "accounts", "live", "transport"},
    "maintenance": {"app", "run", "domain", "storage", "accounts"},
    "app": {"storage", "bots", "accounts", "live", "transport", "web"},
    "run": {"app", "storage", "transport"},
}


def server_imports(path: Path) -> set[str]:
    """The packages of the server that a file imports, also inside functions."""
    packages = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("kerys.server"):
            below = (node.module or "").split(".")[2:]
            packages |= {below[0]} if below else {alias.name for alias in node.names}
        elif isinstance(node, ast.Import):
            packages |= {
                alias.name.split(".")[2] for alias in node.names if alias.name.startswith("kerys.server.")
            }
    return packages


def test_every_server_package_imports_only_what_stands_before_it() -> None:
    for path in sorted(SERVER.rglob("*.py")):
        package = path.relative_to(SERVER).parts[0].removesuffix(".py")
        if package == "__init__":
            continue
        if package in SERVER_BASE:
            allowed = SERVER_BASE
        else:
            assert package in SERVER_ALLOWED, f"{path.name}: say in this test what “{package}” may import"
            allowed = SERVER_ALLOWED[package] | (set() if package == "protocol" else SERVER_BASE)
        forbidden = server_imports(path) - allowed - {package}
        assert not forbidden, f"{path.relative_to(SERVER)} imports {sorted(forbidden)}"


def test_the_server_packages_have_an_order() -> None:
    """No two packages may import each other, not even by way of others."""
    remaining = dict(SERVER_ALLOWED)
    while remaining:
        free = [name for name, needs in remaining.items() if not needs & set(remaining)]
        assert free, f"these import each other: {sorted(remaining)}"
        for name in free:
            del remaining[name]
