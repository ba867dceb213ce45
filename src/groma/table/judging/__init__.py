"""Judging: may this person, bot or clock do that now? What becomes deeds, or a problem."""
