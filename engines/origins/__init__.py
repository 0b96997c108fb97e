"""Origins: First Builders, by Adam Kwapiński, published by Board&Dice."""
