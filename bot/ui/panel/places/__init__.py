"""Where a move goes: its places in pages and regions, and the screen on which one points at them."""
