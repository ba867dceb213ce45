"""The benchmarks, and the arena where bots meet; environments for learners will be here too."""
