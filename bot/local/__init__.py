"""A small Discord on loopback: what Tessera runs against when there is no token, and what its tests drive."""
