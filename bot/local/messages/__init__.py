"""Messages: their components, and how a client's payload becomes a message."""
