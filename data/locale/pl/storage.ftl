# Co może być nie tak z bazą danych.

store-at = { $path }: { $why }
store-unreachable = Bazy danych nie można otworzyć, odczytać ani zapisać; nic nie zmieniono.
store-foreign = Ten plik nie jest bazą danych Tessery; nic nie zmieniono.
store-newer = Tę bazę danych zapisała nowsza wersja Tessery (schemat { $found }; tutaj jest { $known }); nic nie zmieniono.
store-damaged = Baza danych jest uszkodzona; nic nie zmieniono. Przywróć kopię zapasową.
store-full = Zabrakło miejsca na zapis; nic nie zmieniono.
store-busy = Baza danych jest zajęta przez inny program; nic nie zmieniono. Spróbuj za chwilę.
store-gone = Bazę danych usunięto albo podmieniono w czasie mojej pracy; nic nie zapisano. Kto mnie uruchomił, musi ją przywrócić i uruchomić mnie ponownie.
store-held = Z tej bazy danych korzysta inny bot. Najpierw go zatrzymaj albo wybierz inny folder.
