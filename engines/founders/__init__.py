"""Founders of the Empire, by Alexey Kalinin and Petr Tyulenev, published by RightGames."""
