"""What concerns people rather than a table."""
