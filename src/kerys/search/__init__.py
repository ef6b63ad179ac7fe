"""Search and evaluation for bots: imagined states in, answers out. Compiled with the engine and knowing
nothing else.
"""
