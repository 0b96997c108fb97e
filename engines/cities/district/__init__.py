"""A planner's district: its grid, what lies on it, and what can be counted there."""
