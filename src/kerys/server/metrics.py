"""Metrics for Prometheus at /metrics. Nothing in them is about one table or person."""

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

registry: Final = CollectorRegistry()
_QUICK: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)

tables: Final = Gauge("kerys_tables", "Tables in memory", registry=registry)
sockets: Final = Gauge("kerys_sockets", "Open WebSockets", registry=registry)
_answers: Final = Counter("kerys_answers", "Answers by who gave them", ["by"], registry=registry)
answers: Final = {by: _answers.labels(by) for by in ("person", "bot", "clock")}
refused: Final = Counter(
    "kerys_refused", "Requests and messages refused, by reason", ["code"], registry=registry
)
limits_hit: Final = Counter(
    "kerys_limits_hit", "Rate limits and quotas that were reached, by setting", ["setting"], registry=registry
)
races: Final = Counter("kerys_races", "Entries that another process had written first", registry=registry)
loads: Final = Counter("kerys_loads", "Tables loaded from the log", registry=registry)
resyncs: Final = Counter(
    "kerys_resyncs", "Fresh views sent to clients that had one before", registry=registry
)
answer_seconds: Final = Histogram(
    "kerys_answer_seconds", "From an answer's arrival until it is durable", buckets=_QUICK, registry=registry
)
commit_seconds: Final = Gauge("kerys_commit_seconds", "How long the last commit took", registry=registry)
bot_seconds: Final = Histogram("kerys_bot_seconds", "How long bots think", buckets=_QUICK, registry=registry)
bots_stopped: Final = Counter("kerys_bots_stopped", "Bots that thought too long or failed", registry=registry)


def text() -> bytes:
    return generate_latest(registry)
