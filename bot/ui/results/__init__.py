"""Points and how games end, in words and pictures."""
