"""The daily city: a challenge for each day, the same for everybody."""
