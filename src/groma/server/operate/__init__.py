"""How a server is run: its commands, its processes, a database of its own."""
