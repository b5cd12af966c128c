"""How the Duet bots' instinct was learned: self-play on a GPU (PPO), then a small network taught by the large one.

    nvcc -O3 -arch=native -shared -Xcompiler -fPIC tables.cu -o tables.so
    python3 train.py --minutes 8 --small-minutes 3 --out DIR       # needs PyTorch and an NVIDIA GPU

Two copies of one network play millions of games together, each seeing only what a player sees; only the critic, which
judges positions while learning and is thrown away, sees both hands. The reward is the score of the rules, and at first
a little for each gem. Then a small network learns to choose as the large one does, and goes on learning by playing.
"""

from __future__ import annotations

import argparse
import ctypes
import json
import time
from pathlib import Path
from typing import Any, Final

import numpy as np
import torch
from torch import Tensor, nn

HERE: Final = Path(__file__).resolve().parent
BOX: Final = HERE.parents[1] / "src" / "foxden" / "games" / "duet" / "box.json"
FEATURES, PARTNER, CHOICES = 352, 30, 106
CARDS_FROM, CARDS_TO = 6, 202
"""The features that tell about cards: the board's value before the deal does without them."""
SCALE: Final = 10.0
"""A reward is a score divided by this."""


def boards() -> np.ndarray:
    box = json.loads(BOX.read_text())
    levels = [box["levels"][level] for level in "123"]
    table: list[int] = []
    for level in levels:
        table += level["gems"]
    for level in levels:
        table += [int(space - 5 in level["plus"]) for space in range(11)]
    table += [level["forest"] for level in levels] + [level["points"] for level in levels] + box["movement"]
    return np.array(table, np.int32)


class Tables:
    """Many tables at once, and what was seen at them last."""

    def __init__(self, many: int, seed: int, device: str, library: Path) -> None:
        self.many, self.device = many, device
        self.code = ctypes.CDLL(str(library))
        self.boards = boards()
        self.tables = torch.zeros(many, self.code.table_size(), dtype=torch.uint8, device=device)
        self.told = torch.zeros(many, 4, dtype=torch.int32, device=device)
        self.code.begin(self.boards.ctypes.data_as(ctypes.c_void_p), _at(self.tables), many, ctypes.c_uint64(seed))

    def advance(self, choice: Tensor | None, rows: Tensor, partners: Tensor, open_: Tensor) -> None:
        self.code.advance(
            self.boards.ctypes.data_as(ctypes.c_void_p), _at(self.tables), self.many,
            None if choice is None else _at(choice), _at(rows), _at(partners), _at(open_), _at(self.told),
        )  # fmt: skip


def _at(tensor: Tensor) -> ctypes.c_void_p:
    return ctypes.c_void_p(tensor.data_ptr())


def layers(*sizes: int) -> nn.Sequential:
    parts: list[nn.Module] = []
    for one, two in zip(sizes, sizes[1:], strict=False):
        parts += [nn.Linear(one, two), nn.ReLU()]
    return nn.Sequential(*parts[:-1])


def start_small(net: nn.Sequential) -> nn.Sequential:
    """Let all choices be about equally likely at first."""
    with torch.no_grad():
        net[-1].weight *= 0.01
        net[-1].bias *= 0
    return net


def log_likely(actor: nn.Module, rows: Tensor, open_: Tensor) -> Tensor:
    with torch.autocast(rows.device.type, torch.bfloat16):
        out = actor(rows.to(torch.bfloat16))
    return torch.log_softmax(out.float().masked_fill(open_ == 0, -1e9), dim=1)


def worth(critic: nn.Module, rows: Tensor, partners: Tensor) -> Tensor:
    with torch.autocast(rows.device.type, torch.bfloat16):
        out: Tensor = critic(torch.cat([rows, partners], 1).to(torch.bfloat16))
    return out.float().squeeze(1)


class Memory:
    """Some steps of all tables."""

    def __init__(self, steps: int, many: int, device: str) -> None:
        def room(*shape: int, of: torch.dtype) -> Tensor:
            return torch.zeros(*shape, dtype=of, device=device)

        self.rows = room(steps + 1, many, FEATURES, of=torch.uint8)
        self.partners = room(steps + 1, many, PARTNER, of=torch.uint8)
        self.open = room(steps + 1, many, CHOICES, of=torch.uint8)
        self.chosen = room(steps, many, of=torch.int64)
        self.likely = room(steps, many, of=torch.float32)
        self.values = room(steps + 1, many, of=torch.float32)
        self.told = room(steps, many, 4, of=torch.int32)


