"""A table as a fold of its log: entries, clocks, seats, accounting. No I/O."""
