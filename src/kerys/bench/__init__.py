"""Measurements: every figure in the docs comes from a command here."""
