"""The research environment: observations, batches and adapters for OpenSpiel, PettingZoo and Gymnasium.

Nothing is imported here: each adapter needs the library that it is for (`pip install kerys[research]`).
"""
