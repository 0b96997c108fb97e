# Co może być nie tak z bazą danych.

store-at = { $path }: { $why }
store-unreachable = Bazy danych nie można otworzyć, odczytać ani zapisać; nic nie zmieniono.
store-foreign = To nie jest baza danych Tessery; nic nie zmieniono.
store-newer = Tę bazę danych zapisała nowsza wersja Tessery (schemat { $found }; tutaj jest { $known }); nic nie zmieniono.
store-damaged = Baza danych jest uszkodzona; nic nie zmieniono. Przywróć kopię zapasową.
store-full = Zabrakło miejsca na zapis; nic nie zmieniono.
store-busy = Baza danych jest zajęta przez inny program; nic nie zmieniono. Spróbuj za chwilę.
store-gone = Bazę danych usunięto albo podmieniono w czasie mojej pracy; nic nie zapisano. Kto mnie uruchomił, musi ją przywrócić i uruchomić mnie ponownie.
store-refused = PostgreSQL odmawia: { $detail }
store-disconnected = Serwer bazy danych nie odpowiada; nic nie zmieniono. Spróbuj za chwilę.
store-uncertain = Połączenie z bazą danych zerwało się podczas zapisu i nie mogę się dowiedzieć, czy został on dokonany. Zanim spróbujesz ponownie, spójrz na stół.
store-bad-address = Nie da się odczytać adresu bazy danych. Wygląda on tak: postgresql://nazwa:hasło@host/baza
store-old-server = PostgreSQL { $found } jest za stary; potrzebna jest wersja 15 lub nowsza.
store-encoding = Baza danych ma kodowanie { $found }; utwórz bazę z kodowaniem UTF8.
store-no-psycopg = PostgreSQL wymaga biblioteki, która nie jest zainstalowana: pip install 'tessera[postgres]'
store-held = Z tej bazy danych korzysta inny bot. Najpierw go zatrzymaj albo wybierz inny folder.
