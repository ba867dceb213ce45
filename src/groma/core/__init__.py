"""The contract that every game signs; no word of any game is in here."""
