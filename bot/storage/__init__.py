"""Everything that knows SQL: nothing else imports sqlite3."""
