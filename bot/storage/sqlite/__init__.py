"""What only SQLite needs: its file, its thread, its settings."""
