# The welcome, and playing against computers at once.

welcome-title = Tessera: gry o budowaniu miast
welcome-intro = Graj ze znajomymi albo z komputerem, zawsze gdy masz wolną minutę.
welcome-play = Zagraj od razu z komputerem
welcome-learn = Naucz się gry
welcome-friends = Otwórz stół dla znajomych
welcome-this-language = Po polsku
welcome-purposes =
    { "" }**Graj**: /zagraj, /gra nowa, /gry
    { "" }**Zrozum**: /zasady, /podpowiedź, /pomoc
    { "" }**Ustaw**: /preferencje, /ustawienia sprawdź
friends-which = W co chcesz zagrać ze znajomymi?
friends-table = Stół jest otwarty: { $place }. Znajomi naciskają tam **Dołącz**, a ty **Zacznij**.

play-which = W co chcesz zagrać?
play-begun = Zaczynasz. Twój stół: { $place }
command-play = zagraj
command-play-about = Zagraj od razu z komputerem
option-level = poziom
option-level-about = Jak dobrze gra komputer
option-players = gracze
option-players-about = Ilu graczy, razem z tobą
