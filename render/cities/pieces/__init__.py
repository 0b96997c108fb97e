"""The pieces of Cities as sprites."""
