"""What is kept for a server and for the bot itself."""
