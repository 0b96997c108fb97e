"""What processes that share a database tell each other."""
