"""The table in plain text: for the terminal, the screen reader and whoever reads lines."""
