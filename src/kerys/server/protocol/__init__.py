"""The protocol: every message as a tagged struct.

docs/protocol.md and the JSON schema are made from these.
"""
