"""The rulebook of Fool!, section by section."""
