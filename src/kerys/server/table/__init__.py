"""A table: what its log of entries says, folded into seats, clocks and a game."""
