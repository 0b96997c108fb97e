"""The chat page: its static files, and a WebSocket for each browser window."""
