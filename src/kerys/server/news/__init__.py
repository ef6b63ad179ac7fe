"""What those who watch a table are told: made once for all who may know the same, and only what is new.

Every answer is followed by news for everybody at the table, so this takes most of the server's time and is compiled
together with the engine.
"""
