"""What may happen to a table: each decision is a function from a table to a change."""
