# Ustawienia powiadomień i urlopy.

settings-title = Twoje preferencje
settings-place-thread = w wątku stołu
settings-place-direct = w wiadomości prywatnej
settings-place-digest = raz dziennie, o wszystkich stołach naraz
settings-place-off = wcale
settings-place = O swoich turach dowiadujesz się **{ $place }**.
settings-place-menu = Gdzie dowiadujesz się o swoich turach
settings-closed = Twoje wiadomości prywatne są dla mnie zamknięte, więc piszę w wątku stołu. Otwórz je i wybierz jeszcze raz.
settings-zone = Strefa czasowa: **{ $zone }**, jest tam teraz { $time }.
settings-quiet = Cisza od **{ $from }** do **{ $until }**: nikt cię wtedy nie woła.
settings-no-quiet = Bez godzin ciszy.
settings-digest = Wiadomość dzienna przychodzi o **{ $time }**.
settings-ideas-on = Panel podpowiada ci pomysły na ruchy.
settings-ideas-off = Panel nie podpowiada ci pomysłów na ruchy.
settings-heads-up-on = Uprzedzam cię, kiedy następna kolej jest twoja.
settings-heads-up-off = Nie uprzedzam cię, kiedy następna kolej jest twoja.
settings-vacation = Urlop od { $from } do { $until }: bez przypomnień, a twoje zegary stoją.
settings-days = { $left ->
        [one] Został ci jeden dzień urlopu
        [few] Zostały ci { $left } dni urlopu
       *[many] Zostało ci { $left } dni urlopu
    } w tym roku.
settings-hours-button = Strefa i godziny
settings-vacation-button = Urlop
settings-back-button = Koniec urlopu
settings-heads-up-button = Uprzedzaj mnie przed turą
settings-no-heads-up-button = Nie uprzedzaj mnie
settings-ideas-button = Pokazuj mi pomysły
settings-no-ideas-button = Nie pokazuj mi pomysłów
settings-hours-form = Strefa i godziny
settings-form-zone = Strefa czasowa, np. Europe/Warsaw
settings-form-quiet-from = Cisza od, np. 22:00 (puste: nigdy)
settings-form-quiet-until = Cisza do, np. 7:30
settings-form-digest = Wiadomość dzienna o, np. 8:00
settings-vacation-form = Urlop
settings-form-first = Pierwszy dzień, np. 2027-07-01
settings-form-last = Ostatni dzień, np. 2027-07-14

zone-unknown = Nie znam strefy czasowej „{ $typed }”. Napisz ją jak Europe/Warsaw albo pozwól /preferencje ją uzupełnić.
zone-unknown-near = Nie znam strefy czasowej „{ $typed }”. Może chodzi o { $near }?
hour-unknown = „{ $typed }” to nie godzina; napisz ją jak 22:00.
day-unknown = „{ $typed }” to nie data; napisz ją jak 2027-07-01.
quiet-half = Godziny ciszy potrzebują początku i końca.
vacation-over = Taki urlop skończyłby się, zanim się zacznie.
vacation-too-long = { $left ->
        [0] Nie masz już w tym roku dni urlopu.
        [one] Masz w tym roku jeszcze jeden dzień urlopu.
        [few] Masz w tym roku jeszcze { $left } dni urlopu.
       *[many] Masz w tym roku jeszcze { $left } dni urlopu.
    }

command-settings = preferencje
command-settings-about = Kiedy i gdzie dowiadujesz się o swoich turach
option-zone = strefa
option-zone-about = Twoja strefa czasowa; lista uzupełnia to, co piszesz
