"""The rulebook of Foxy, section by section."""
