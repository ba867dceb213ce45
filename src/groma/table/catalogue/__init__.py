"""The catalogue: what is told of the games that are installed, wherever somebody asks."""
