"""What whoever runs the bot sees of it: logs, health, figures, and what systemd is told."""
