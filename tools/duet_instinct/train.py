"""How the Duet bots' instinct was learned: by playing with itself and with strangers, on a GPU.

    python3 -m tools.duet_instinct.train --out DIR

It needs an NVIDIA GPU with nvcc, and a Python that has PyTorch besides Foxden. An H200 takes eight minutes.
DIR/diary.txt tells how it goes, and DIR/experience.npz is what src/foxden/bots/duet has. Lessons last as long as the
clock says, so that it does not come out the same twice.

Everybody here is a small network that chooses by what its seat sees; only the critic, which judges positions while one
learns and is thrown away, sees both hands. The reward is the score of the rules, and at first a little for each gem.

1. Strangers come first. Each learns by playing with itself (PPO); two of them do not count cards. Each is kept twice:
   as a beginner, and when its time is up. They have habits of their own, as people have.
2. The instinct then learns by playing with itself at most tables, and at the others with these strangers. So it plays
   well with its like, and does not need to.
"""

from __future__ import annotations

import argparse
import copy
import time
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

import numpy as np
import torch
from torch import Tensor, nn

from tools.duet_instinct import tables as code
from tools.duet_instinct.tables import CHOICES, FEATURES, GEMS, MOVER, OVER, PARTNER, SCORE, TOLD, WHICH

COUNTED: Final = (*range(36, 66), *range(196, 202))
"""The features that only players who count cards have: what the partner may hold, and who lacks a suit."""
SCALE: Final = 10.0
"""A reward is a score divided by this."""


@dataclass
class Player:
    net: nn.Module
    counts: bool = True


class Tables:
    """Many tables at once."""

    def __init__(self, many: int, device: str, out: Path) -> None:
        self.many = many
        self.code = code.build(out, code.FOR_A_GPU if device == "cuda" else code.FOR_A_PROCESSOR)
        self.boards = code.boards()
        self.tables = torch.zeros(many, self.code.table_size(), dtype=torch.uint8, device=device)
        self.told = torch.zeros(many, TOLD, dtype=torch.int32, device=device)

    def begin(self, seed: int) -> None:
        code.begin(self.code, self.boards, self.tables.data_ptr(), self.many, seed)

    def advance(self, choice: Tensor | None, *shown: Tensor) -> None:
        """Show what the player who is asked sees, the partner's cards, and what may be chosen."""
        where = [None if choice is None else choice.data_ptr(), *(tensor.data_ptr() for tensor in shown)]
        code.advance(self.code, self.boards, self.tables.data_ptr(), self.many, *where, self.told.data_ptr())


def layers(*sizes: int) -> nn.Sequential:
    parts: list[nn.Module] = []
    for one, two in pairwise(sizes):
        parts += [nn.Linear(one, two), nn.ReLU()]
    with torch.no_grad():  # let all choices be about equally likely at first
        parts[-2].weight.mul_(0.01)
    return nn.Sequential(*parts[:-1])


def log_likely(player: Player, rows: Tensor, open_: Tensor) -> Tensor:
    with torch.autocast(rows.device.type, torch.bfloat16):
        seen = rows.to(torch.bfloat16)
        if not player.counts:
            seen[:, COUNTED] = 0
        out = player.net(seen)
    return torch.log_softmax(out.float().masked_fill(open_ == 0, -1e9), dim=1)


class Memory:
    """Some steps of all tables: what was seen and done there."""

    def __init__(self, steps: int, many: int, device: str, strangers: list[Player], share: float) -> None:
        def room(*shape: int, of: torch.dtype) -> Tensor:
            return torch.zeros(*shape, dtype=of, device=device)

        self.rows = room(steps + 1, many, FEATURES, of=torch.uint8)
        self.partners = room(steps + 1, many, PARTNER, of=torch.uint8)
        self.open = room(steps + 1, many, CHOICES, of=torch.uint8)
        self.told = room(steps + 1, many, TOLD, of=torch.int32)
        self.chosen = room(steps, many, of=torch.int64)
        self.likely = room(steps, many, of=torch.float32)
        self.own = room(steps, many, of=torch.bool)
        """Whether it was the learner who chose."""
        self.values = room(steps + 1, many, of=torch.float32)
        each = int(many * share / len(strangers)) if strangers else 0
        self.strangers = [(player, slice(at * each, (at + 1) * each)) for at, player in enumerate(strangers)]
        self.seat = torch.arange(many, device=device) % 2
        self.who = room(many, 9, of=torch.bfloat16)
        for at, (_, there) in enumerate(self.strangers):
            self.who[there, at] = 1

    def go_on(self) -> None:
        for kept in (self.rows, self.partners, self.open, self.told):
            kept[0].copy_(kept[-1])

    def worth(self, critic: nn.Module, rows: Tensor, partners: Tensor, who: Tensor) -> Tensor:
        with torch.autocast(rows.device.type, torch.bfloat16):
            out: Tensor = critic(torch.cat([rows, partners, who], 1).to(torch.bfloat16))
        return out.float().squeeze(1)


