"""HTTP: routes, guards, pages and the WebSocket."""
