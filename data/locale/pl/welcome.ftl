# The welcome, and playing against computers at once.

welcome-title = Gry planszowe o budowaniu miast, prosto na czacie
welcome-intro = Jestem **Tessera**. Graj ze znajomymi, z którymi nigdy nie możesz się zgrać w czasie, albo z komputerem: wykonuj ruch, gdy masz wolną minutę, i oglądaj każde miasto na obrazku.
welcome-play = Zagraj od razu z komputerem
welcome-learn = Naucz się gry
welcome-friends = Otwórz stół dla znajomych
welcome-this-language = Po polsku
welcome-purposes =
    { "" }**Żeby zagrać**: /zagraj zaczyna grę z komputerem, /gra nowa otwiera stół ze wszystkimi opcjami, /gry to lista twoich stołów.
    { "" }**W swojej turze**: naciśnij **Graj** na karcie; wybierz co, potem gdzie, potem **Zatwierdź**. Litery to pomysły. /podpowiedź pomaga, /cofnij cofa ruch.
    { "" }**Żeby zrozumieć**: /zasady objaśniają wszystko na obrazkach; **Co to znaczy?** nazywa znaki.
    { "" }**Po swojemu**: /preferencje decydują, kiedy i gdzie dowiadujesz się o swoich turach. /ustawienia sprawdź jest dla zarządzających serwerem.
learn-which = Której gry chcesz się nauczyć?
friends-which = W co chcesz zagrać ze znajomymi?
friends-table = Stół jest otwarty: { $place }. Znajomi naciskają tam **Dołącz**, a ty **Zacznij**.

play-which = W co chcesz zagrać?
play-begun = Ty zaczynasz. Gra ma własny wątek, { $table }; pierwszy ruch możesz wykonać od razu tutaj.
command-play = zagraj
command-play-about = Zagraj od razu z komputerem
option-level = poziom
option-level-about = Jak dobrze gra komputer
option-players = gracze
option-players-about = Ilu graczy, razem z tobą
