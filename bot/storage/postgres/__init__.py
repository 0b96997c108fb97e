"""What only PostgreSQL needs: its address, its connections, its dialect."""
