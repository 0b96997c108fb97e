"""What has a life of its own: tables, announcements, reminders, computer players."""
