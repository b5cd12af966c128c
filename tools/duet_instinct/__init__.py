"""Where the Duet bots' instinct comes from: `train` teaches it, at the many tables of `tables.cu`."""
