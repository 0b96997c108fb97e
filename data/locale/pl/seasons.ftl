# Sezony, czyli kwartały roku.

season-name = { $quarter ->
        [1] styczeń–marzec { $year }
        [2] kwiecień–czerwiec { $year }
        [3] lipiec–wrzesień { $year }
       *[4] październik–grudzień { $year }
    }
season-ever = Wszystkie sezony
season-now = { $season } (teraz)
season-menu = Inny sezon
season-none = W tym sezonie nikt nie ma jeszcze rankingu: liczą się gry, które co najmniej dwie osoby doprowadziły do końca.
season-unknown = Nie ma sezonu „{ $typed }”: wybierz z listy.
option-season = sezon
option-season-about = Kwartał albo wszystkie; bez wyboru ostatni, w którym skończono grę