class Diary:
    def __init__(self, file: Path) -> None:
        self.file, self.begun = file, time.time()

    def write(self, text: str) -> None:
        line = f"{time.time() - self.begun:6.0f}s {text}"
        print(line, flush=True)
        with self.file.open("a") as out:
            out.write(line + "\n")


def results(told: Tensor) -> str:
    """Tell how the games that ended in these steps ended: by level, wins and mean score and rounds."""
    flat = told.reshape(-1, 4)
    flat = flat[flat[:, 0] == 1].float()
    texts = []
    for level in range(3):
        of = flat[(flat[:, 3] // 4).floor() == level]
        if len(of):
            early = ((of[:, 3] % 4 == 2) & (of[:, 1] > 0)).float().mean()
            won = (of[:, 1] > 0).float().mean()
            texts.append(f"L{level + 1} {won:.4f} {of[:, 1].mean():.2f} early {early:.2f} n{len(of)}")
    return " | ".join(texts)


@torch.no_grad()
def play_steps(actor: nn.Module, critic: nn.Module, tables: Tables, memory: Memory) -> None:
    steps = len(memory.chosen)
    for step in range(steps):
        logs = log_likely(actor, memory.rows[step], memory.open[step])
        memory.values[step] = worth(critic, memory.rows[step], memory.partners[step])
        noise = -torch.log(-torch.log(torch.rand_like(logs).clamp_(1e-9, 1 - 1e-7)))
        chosen = (logs + noise).argmax(1)
        memory.chosen[step] = chosen
        memory.likely[step] = logs.gather(1, chosen[:, None]).squeeze(1)
        tables.advance(chosen, memory.rows[step + 1], memory.partners[step + 1], memory.open[step + 1])
        memory.told[step] = tables.told
    memory.values[steps] = worth(critic, memory.rows[steps], memory.partners[steps])


def learn_by_playing(
    actor: nn.Module, critic: nn.Module, tables: Tables, memory: Memory, diary: Diary,
    *, minutes: float, rate: float, gem: float, entropy: float, batch: int, name: str,
) -> None:  # fmt: skip
    steps, many = memory.chosen.shape
    learner = torch.optim.Adam([*actor.parameters(), *critic.parameters()], lr=rate, eps=1e-5, fused=True)
    tables.advance(None, memory.rows[0], memory.partners[0], memory.open[0])
    begun, last, rounds, told = time.time(), 0.0, 0, []
    while (passed := (time.time() - begun) / (60 * minutes)) < 1:
        rounds += 1
        for group in learner.param_groups:
            group["lr"] = rate * max(0.03, 1 - passed)
        bonus, spread = gem * max(0.0, 1 - passed / 0.4), entropy * max(0.05, 1 - passed)
        play_steps(actor, critic, tables, memory)
        over = memory.told[..., 0].float()
        reward = memory.told[..., 1].float() / SCALE + bonus * memory.told[..., 2].float()
        gains = torch.zeros_like(reward)
        ahead = torch.zeros(many, device=reward.device)
        for step in reversed(range(steps)):
            goes_on = 1 - over[step]
            surprise = reward[step] + goes_on * memory.values[step + 1] - memory.values[step]
            ahead = surprise + 0.95 * goes_on * ahead
            gains[step] = ahead
        targets = (gains + memory.values[:-1]).reshape(-1)
        gains = ((gains - gains.mean()) / (gains.std() + 1e-6)).reshape(-1)
        rows, partners = memory.rows[:-1].reshape(-1, FEATURES), memory.partners[:-1].reshape(-1, PARTNER)
        open_, chosen, likely = (
            memory.open[:-1].reshape(-1, CHOICES), memory.chosen.reshape(-1), memory.likely.reshape(-1),
        )  # fmt: skip
        for _ in range(2):
            for part in torch.randperm(steps * many, device=rows.device).split(batch):
                logs = log_likely(actor, rows[part], open_[part])
                ratio = (logs.gather(1, chosen[part][:, None]).squeeze(1) - likely[part]).exp()
                gain = gains[part]
                policy = -torch.minimum(ratio * gain, ratio.clamp(0.8, 1.2) * gain).mean()
                disorder = -(logs.exp() * logs.clamp_min(-30)).sum(1).mean()
                error = (worth(critic, rows[part], partners[part]) - targets[part]).square().mean()
                loss = policy + 0.5 * error - spread * disorder
                learner.zero_grad(set_to_none=True)
                loss.backward()
                nn.utils.clip_grad_norm_([*actor.parameters(), *critic.parameters()], 1.0)
                learner.step()
        for kept in (memory.rows, memory.partners, memory.open):
            kept[0].copy_(kept[-1])
        told.append(memory.told[memory.told[..., 0] == 1])
        if time.time() - last > 15 or rounds == 1:
            last = time.time()
            diary.write(f"{name} {rounds} entropy {disorder:.3f} error {error:.3f} {results(torch.cat(told))}")
            told = []


@torch.no_grad()
def measure(actor: nn.Module, tables: Tables, memory: Memory, steps: int, diary: Diary, name: str) -> None:
    """Let it choose what it likes best, and tell how that goes; the first games of all tables only."""
    rows, partners, open_ = memory.rows[0], memory.partners[0], memory.open[0]
    tables.code.begin(
        tables.boards.ctypes.data_as(ctypes.c_void_p), _at(tables.tables), tables.many, ctypes.c_uint64(10**9)
    )
    tables.advance(None, rows, partners, open_)
    first = torch.zeros_like(tables.told)
    for _ in range(steps):
        tables.advance(log_likely(actor, rows, open_).argmax(1), rows, partners, open_)
        new = (first[:, 0] == 0) & (tables.told[:, 0] == 1)
        first[new] = tables.told[new]
    diary.write(f"{name}, the best: unfinished {(first[:, 0] == 0).sum()} {results(first)}")


def teach(
    small: nn.Module, large: nn.Module, critic: nn.Module, tables: Tables, memory: Memory, diary: Diary,
    *, minutes: float, rate: float, batch: int,
) -> None:  # fmt: skip
    learner = torch.optim.Adam(small.parameters(), lr=rate, fused=True)
    begun, last = time.time(), 0.0
    rounds = 0
    while (passed := (time.time() - begun) / (60 * minutes)) < 1:
        rounds += 1
        for group in learner.param_groups:
            group["lr"] = rate * max(0.03, 1 - passed)
        play_steps(small if rounds % 2 and rounds > 4 else large, critic, tables, memory)
        rows, open_ = memory.rows[:-1].reshape(-1, FEATURES), memory.open[:-1].reshape(-1, CHOICES)
        for part in torch.randperm(len(rows), device=rows.device).split(batch):
            with torch.no_grad():
                wanted = log_likely(large, rows[part], open_[part])
            logs = log_likely(small, rows[part], open_[part])
            loss = (wanted.exp() * (wanted - logs).clamp(-30, 30)).sum(1).mean()
            learner.zero_grad(set_to_none=True)
            loss.backward()
            learner.step()
        for kept in (memory.rows, memory.partners, memory.open):
            kept[0].copy_(kept[-1])
        if time.time() - last > 10:
            last = time.time()
            diary.write(f"teach {rounds} divergence {loss:.4f} {results(memory.told)}")


def judge_boards(
    board: nn.Module, actor: nn.Module, tables: Tables, memory: Memory, diary: Diary, *, times: int, steps: int
) -> None:
    """Learn what a board is worth when a round is about to be dealt, from how games went on."""
    seen: list[Tensor] = []
    ended: list[Tensor] = []
    rows, partners, open_ = memory.rows[0], memory.partners[0], memory.open[0]
    many = tables.many
    for turn in range(times):
        with torch.no_grad():
            tables.code.begin(
                tables.boards.ctypes.data_as(ctypes.c_void_p), _at(tables.tables), many, ctypes.c_uint64(turn * many)
            )
            tables.advance(None, rows, partners, open_)
            first = torch.zeros_like(tables.told)
            at = torch.zeros(3, many, FEATURES, dtype=torch.uint8, device=rows.device)
            there = torch.zeros(3, many, dtype=torch.bool, device=rows.device)
            for _ in range(steps):
                going = first[:, 0] == 0
                begins = going & (rows[:, 0] == 1) & (rows[:, 303 + 11] == 1) & (rows[:, 5] == 1)
                for round_ in range(3):
                    now = begins & (rows[:, 300 + round_] == 1) & ~there[round_]
                    at[round_][now] = rows[now]
                    there[round_] |= now
                logs = log_likely(actor, rows, open_)
                tables.advance(logs.argmax(1), rows, partners, open_)
                new = going & (tables.told[:, 0] == 1)
                first[new] = tables.told[new]
            at[:, :, CARDS_FROM:CARDS_TO] = 0
            finished = first[:, 0] == 1
            for round_ in range(3):
                use = there[round_] & finished
                seen.append(at[round_][use])
                ended.append(first[use, 1].float())
    inputs, scores = torch.cat(seen), torch.cat(ended) / SCALE
    diary.write(f"boards {len(scores)} mean {scores.mean() * SCALE:.2f} spread {scores.std() * SCALE:.2f}")
    learner = torch.optim.Adam(board.parameters(), lr=3e-3)
    passes = 8
    for turn in range(passes):
        for group in learner.param_groups:
            group["lr"] = 3e-3 * (1 - turn / passes)
        total = torch.zeros((), device=rows.device)
        for part in torch.randperm(len(scores), device=rows.device).split(16384):
            error = (board(inputs[part].float()).squeeze(1) - scores[part]).square().mean()
            learner.zero_grad(set_to_none=True)
            error.backward()
            learner.step()
            total += error.detach() * len(part) / len(scores)
        diary.write(f"boards {turn} error {total.sqrt() * SCALE:.3f}")


def weights(net: nn.Sequential) -> list[np.ndarray]:
    return [p.detach().float().cpu().numpy() for p in net.parameters()]


def keep(out: Path, **nets: nn.Sequential) -> None:
    arrays: dict[str, Any] = {}
    for name, net in nets.items():
        for at, array in enumerate(weights(net)):
            arrays[f"{name}{at}"] = array.astype(np.float16)
    np.savez_compressed(out, **arrays)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--minutes", type=float, default=8)
    parser.add_argument("--teach-minutes", type=float, default=1)
    parser.add_argument("--small-minutes", type=float, default=3)
    parser.add_argument("--many", type=int, default=131072)
    parser.add_argument("--steps", type=int, default=32)
    parser.add_argument("--batch", type=int, default=131072)
    parser.add_argument("--width", type=int, default=512)
    parser.add_argument("--small", type=int, nargs=2, default=(128, 64))
    parser.add_argument("--rate", type=float, default=7e-4)
    parser.add_argument("--entropy", type=float, default=0.02)
    parser.add_argument("--gem", type=float, default=0.1)
    parser.add_argument("--games", type=int, default=8, help="times all tables, to judge boards by")
    parser.add_argument("--long", type=int, default=160, help="steps in which nearly every game ends")
    parser.add_argument("--device", default="cuda")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path())
    parser.add_argument("--resume", type=Path)
    given = parser.parse_args()
    torch.manual_seed(given.seed)
    diary = Diary(given.out / "diary.txt")
    tables = Tables(given.many, given.seed * 10**6, given.device, HERE / "tables.so")
    memory = Memory(given.steps, given.many, given.device)
    large = start_small(layers(FEATURES, given.width, given.width, CHOICES)).to(given.device)
    critic = layers(FEATURES + PARTNER, given.width, given.width, 1).to(given.device)
    small = layers(FEATURES, *given.small, CHOICES).to(given.device)
    board = layers(FEATURES, 32, 1).to(given.device)
    if given.resume:
        kept = torch.load(given.resume, map_location=given.device)
        large.load_state_dict(kept["large"])
        critic.load_state_dict(kept["critic"])
    common = {"diary": diary, "batch": given.batch}
    learn_by_playing(
        large, critic, tables, memory, minutes=given.minutes, rate=given.rate,
        gem=0 if given.resume else given.gem, entropy=given.entropy, name="large", **common,
    )  # fmt: skip
    torch.save({"large": large.state_dict(), "critic": critic.state_dict()}, given.out / "large.pt")
    measure(large, tables, memory, given.long, diary, "large")
    tables.advance(None, memory.rows[0], memory.partners[0], memory.open[0])
    teach(small, large, critic, tables, memory, minutes=given.teach_minutes, rate=2e-3, **common)
    measure(small, tables, memory, given.long, diary, "small, taught")
    if given.small_minutes > 0:
        learn_by_playing(
            small, critic, tables, memory, minutes=given.small_minutes, rate=given.rate / 2, gem=0,
            entropy=given.entropy / 4, name="small", **common,
        )  # fmt: skip
        measure(small, tables, memory, given.long, diary, "small")
    judge_boards(board, small, tables, memory, diary, times=given.games, steps=given.long)
    keep(given.out / "instinct.npz", small=small, board=board)
    diary.write("done")


if __name__ == "__main__":
    main()
