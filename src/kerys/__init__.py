"""Kerys: the board game Ys as software."""
