"""The daily city: challenges that are made before their day, and what people make of them."""
