"""Stand-alone scripts that time other engines, each run by the Python of its own environment."""
