"""Words that all games share. Imports nothing else of ours."""
