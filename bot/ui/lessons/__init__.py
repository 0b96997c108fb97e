"""What people see of lessons."""
