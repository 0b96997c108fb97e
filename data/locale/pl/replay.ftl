# Dziennik, powtórki i eksport.

log-page = Strona { $page } z { $pages }
log-older = Starsze
log-newer = Nowsze

replay-moment = Ruch { $n } z { $all }
replay-beginning = Początek
replay-first = Początek
replay-back = Wstecz
replay-forward = Dalej
replay-last = Koniec
replay-film = Zobacz, jak rosło …
replay-drawing = Rysuję: { $done } z { $all } obrazków …
replay-film-of = Jak rosło miasto: { $name }
replay-film-of-all = Jak rosły wszystkie miasta
film-share = Pokaż wszystkim
film-shared-by = Udostępnia { $name }
film-already-shared = Ten stół ma już ten film.
film-not-posted = Nie udało się wysłać filmu. Spróbuj później.
film-only-players = Film mogą pokazać wszystkim tylko osoby, które tu grają.
replay-rules-changed = Tej gry nie da się pokazać ponownie: od tamtej pory poprawiono zasady.
replay-nothing = Nic jeszcze nie zagrano.
replay-too-large = Film byłby za duży, żeby go wysłać.

export-whole = Cała gra: jako JSON dla programów i jako tekst dla ludzi.
export-running = Gra jeszcze trwa, więc nie ma tu ziarna ani niczego ukrytego: są opcje i ruchy.
export-hidden = (ukryte)

command-replay = powtórka
command-replay-about = Obejrzyj grę jeszcze raz, ruch po ruchu
command-export = eksport
command-export-about = Zabierz grę ze sobą
