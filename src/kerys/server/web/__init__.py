"""Routes, API handlers and static files."""
