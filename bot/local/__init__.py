"""A small Discord on loopback: Tessera runs against it when there is no token, and so do its tests."""
