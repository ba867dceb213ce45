"""The benchmarks, the arena where bots meet, and environments for learners."""
