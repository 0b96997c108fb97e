"""What can be done in a turn, one module for each chapter of the rulebook."""
