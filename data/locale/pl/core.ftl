# Co może usłyszeć każda gra i każdy program, który ją prowadzi.

unknown-game = Nie ma gry „{ $name }”; są: { $known }.
game-over = Gra jest zakończona.
move-missing = Podaj ruch, na przykład „{ $example }”.
move-unfinished = „{ $move }” to dopiero początek ruchu; podaj też resztę, na przykład „{ $example }”.
request-malformed = To nie jest polecenie. { $detail }
request-one-key = Ma dokładnie jeden klucz: nazwę polecenia.
request-unknown = Nie ma polecenia „{ $name }”; są: { $known }.
request-no-game = Nie rozpoczęto gry; najpierw wyślij „new” albo „load”.
request-no-seat = Przy tym stole nie ma miejsca { $seat }; miejsca liczy się od 0 do { $last }.
nothing-to-undo = Nic jeszcze nie zagrano.
undo-older-rules = Wcześniejsze ruchy zagrano według starszych zasad, więc nie można ich cofnąć.
setup-malformed = Tak nie można rozpocząć gry. { $detail }
setup-wrong-seats = Liczba graczy w tej grze to od { $least } do { $most }, a nie { $seats }.
json-too-long = Ma więcej niż { $most } bajtów.
json-not-utf8 = To nie jest UTF-8.
json-too-deep = Listy i obiekty są zagnieżdżone głębiej niż na { $most } poziomów.
json-malformed = To nie jest JSON ({ $detail }, znak { $at }).
json-key-twice = Klucz „{ $key }” podano dwa razy.
json-number-too-large = Jedna z liczb jest za duża.
json-no-number = { $name } to nie liczba.
json-half-a-character = Tekst zawiera pół pary zastępczej.
json-does-not-fit = { $detail }.
save-corrupt = Tego zapisu gry nie da się odczytać. { $detail }
save-illegal-move = Ruch { $number }, „{ $move }”, nie jest możliwy.
save-no-such-checkpoint = Żadnych ruchów nie zagrano według starszych zasad.
state-impossible = Żadna gra z takim przygotowaniem nie może dojść do tego stanu.
state-large-number = W stanie gry jest liczba większa niż { $most }.
state-unknown-key = W stanie gry nie ma miejsca na „{ $key }”.
save-contradicts-itself = Ten zapis gry jest uszkodzony: ruchy nie prowadzą do jego stanu.
save-of-another-game = To jest zapis gry „{ $saved }”, a nie „{ $game }”.
save-newer = Tę grę zapisała nowsza wersja ({ $saved }; tutaj jest { $known }).
replay-malformed = To nie jest zapis rozgrywki: zaczyna się od gry i przygotowania.
replay-older-rules = Tę grę zaczęto według zasad sprzed wersji { $version }: { $moves ->
        [one] pierwszego ruchu
       *[many] pierwszych { $moves } ruchów
    } nie da się powtórzyć.
replay-differs = Ten zapis rozgrywki daje inne wyniki, niż zapisano: { $now } zamiast { $written }.
unknown-player = Nie ma gracza komputerowego „{ $name }”; są: { $known }.
players-do-not-fit = Podano { $players ->
        [one] 1 gracza
       *[many] { $players } graczy
    } na { $seats ->
        [one] 1 miejsce
        [few] { $seats } miejsca
       *[many] { $seats } miejsc
    }.

# Wartości opcji, które nie potrzebują własnego zdania w grze.
choice-yes = tak
choice-no = nie
choice-none = brak
choice-number = { $number }
