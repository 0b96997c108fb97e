"""Pictures of what a seat may see."""
