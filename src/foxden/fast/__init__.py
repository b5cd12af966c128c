"""The three games once more, as compiled kernels: for search, simulation and learning, millions of games a minute.

Importing this package imports no compiler. `duet`, `fool` and `foxy` hold the kernels, rule by rule as in `games/`;
importing one of them imports Numba (half a second), so do it where it is needed and not at the top of a program.

What every game's module has, with the same names and arguments:

    size(config)                            how many slots a state has
    new(config) -> state                    the state before the first deal; start(config, state) makes it in place
    awaits_deal(state), is_over(state)      whether the dealer is to move, and whether nobody is
    deal(config, state, rng)                shuffle, deal and begin
    dealt(config, state)                    begin with the cards that you have laid in the state
    to_move(state)                          a mask of seats; several of them choose at the same time
    legal(config, state, seat)              what the table offers; nothing to a seat that is not to move
    is_legal(config, state, seat, action)   what the rules allow
    play(config, state, seat, action)       change the state; nothing is checked, so give it legal actions only
    scores(config, state, out)              a number a seat; winners(config, state), ending(state): once it is over
    choose(config, state, seat, rng)        any of the offered actions, all equally likely
    playout(config, state, rng)             any moves up to the end; playout_round up to the end of the round
    play_random(config, state, rng, games, out)    whole games, with a line of figures for each
    rollouts(config, state, scratch, rng, times)   from this state to the end of the round, again and again

- A *config* is what never changes at a table: the box, the options, the seats. It is read only.
- A *state* is changed in place and copied with `arrays.copy`. A batch is a two-dimensional array of states.
- Both are arrays of `np.int64`, whose slots have names in the game's module: `state[duet.HAND + seat]`.
- An *rng* comes from `dice.dice(seed)`; each thread needs one of its own.
- An *action* is `word << 6 | bit`: the module's docstring says which.

`bridges.bridge_for(rules, options, seats)` makes configs, and leads from the values of `games/` to arrays and back.
`warming.warm("duet")` has kernels compiled in the background; `warming.ready("duet")` says when they are.
`compiled.kernel` is the decorator for kernels of your own. Where Numba cannot be had, kernels are ordinary Python.
"""
