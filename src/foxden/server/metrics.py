"""The house in numbers, as Prometheus reads them. Counting costs the tables nothing but an addition."""

from __future__ import annotations

from collections.abc import Iterator

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

from foxden.server.histogram import BOUNDS, Histogram
from foxden.server.lobby import Lobby


class _House(Collector):
    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby

    def collect(self) -> Iterator[Metric]:
        lobby, tally = self._lobby, self._lobby.house.tally
        in_memory = GaugeMetricFamily("foxden_tables", "Tables in memory, by phase.", labels=["game", "phase"])
        phases: dict[tuple[str, str], int] = {}
        for table in lobby.tables.values():
            key = table.live.rules.name, table.live.phase
            phases[key] = phases.get(key, 0) + 1
        for labels, count in phases.items():
            in_memory.add_metric(labels, count)
        yield in_memory
        yield GaugeMetricFamily("foxden_people", "People who are connected.", value=len(lobby.sockets_by_person))
        yield GaugeMetricFamily("foxden_sockets", "Open sockets.", value=len(lobby.connections))
        moves = CounterMetricFamily("foxden_moves", "Moves that were kept, by who made them.", labels=["by"])
        for by, made in (("people", tally.moves), ("bots", tally.bot_moves), ("clocks", tally.clock_moves)):
            moves.add_metric([by], made)
        yield moves
        yield CounterMetricFamily("foxden_games_started", "Games that began.", value=tally.games_started)
        yield CounterMetricFamily("foxden_games_ended", "Games that ended.", value=tally.games_ended)
        yield CounterMetricFamily("foxden_chat_lines", "Lines of chat.", value=tally.lines)
        refusals = CounterMetricFamily("foxden_refusals", "What was refused, by reason.", labels=["code"])
        for code, count in sorted(tally.refusals.items()):
            refusals.add_metric([code], count)
        yield refusals
        failures = CounterMetricFamily("foxden_bot_failures", "What bots did wrong, by kind.", labels=["kind"])
        for kind, count in sorted(tally.bot_failures.items()):
            failures.add_metric([kind], count)
        yield failures
        yield CounterMetricFamily("foxden_hints", "Hints that were given.", value=tally.hints)
        thinking = HistogramMetricFamily(
            "foxden_bot_thinking_seconds", "What bots took for a move or an answer.", labels=["game", "level"]
        )
        for labels, histogram in sorted(lobby.thinking.items()):
            thinking.add_metric(labels, _buckets(histogram), histogram.sum)
        yield thinking
        yield _family("foxden_keep_seconds", "From judging something to its being kept.", lobby.keeping)
        yield _family("foxden_store_commit_seconds", "What a commit of the store took.", lobby.commits)


def _family(name: str, about: str, histogram: Histogram) -> HistogramMetricFamily:
    return HistogramMetricFamily(name, about, buckets=_buckets(histogram), sum_value=histogram.sum)


def _buckets(histogram: Histogram) -> list[tuple[str, float]]:
    below, buckets = 0, []
    for bound, count in zip([*map(str, BOUNDS), "+Inf"], histogram.counts, strict=True):
        below += count
        buckets.append((bound, float(below)))
    return buckets


def written(lobby: Lobby) -> bytes:
    """Give all numbers as text."""
    lobby.collect_times()
    registry = CollectorRegistry()
    registry.register(_House(lobby))
    return generate_latest(registry)
