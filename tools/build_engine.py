"""Compiles the engine into .venv/kerys/compiled: at once, or in the background while the plain one already runs.

    python -m tools.build_engine     run by tools/set_up.py as a process of its own; reports to .venv/kerys-setup.json

Any change in a compiled module means compiling all of them, as the C compiler inlines across modules: old build output
saves nothing, and has been known to win over new sources. Each build therefore starts from a fresh copy in .venv/build,
which also keeps compiled files out of src/. What was compiled before comes from a cache (tools/engine_cache.py).
"""

import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

from tools import engine_cache
from tools.environment import (
    COMPILE_LOCK,
    COMPILED_FILES,
    Busy,
    Environment,
    Trouble,
    digest,
    files_below,
    only_one,
    write_at_once,
)

ROOT = Path(__file__).resolve().parent.parent
BUILD_LOCK = "requirements-build.lock"


def restore(environment: Environment) -> bool:
    """Install the compiled engine from the cache; say whether it was there."""
    # Not .venv/build: there a build in the background may be at work.
    tree = copy_sources(environment, "restored")
    if not engine_cache.restore(cache_key(environment, tree), tree / "built"):
        return False
    put_in_place(environment, tree)
    shutil.rmtree(tree)
    return True


def build(environment: Environment) -> str:
    """Compile a copy of the sources, put the result into the cache and beside .venv/kerys/compiled; return its digest."""
    tree = copy_sources(environment, "build")
    note_progress(environment, "installing the tools")
    install_tools(environment)
    note_progress(environment, "compiling")
    command = [str(environment.python), "setup.py", "--quiet", "build_ext", "--build-lib", "built"]
    settings = {"KERYS_MUST_COMPILE": "1", "KERYS_NATIVE": "1"}
    environment.run(command, "Compiling failed", cwd=tree, **settings)
    built = tree / "built"
    extensions = [path for path in built.rglob("*") if path.suffix in COMPILED_FILES]
    if not extensions:
        raise Trouble(f"Compiling left no files (details: {environment.log}).")
    engine_cache.store(cache_key(environment, tree), built, extensions)
    return environment.engine_digest(tree)


def install_tools(environment: Environment) -> None:
    lock = environment.root / BUILD_LOCK
    wanted = digest(environment.root, [lock])
    if environment.done.get("build tools") != wanted:
        environment.install(lock, "The build tools could not be installed")
        environment.done["build tools"] = wanted


def copy_sources(environment: Environment, folder: str) -> Path:
    tree = environment.venv / folder
    shutil.rmtree(tree, ignore_errors=True)
    source = environment.root / "src" / "kerys"
    for name in files_below(source):
        (tree / "src" / "kerys" / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(source / name, tree / "src" / "kerys" / name)
    for other in ("LICENSE", "README.md", "pyproject.toml", "setup.py"):
        shutil.copy2(environment.root / other, tree / other)
    return tree


def cache_key(environment: Environment, tree: Path) -> str:
    tools = digest(environment.root, [environment.root / BUILD_LOCK])
    return engine_cache.key(f"{tools} {environment.engine_digest(tree)}")


def put_in_place(environment: Environment, tree: Path) -> None:
    """Replace .venv/kerys/compiled by the sources in a build's folder with its extension modules."""
    new = environment.compiled.with_name("compiled.new")
    shutil.rmtree(new, ignore_errors=True)
    shutil.copytree(tree / "src", new)
    shutil.copytree(tree / "built", new, dirs_exist_ok=True)
    shutil.rmtree(environment.compiled, ignore_errors=True)
    new.rename(environment.compiled)


def note_progress(environment: Environment, stage: str) -> None:
    """Say how far the build is, for `kerys about`."""
    try:
        started = json.loads(environment.progress.read_text())
        since = started["since"] if started["process"] == os.getpid() else time.time()
    except (OSError, ValueError, KeyError):
        since = time.time()
    progress = {"stage": stage, "since": since, "process": os.getpid()}
    write_at_once(environment.progress, json.dumps(progress))


def start_in_background(environment: Environment) -> None:
    """Start this module as a process that outlives us and whose Ctrl-C is not ours."""
    with environment.log.open("a") as log:
        subprocess.Popen(
            [str(environment.python), "-m", "tools.build_engine"],
            cwd=environment.root,
            env={**os.environ, "PYTHONPATH": str(environment.root)},
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            start_new_session=True,
        )


def build_in_background(root: Path) -> None:
    os.nice(5)  # a game is being played meanwhile
    with only_one(root, COMPILE_LOCK, wait=False) as lock:
        environment = Environment(root, lock)
        wanted, engine = f"compiled {environment.engine_digest()}", "compiled"
        try:
            wanted = f"compiled {build(environment)}"
        except Trouble as trouble:
            print(trouble, flush=True)
            engine = failure(environment)
        tools = environment.done.get("build tools")
        with only_one(root) as main_lock:
            environment = Environment(root, main_lock)
            if tools is not None:
                environment.finish("build tools", tools)
            if engine != "compiled":
                environment.done["to report"] = engine
            # The sources may have changed meanwhile: then the next start finds that and builds again.
            if wanted == f"compiled {environment.engine_digest()}":
                if engine == "compiled":
                    put_in_place(environment, environment.venv / "build")
                environment.settle(wanted, engine)
            environment.progress.unlink(missing_ok=True)


def failure(environment: Environment) -> str:
    return f"interpreted: compiling failed, see {environment.log}; after `rm -r .venv` it is tried again"


if __name__ == "__main__":
    try:
        build_in_background(ROOT)
    except Busy:
        sys.exit(0)
