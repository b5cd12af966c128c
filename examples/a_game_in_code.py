"""Play one game of Fool! at random and print its rounds: `python examples/a_game_in_code.py [SEED]`."""

from __future__ import annotations

import sys
from random import Random

from foxden import DEALER, Fool


def main(seed: str) -> None:
    fool, rng = Fool(), Random(seed)
    state = fool.start(fool.options(), seats=5)
    while actors := fool.to_move(state):
        (actor,) = actors
        move = fool.deal(state, rng) if actor == DEALER else rng.choice(fool.legal_moves(state, actor))
        state = fool.play(state, actor, move)
    for number, finished in enumerate(state.rounds, 1):
        print(f"round {number}: {' '.join(f'{score:>4}' for score in finished.scores)}")
    outcome = fool.outcome(state)
    assert outcome is not None, "nobody is to move any more"
    print(f"totals:  {' '.join(f'{total:>4}' for total in outcome.scores)}   winners: {outcome.winners}")


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "fox")
