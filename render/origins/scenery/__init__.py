"""Small landscapes: the sites with their landmarks and motherships, and the hills behind the tracks."""
