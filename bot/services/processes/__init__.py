"""Several processes that share a database."""