def play_steps(learner: Player, critic: nn.Module, tables: Tables, memory: Memory) -> None:
    with torch.no_grad():
        _play_steps(learner, critic, tables, memory)


def _play_steps(learner: Player, critic: nn.Module, tables: Tables, memory: Memory) -> None:
    steps = len(memory.chosen)
    for step in range(steps + 1):
        rows, open_ = memory.rows[step], memory.open[step]
        memory.values[step] = memory.worth(critic, rows, memory.partners[step], memory.who)
        if step == steps:
            return
        logs = log_likely(learner, rows, open_)
        memory.own[step] = True
        for stranger, there in memory.strangers:
            is_asked = memory.told[step, there, MOVER] == memory.seat[there]
            logs[there] = torch.where(is_asked[:, None], log_likely(stranger, rows[there], open_[there]), logs[there])
            memory.own[step, there] = ~is_asked
        noise = -torch.log(-torch.log(torch.rand_like(logs).clamp_(1e-9, 1 - 1e-7)))
        chosen = (logs + noise).argmax(1)
        memory.chosen[step] = chosen
        memory.likely[step] = logs.gather(1, chosen[:, None]).squeeze(1)
        tables.advance(chosen, memory.rows[step + 1], memory.partners[step + 1], memory.open[step + 1])
        memory.told[step + 1] = tables.told


def judged(memory: Memory, bonus: float) -> tuple[Tensor, Tensor]:
    """Tell how much better each choice was than the critic had expected, and what it should have expected."""
    over = memory.told[1:, :, OVER].float()
    reward = memory.told[1:, :, SCORE].float() / SCALE + bonus * memory.told[1:, :, GEMS].float()
    gains = torch.zeros_like(reward)
    ahead = torch.zeros_like(reward[0])
    for step in reversed(range(len(reward))):
        goes_on = 1 - over[step]
        surprise = reward[step] + goes_on * memory.values[step + 1] - memory.values[step]
        ahead = surprise + 0.95 * goes_on * ahead
        gains[step] = ahead
    targets = gains + memory.values[:-1]
    return ((gains - gains.mean()) / (gains.std() + 1e-6)).reshape(-1), targets.reshape(-1)


@dataclass
class School:
    tables: Tables
    diary: Diary
    given: argparse.Namespace


@dataclass
class Course:
    name: str
    minutes: float
    seed: int


def learn(school: School, player: Player, memory: Memory, course: Course) -> list[Player]:
    """Learn by playing for so long; give this player as a beginner."""
    tables, diary, given = school.tables, school.diary, school.given
    steps, many = memory.chosen.shape
    critic = layers(FEATURES + PARTNER + 9, 512, 512, 1).to(memory.rows.device)
    weights = [*player.net.parameters(), *critic.parameters()]
    learner = torch.optim.Adam(weights, lr=given.rate, eps=1e-5, fused=True)
    tables.begin(course.seed)
    tables.advance(None, memory.rows[0], memory.partners[0], memory.open[0])
    memory.told[0] = tables.told
    begun, last, rounds, told = time.time(), time.time(), 0, []
    beginner: list[Player] = []
    disorder = error = torch.zeros(())
    while (passed := (time.time() - begun) / (60 * course.minutes)) < 1:
        rounds += 1
        for group in learner.param_groups:
            group["lr"] = given.rate * max(0.03, 1 - passed)
        bonus, spread = given.gem * max(0.0, 1 - passed / 0.3), given.entropy * max(0.05, 1 - passed)
        play_steps(player, critic, tables, memory)
        gains, targets = judged(memory, bonus)
        rows, partners = memory.rows[:-1].reshape(-1, FEATURES), memory.partners[:-1].reshape(-1, PARTNER)
        open_, own = memory.open[:-1].reshape(-1, CHOICES), memory.own.reshape(-1).float()
        chosen, likely = memory.chosen.reshape(-1), memory.likely.reshape(-1)
        for _ in range(2):
            for part in torch.randperm(steps * many, device=rows.device).split(given.batch):
                logs = log_likely(player, rows[part], open_[part])
                ratio = (logs.gather(1, chosen[part][:, None]).squeeze(1) - likely[part]).clamp(-5, 5).exp()
                gain, mine = gains[part], own[part]
                policy = -(mine * torch.minimum(ratio * gain, ratio.clamp(0.8, 1.2) * gain)).sum() / mine.sum()
                disorder = -(mine * (logs.exp() * logs.clamp_min(-30)).sum(1)).sum() / mine.sum()
                values = memory.worth(critic, rows[part], partners[part], memory.who[part % many])
                error = (values - targets[part]).square().mean()
                loss = policy + 0.5 * error - spread * disorder
                learner.zero_grad(set_to_none=True)
                loss.backward()
                nn.utils.clip_grad_norm_(weights, 1.0)
                learner.step()
        memory.go_on()
        told.append(memory.told[1:, int(many * given.share) if memory.strangers else 0 :].reshape(-1, TOLD))
        if passed > given.beginner and not beginner:
            beginner.append(Player(copy.deepcopy(player.net), player.counts))
            diary.write(f"{course.name}, a beginner {results(told[-1])}")
        if time.time() - last > 15:
            last = time.time()
            diary.write(f"{course.name} {rounds} entropy {disorder:.3f} error {error:.3f} {results(torch.cat(told))}")
            told = []
    return beginner


