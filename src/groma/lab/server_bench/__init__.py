"""What `groma bench server` is made of: parts that run, loads, measures, yardsticks and goals."""
