"""Reports about a run of the tests: where its time went, and which packages lost coverage."""

import json
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from xml.etree import ElementTree

SLOWEST = 8
FOLDERS = 12


def read_times(file: Path) -> dict[str, float]:
    """Return the seconds of each test from pytest's JUnit report; nothing if there is no such report."""
    try:
        cases = ElementTree.parse(file).iter("testcase")
    except (OSError, ElementTree.ParseError):
        return {}
    times: Counter[str] = Counter()
    for case in cases:
        times[f"{case.get('classname', '')}.{case.get('name', '')}"] += float(case.get("time", "0"))  # type: ignore[assignment]
    return dict(times)


def folder_of(test: str) -> str:
    """Return the folder below tests/ of a test's dotted name; files directly in it stand for themselves."""
    parts = test.split("[", maxsplit=1)[0].split(".")
    return parts[1] if len(parts) > 1 and parts[0] == "tests" else parts[0]


def print_times(part: str, times: Mapping[str, float]) -> None:
    if len(times) < 2:
        return
    folders: Counter[str] = Counter()
    for test, seconds in times.items():
        folders[folder_of(test)] += seconds  # type: ignore[assignment]
    total = sum(folders.values()) or 1.0
    print(f"Where the time of {part!r} went ({total:.0f} s of tests, in all processes):")
    for folder, seconds in folders.most_common(FOLDERS):
        print(f"  {folder:16} {seconds:7.1f} s  {100 * seconds / total:3.0f} %")
    print("The slowest:")
    for test, seconds in sorted(times.items(), key=lambda item: -item[1])[:SLOWEST]:
        print(f"  {seconds:7.1f} s  {test}")


def coverage_gaps(report: Path, goals: Mapping[str, int]) -> list[str]:
    """Say which packages are below their goal; print what each one reaches."""
    files = json.loads(report.read_text())["files"]
    gaps = []
    for package, goal in goals.items():
        found = [
            data["summary"] for name, data in files.items() if f"src/{package}/" in name.replace("\\", "/")
        ]
        whole = sum(one["num_statements"] + one["num_branches"] for one in found)
        reached = sum(one["covered_lines"] + one["covered_branches"] for one in found)
        percent = 100 * reached / whole if whole else 0.0
        print(f"coverage of {package}: {percent:.1f} % (at least {goal})")
        if percent < goal:
            gaps.append(f"coverage of {package} fell to {percent:.1f} %, at least {goal} is asked for")
    return gaps
