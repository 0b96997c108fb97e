"""The daily city as rows. Each function runs inside the caller's transaction."""
