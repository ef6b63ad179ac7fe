"""Hardened HTTP and WebSocket protocol classes for uvicorn, and limits."""
