"""The rulebook of the Duet, section by section."""
