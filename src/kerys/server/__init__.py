"""The online table.

A server that keeps every answer before anybody hears of it, and tells each viewer only theirs.
"""
