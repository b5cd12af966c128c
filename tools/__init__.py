"""What is made from the source, and not written by hand: `python3 make.py generate`."""
