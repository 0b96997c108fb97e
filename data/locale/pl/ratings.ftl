# Rankingi i usuwanie swoich danych.

standing-heading = Ranking na tym serwerze
standing-record = Rekord w gronie { $seats } graczy: { $points } ({ $name })
standing-record-solo = Rekord w pojedynkę: { $points } ({ $name })
standing-none = Nikt nie ma tu jeszcze rankingu: liczą się gry, które co najmniej dwie osoby doprowadziły do końca.
standing-rating = ranking
standing-games = gry
standing-won = wygrane
standing-line = { "" }**{ $place }. { $name }** { $rating } ({ $games ->
        [one] jedna gra
        [few] { $games } gry
       *[many] { $games } gier
    }, wygrane: { $won })
standing-you = Ty: { $finished ->
        [one] jedna gra doprowadzona do końca
        [few] { $finished } gry doprowadzone do końca
       *[many] { $finished } gier doprowadzonych do końca
    }, { $rate } % rozpoczętych.
standing-turn = Połowa twoich tur trwa krócej niż { $time }.
standing-you-none = Nie masz tu jeszcze żadnej gry doprowadzonej do końca.
standing-hours = { $count } godz.
standing-minutes = { $count } min
standing-seconds = { $count } s
standing-hide = Nie pokazuj mnie
standing-show = Pokazuj mnie znowu
standing-hidden = Nie ma cię już w rankingu.
standing-shown = Znowu jesteś w rankingu.
standing-alt = Ranking w grze { $game }, { $season }: { $lines }.

forget-ask = Zapomnę twoją nazwę, numer, ustawienia, lekcje, ranking i to, co oglądasz. Gry innych pozostaną całe: na twoim miejscu będzie „Ktoś”, a w grach, które jeszcze trwają, zagra komputer. To, co napisano na czacie, tam zostanie. Tego nie da się cofnąć.
forget-confirm = Zapomnij mnie
forget-done = Zapomniane.

command-standing = ranking
command-standing-about = Rankingi, rekordy i to, jak wytrwale kto gra
command-forget = zapomnij
command-forget-about = Twoje dane
command-me = mnie
command-me-about = Usuń swoją nazwę, ustawienia i ranking
