"""What every game shares; no game's words in here."""
