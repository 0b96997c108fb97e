"""Presses about people: their settings, ratings, invitations and tables."""
