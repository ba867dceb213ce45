"""Environments for learners: the same tables as in play, in the forms that libraries ask for."""
