"""What an operator's tools do with the file: copies, checks, repairs, archives."""
