"""The pieces of Origins as sprites."""
