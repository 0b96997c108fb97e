"""What the bot says by itself: announcements and reminders."""
