"""The games, one folder each; nothing else knows their rules."""
