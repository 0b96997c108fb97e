# Czego odmawiają narzędzia operatora i co mówi się ludziom, gdy narzędzie coś naprawiło.

store-missing = { $path }: Nie ma takiej bazy danych.
store-older = Tę bazę danych zapisała wcześniejsza wersja Tessery (schemat { $found }; tutaj jest { $known }). Uruchom raz bota: zaktualizuje bazę.
store-in-use = { $path }: Tej bazy danych używa bot albo inny program; nic nie zmieniono. Najpierw go zatrzymaj.
backup-exists = { $path }: Ten plik już istnieje; nic nie zmieniono.
tool-for-files = To działa tylko z plikiem SQLite. Dla PostgreSQL służy do tego { $tool }.
move-not-empty = { $path }: Tam już coś jest; nic nie zmieniono.
move-unstorable = Baza docelowa nie może przechować jednej z wartości ({ $detail }); nic nie zmieniono.
move-differs = Wiersze tabeli { $table } nie dotarły takie, jakie były; baza docelowa jest nadal pusta.
move-replays = Odtworzone partie nie prowadzą do tych samych pozycji; baza docelowa jest nadal pusta.
copy-damaged = Ta kopia jest uszkodzona; nie zostanie użyta.

repair-no-table = Nie ma stołu { $table }.
repair-no-person = O osobie { $person } nic nie zapisano.
repair-not-started = Gra przy stole { $table } się nie zaczęła: nie ma pozycji do odtworzenia.
repair-no-setup = Nie da się odczytać, jak gra się zaczęła, więc jej ruchów nie można odtworzyć.
repair-gap = W dzienniku brakuje wpisów.
repair-illegal = Ruch { $number } z dziennika nie jest możliwy według dzisiejszych zasad: { $why }
repair-over = Gra przy stole { $table } jest skończona: nikt na nią nie czeka, a jej wynik zostaje, jaki jest.
repair-impossible = Ruchy z dziennika prowadzą do pozycji, która nie może istnieć: { $why }

table-repaired = Pozycji tej gry nie dało się już odczytać, więc odtworzono ją z dziennika. Żaden ruch nie przepadł; wcześniejszych ruchów nie można już cofnąć.
table-set-aside = Tej gry nie dało się już odczytać i nikt nie może grać dalej. Kończy się bez wyniku i nikomu się nie liczy. To, co z niej zostało, zachowano dla osoby, która prowadzi tego bota.
settings-were-reset = { $whom }, twoich ustawień nie dało się już odczytać i są takie jak na początku. Zajrzyj do /preferencje.
table-unreadable-ended = Tej gry nie dało się już odczytać i skończyła się bez wyniku.
