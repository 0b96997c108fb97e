"""Boards of hexes and squares, with sets of cells as bits of an integer."""
