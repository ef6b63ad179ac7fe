"""`kerys calibrate FILE…`: measure the coach on finished games."""

import argparse
import json

from kerys.arena.executors import executor
from kerys.arena.match_report import print_report
from kerys.cli.arena import progress
from kerys.cli.files import read_records
from kerys.coach.calibration import Findings, Work, figures, measure, report_lines


def calibrate(chosen: argparse.Namespace) -> int:
    """Measure every record of some files and print the figures."""
    texts = [text for name in chosen.files for text in read_records(name)][: chosen.games]
    works = [
        Work(text, every=chosen.every, judged=chosen.judge, luck=not chosen.no_luck, seed=chosen.seed)
        for text in texts
    ]
    findings = Findings()
    with progress("games", len(works)) as update:
        for found in executor("local", chosen.jobs).run(measure, works):
            findings.add(found)
            update("calibrate", findings.games)
    found_figures = figures(findings)
    if chosen.json:
        print(json.dumps(found_figures, indent=2))
    else:
        print_report(list(report_lines(found_figures)))
    return 0
