"""Commands about people: their settings and standing, inviting, watching."""
