"""Whole messages, other than the panel."""
