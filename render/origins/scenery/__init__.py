"""Places: landscapes of the sites and tracks, and what stands in them."""
