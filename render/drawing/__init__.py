"""Drawing on a canvas of palette indices: colours, shapes, letters, glyphs and grids."""
