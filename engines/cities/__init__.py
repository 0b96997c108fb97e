"""Cities (Miasta marzeń), by Steve Finn and Phil Walker-Harding, published by Devir."""
