"""Matches between bots with confidence intervals, ratings of a pool of bots, and the balance of the game."""