def results(told: Tensor) -> str:
    """Tell how games ended: by level, wins, mean score and wins in round 2."""
    flat = told.reshape(-1, TOLD)
    flat = flat[flat[:, OVER] == 1].float()
    texts = []
    for level in range(3):
        of = flat[(flat[:, WHICH] // 4).floor() == level]
        if len(of):
            won = of[:, SCORE] > 0
            early = (won & (of[:, WHICH] % 4 == 2)).float().mean()
            texts.append(f"L{level + 1} {won.float().mean():.4f} {of[:, SCORE].mean():.2f} {early:.2f} n{len(of)}")
    return " | ".join(texts)


def measure(one: Player, two: Player, tables: Tables, memory: Memory, steps: int) -> str:
    """Let both choose what they like best, one in seat 0; tell how the first game of each table ended."""
    with torch.no_grad():
        rows, partners, open_ = memory.rows[0], memory.partners[0], memory.open[0]
        tables.begin(10**9)
        tables.advance(None, rows, partners, open_)
        first = torch.zeros_like(tables.told)
        for _ in range(steps):
            logs = log_likely(one, rows, open_)
            if two is not one:
                logs = torch.where(tables.told[:, MOVER, None] == 1, log_likely(two, rows, open_), logs)
            tables.advance(logs.argmax(1), rows, partners, open_)
            new = (first[:, OVER] == 0) & (tables.told[:, OVER] == 1)
            first[new] = tables.told[new]
        return results(first)


class Diary:
    def __init__(self, file: Path) -> None:
        self.file, self.begun = file, time.time()

    def write(self, text: str) -> None:
        line = f"{time.time() - self.begun:6.0f}s {text}"
        print(line, flush=True)
        with self.file.open("a") as out:
            out.write(line + "\n")


def keep(file: Path, **nets: nn.Module) -> None:
    """Keep the weights in a byte each, with a scale for each neuron."""
    arrays: dict[str, Any] = {}
    for name, net in nets.items():
        for at, weight in enumerate(net.parameters()):
            values = weight.detach().float().cpu().numpy()
            if values.ndim == 1:
                arrays[f"{name}_bias{at // 2}"] = values
            else:
                scale = np.abs(values).max(axis=1) / 127
                arrays[f"{name}_scale{at // 2}"] = scale
                arrays[f"{name}_weight{at // 2}"] = np.rint(values / scale[:, None]).astype(np.int8)
    np.savez_compressed(file, **arrays)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--minutes", type=float, default=5.1)
    parser.add_argument("--stranger-minutes", type=float, default=0.6)
    parser.add_argument("--share", type=float, default=0.4, help="of the tables at which a stranger plays")
    parser.add_argument("--beginner", type=float, default=0.35, help="when one stops being one")
    parser.add_argument("--many", type=int, default=131072)
    parser.add_argument("--steps", type=int, default=32)
    parser.add_argument("--batch", type=int, default=131072)
    parser.add_argument("--sizes", type=int, nargs=2, default=(256, 128))
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--entropy", type=float, default=0.01)
    parser.add_argument("--gem", type=float, default=0.1)
    parser.add_argument("--long", type=int, default=160, help="steps in which nearly every game ends")
    parser.add_argument("--device", default="cuda")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    torch.manual_seed(given.seed)
    diary = Diary(given.out / "diary.txt")
    tables = Tables(given.many, given.device, given.out)
    memory = Memory(given.steps, given.many, given.device, [], 0)
    school = School(tables, diary, given)
    strangers: list[Player] = []
    for number in range(4):
        player = Player(layers(FEATURES, *given.sizes, CHOICES).to(given.device), counts=number % 2 == 0)
        course = Course(f"stranger {number}", given.stranger_minutes, (given.seed * 10 + number) * 10**6)
        beginner = learn(school, player, memory, course)
        strangers += [player, *beginner]
        diary.write(f"{course.name}, the best: {measure(player, player, tables, memory, given.long)}")
    diary.write(f"strangers 0 and 2: {measure(strangers[0], strangers[4], tables, memory, given.long)}")
    memory = Memory(given.steps, given.many, given.device, strangers, given.share)
    player = Player(layers(FEATURES, *given.sizes, CHOICES).to(given.device))
    learn(school, player, memory, Course("instinct", given.minutes, given.seed))
    # Normal and easy are a stranger who does not count cards, today and as a beginner.
    keep(given.out / "experience.npz", hard=player.net, normal=strangers[2].net, easy=strangers[3].net)
    diary.write(f"instinct, the best: {measure(player, player, tables, memory, given.long)}")
    for number, stranger in enumerate(strangers):
        diary.write(f"with stranger {number}: {measure(player, stranger, tables, memory, given.long)}")


if __name__ == "__main__":
    main()
