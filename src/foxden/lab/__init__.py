"""The lab: play by the million, tournaments, plots, and the games for learning code.

    simulate, tournament       many games by any bots, as tables, JSON, CSV, pictures and records
    batch                      thousands of games at once from the compiled kernels, as NumPy arrays
    pettingzoo_envs            PettingZoo environments of the three games
    openspiel                  the three games for OpenSpiel's algorithms
    live                       a bot of your own at a live table

Importing this package imports none of them. docs/lab.md and docs/write-a-bot.md tell how to use them.
"""
