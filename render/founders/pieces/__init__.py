"""The pieces of Founders of the Empire as sprites."""
