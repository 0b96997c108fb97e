"""What every picture of Origins is drawn on: a canvas that knows where moves are marked, and a headline."""
