no-weights = Ocena pozycji w grze „{ $game }” nie ma wag, które można by dopasować.
weights-need-rivals = Wagi dopasowuje się w grach przeciwko sobie: potrzeba co najmniej dwóch miejsc.
no-such-weight = Gra { $game } nie ma wagi { $name }.
