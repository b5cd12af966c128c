"""The kernels play the games of the rules."""
