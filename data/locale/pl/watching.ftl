# Oglądanie stołu bez zajmowania miejsca.

watch-button = Oglądaj
watch-stop = Przestań oglądać
watch-look = Rozejrzyj się
watch-city = Miasto: { $name }
watch-heading = Oglądasz stół { $table }.
watch-turn = Kolej: { $name }.
watch-begun = Oglądasz teraz ten stół. Po każdej turze dostaniesz jego kartę w cichej wiadomości prywatnej.
watch-begun-daily = Oglądasz teraz ten stół. Raz dziennie cicha wiadomość prywatna powie ci, co się wydarzyło.
watch-ended = Nie oglądasz już stołu { $table }.
watch-own-table = Grasz przy tym stole: jego karty i tak do ciebie docierają.
watch-not-begun = Ta gra jeszcze się nie zaczęła: będzie ją można oglądać, gdy się zacznie.
watch-over = Ta gra się skończyła; pokaże ją /powtórka.
watch-muted = Nie chcesz dostawać żadnych wiadomości: wybierz w /preferencje inne miejsce, a będzie można oglądać.
watch-closed = Nie mogę do ciebie napisać, bo twoje wiadomości prywatne są dla mnie zamknięte: otwórz je dla tego serwera i spróbuj jeszcze raz albo śledź wątek stołu.
watch-too-many = Liczba stołów, które oglądasz, to już { $most }: zakończ któryś przez /oglądaj koniec.
watch-crowded = Liczba osób, które oglądają ten stół, to już { $most }; wszystko widać też w jego wątku.
watch-none = Nie oglądasz żadnego stołu.
watch-not-watched = Nie oglądasz tego stołu.
watch-choice = { $table }: { $players } · { $turn }
card-watchers = { $count ->
        [one] Ogląda jedna osoba.
        [few] Oglądają { $count } osoby.
       *[many] Ogląda { $count } osób.
    }
games-watched = Oglądasz
settings-watching = Oglądasz { $count ->
        [one] jeden stół
        [few] { $count } stoły
       *[many] { $count } stołów
    }; kończy to /oglądaj koniec.
watch-pace-turns = po każdej turze
watch-pace-daily = raz dziennie

command-watch = oglądaj
command-watch-about = Oglądaj grę, nie grając
command-table = stół
command-table-about = Dostawaj karty stołu w cichych wiadomościach prywatnych
command-stop = koniec
command-stop-about = Przestań oglądać stół
option-watch-table-about = Który stół na tym serwerze; bez tego ten, przy którym gra się tutaj
option-watch-pace-about = Jak często masz dostawać wiadomość
option-watched-about = Który z oglądanych stołów
