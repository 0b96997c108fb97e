no-weights = The estimate of “{ $game }” has no weights that could be fitted.
weights-need-rivals = Weights are fitted in games against each other: two seats at least.
no-such-weight = { $game } has no weight { $name }.
