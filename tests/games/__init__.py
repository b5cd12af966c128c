"""What the rulebooks say, game by game: a file a section."""
