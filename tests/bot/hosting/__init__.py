"""What whoever runs the bot sees of it."""
