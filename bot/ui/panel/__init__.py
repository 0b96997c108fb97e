"""The private panel in which one person decides."""
