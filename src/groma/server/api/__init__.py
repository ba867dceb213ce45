"""The HTTP API: one file a subject; nothing in it knows a rule of any game."""
