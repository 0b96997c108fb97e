# Co bot mówi na czacie, niezależnie od gry.

chat-forbidden = Nie wolno mi tego tutaj zrobić: { $detail }. Administrator zobaczy, czego brakuje, dzięki /ustawienia sprawdź.
chat-broken-unchanged = Coś poszło nie tak po mojej stronie i nic się nie zmieniło. Zgłaszając to, podaj { $number }.
chat-broken-moved = Twój ruch został wykonany, ale potem coś poszło nie tak po mojej stronie. Stan gry pokazuje /plansza. Zgłaszając to, podaj { $number }.
chat-broken-changed = Zmiana przy stole została zapisana, ale potem coś poszło nie tak po mojej stronie. Stan stołu pokazują /plansza i najnowsza karta. Zgłaszając to, podaj { $number }.
chat-broken-unknown = Coś poszło nie tak po mojej stronie i nie wiem, czy coś się zmieniło. Sprawdź to, zanim spróbujesz ponownie. Zgłaszając to, podaj { $number }.
chat-too-long = To za długie; mieści się tam najwyżej { $most ->
        [one] jeden znak
        [few] { $most } znaki
       *[many] { $most } znaków
    }.
chat-unknown-choice = Nie znam wyboru „{ $typed }”; wybierz z listy.
chat-form-late = Nie udało mi się otworzyć formularza na czas. Naciśnij jeszcze raz.
chat-unknown-button = Nie znam już tego przycisku. Najnowsza karta stołu ma świeże.

back = Wstecz
confirm = Zatwierdź
undo = Cofnij

table-is-open = Twój stół jest otwarty: { $place }
thread-name = { $game } #{ $number }

lobby-title = { $game }: stół, który otwiera { $host }
lobby-pace = Tempo: { $pace }
lobby-no-ideas = Przy tym stole panel nie pokazuje pomysłów.
lobby-join = Dołącz
lobby-leave = Wstań
lobby-start = Zacznij
lobby-cancel = Odwołaj
lobby-playing = Gra się zaczęła.
lobby-over = Ta gra jest zakończona.
lobby-cancelled = Ten stół zamknięto.

pace-live = na żywo
pace-fast = szybko: 12 godzin na turę
pace-daily = dzień na turę
pace-relaxed = spokojnie: 3 dni na turę
pace-none = bez pośpiechu

card-turn = { $who }, twoja kolej.
card-more = i jeszcze { $count }: /dziennik
card-play = Graj
card-scores = Wyniki
card-again = Rewanż
card-won = { $count ->
        [one] Wygrywa { $who }!
        [few] Zwycięstwem dzielą się: { $who }!
       *[many] Zwycięstwem dzielą się: { $who }!
    }
card-lost = { $count ->
        [one] { $who } nie osiąga celu: gra przegrana.
        [few] { $who } nie osiągają celu: gra przegrana.
       *[many] { $who } nie osiągają celu: gra przegrana.
    }
card-stopped = Gra skończyła się przed czasem; punkty zostają, jak są.

panel-all = { $pages ->
        [one] Wszystkie możliwości
        [few] Wszystkie możliwości, strona { $page } z { $pages }
       *[many] Wszystkie możliwości, strona { $page } z { $pages }
    }
panel-which = { $what }: co wybierasz?
panel-how = { $what }: ile?
panel-where = { $what }: gdzie?
panel-places = { $pages ->
        [one] Wszystkie miejsca
        [few] Wszystkie miejsca, strona { $page } z { $pages }
       *[many] Wszystkie miejsca, strona { $page } z { $pages }
    }
panel-hows = W jaki sposób?
panel-older = Masz już otwarty nowszy panel tego stołu; użyj tamtego.
panel-show-here = Pokaż tutaj
panel-previous = Poprzednie
panel-next = Następne
panel-move = Inne miejsce
panel-preview = Tak by to wyglądało. Nic się nie stanie, dopóki nie zatwierdzisz.
still-thinking = Już myślę o tej turze; podpowiedź zaraz będzie.
panel-finish = Dokończ za mnie
panel-reveals = (co się przy tym odsłoni, nikt jeszcze nie wie)
panel-total = Razem: { $before } → **{ $after }**
move-place = miejsce { $place }
move-several-fit = Do tego, co piszesz, { $count ->
        [one] pasuje 1 ruch
        [few] pasują { $count } ruchy
       *[many] pasuje { $count } ruchów
    }; oto najlepszy z nich.

undone = Twój ruch jest cofnięty.
not-at-this-table = { $name } nie siedzi przy tym stole.

options-unknown = Nie znam opcji „{ $word }”; są: { $known }. Wybierz z listy, która pojawia się podczas pisania.
options-unclear = „{ $word }” może oznaczać kilka opcji: { $known }.
options-wrong-value = Opcja „{ $option }” nie może mieć wartości „{ $value }”; możliwe: { $known }.
rules-unknown = Nie mam strony o „{ $topic }”; wybierz z listy.

permission-missing = Potrzebuję na tym kanale uprawnienia „{ $name }”.
permission-view_channel = Wyświetlanie kanału
permission-send_messages = Wysyłanie wiadomości
permission-attach_files = Załączanie plików
permission-create_public_threads = Tworzenie publicznych wątków
permission-send_messages_in_threads = Wysyłanie wiadomości w wątkach
permission-read_message_history = Czytanie historii czatu
setup-fine = Wszystko gotowe: na tym kanale można otwierać stoły.
setup-missing = Na tym kanale brakuje mi tych uprawnień:

command-game = gra
command-game-about = Stoły
command-new = nowa
command-new-about = Otwórz stół
command-move = ruch
command-move-about = Znajdź ruch po słowach i obejrzyj go, zanim go wykonasz
command-hint = podpowiedź
command-hint-about = Co zrobiłby komputer
command-undo = cofnij
command-undo-about = Cofnij swój ostatni ruch
command-resign = poddaj
command-board = plansza
command-board-about = Zobacz miasta
command-market = rynek
command-market-about = Zobacz, co jest do wzięcia
command-scores = wyniki
command-scores-about = Zobacz punkty wszystkich
command-log = dziennik
command-log-about = Zobacz, co się działo
command-help = pomoc
command-help-about = Jak to działa
command-rules = zasady
command-rules-about = Jak się gra
command-setup = ustawienia
command-setup-about = Dla administratorów
command-check = sprawdź
command-check-about = Zobacz, jakich uprawnień brakuje
option-game = gra
option-game-about = W co gramy
option-seats = miejsca
option-seats-about = Ilu graczy
option-pace = tempo
option-pace-about = Ile może trwać tura
option-ideas = pomysły
option-ideas-about = Czy panel podpowiada ruchy przy tym stole
option-options = opcje
option-options-about = Warianty i długość; wybieraj z listy, jedną opcję po drugiej
option-move = ruch
option-move-about = Ruch; lista uzupełnia to, co piszesz
option-player = gracz
option-player-about = Czyje miasto
option-table = stół
option-table-about = Który stół, jeśli jest ich tu kilka
option-topic = temat
option-topic-about = Co objaśnić
token-refused = Discord nie przyjmuje tokenu z DISCORD_TOKEN.
discord-closed = Discord ostatecznie zakończył połączenie (kod { NUMBER($code, useGrouping: 0) }). Czy token jest nadal ważny?
