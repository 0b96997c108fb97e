# Co może usłyszeć każda gra i każdy program, który ją prowadzi.

unknown-game = Nie ma gry „{ $name }”; są: { $known }.
game-over = Gra jest zakończona.
request-malformed = To nie jest polecenie: { $detail }.
request-unknown = Nie ma polecenia „{ $name }”; są: { $known }.
request-no-game = Nie rozpoczęto gry; najpierw wyślij „new” albo „load”.
request-no-seat = Przy tym stole nie ma miejsca { $seat }.
nothing-to-undo = Nic jeszcze nie zagrano.
setup-malformed = Tak nie można rozpocząć gry: { $detail }.
setup-wrong-seats = { $seats ->
        [one] { $seats } gracz to nie jest dobra liczba
        [few] { $seats } graczy to nie jest dobra liczba
       *[many] { $seats } graczy to nie jest dobra liczba
    }: w tę grę gra od { $least } do { $most } osób.
save-corrupt = Tego zapisu gry nie da się odczytać: { $detail }.
save-contradicts-itself = Ten zapis gry jest uszkodzony: ruchy nie prowadzą do jego stanu.
save-of-another-game = To jest zapis gry „{ $saved }”, a nie „{ $game }”.
save-newer = Tę grę zapisała nowsza wersja ({ $saved }; tutaj jest { $known }).
replay-malformed = To nie jest zapis rozgrywki: zaczyna się od gry i przygotowania.
replay-differs = Ten zapis rozgrywki daje inne wyniki, niż zapisano: { $now } zamiast { $written }.
unknown-player = Nie ma gracza komputerowego „{ $name }”; są: { $known }.
players-do-not-fit = Podano { $players } graczy na { $seats } miejsc.

# Wartości opcji, które nie potrzebują własnego zdania w grze.
choice-yes = tak
choice-no = nie
choice-none = brak
choice-number = { $number }
