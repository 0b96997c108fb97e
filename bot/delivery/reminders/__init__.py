"""What people are reminded of."""
