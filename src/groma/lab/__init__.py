"""Environments for learners, the arena, self-play and the benchmarks."""
