"""What a good player looks at: bots use it."""
