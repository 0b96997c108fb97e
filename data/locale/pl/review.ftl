# Spojrzenie wstecz na skończoną grę: jak trafne były decyzje i co zamiast błędów byłoby lepsze.

card-review = Spójrz wstecz
command-review = analiza
command-review-about = Spójrz wstecz na skończoną grę: ruchy, które kosztowały punkty, i lepsze od nich

review-title = Spojrzenie wstecz: { $name }
review-accuracy = { "" }**Trafność { $percent } %**: decyzje, od których nie ma nic na pewno lepszego: { $good } z { $all }.
review-flawless = Żaden ruch nie był na pewno gorszy od mojego.
review-costliest = Najwięcej punktów kosztowały tury: { $turns }.
review-turn-cost = { $turn } (−{ $points })
review-method = Liczą się tylko decyzje, w których był wybór. Błąd to ruch, od którego inny z pewnością 99 % prowadzi do lepszej pozycji, o punkt lub więcej, w wielu grach wyobrażonych z tego, co gracz wtedy widział.

review-waiting = Zaraz przemyślę każdą decyzję. To potrwa minutę lub dwie.
review-searching = Myślę: decyzja { $done } z { $all } …
review-checking = Sprawdzam to, co wygląda na błąd: { $done } z { $all } …
review-stop = Anuluj
review-stopped = Anulowano.
review-too-many = Wiele gier jest właśnie analizowanych. Spróbuj ponownie za kilka minut.
review-too-long = Zabrakło czasu na myślenie, bo zbyt wiele się teraz dzieje. Spróbuj później.
review-not-finished = Wstecz można spojrzeć na grę, którą rozegrano do końca.

review-mistake = { $number } z { $all } · Tura { $turn }: koszt { $points } punktu
review-played = { "" }**1 · Zagrano:** { $move } ({ $why })
review-better = { "" }**2 · Lepiej:** { $move } ({ $why })
review-by-category = Lepszy ruch daje więcej o: { $parts }
review-rest = Widoki i rywale
review-interval = Średnio najwyżej { $turns ->
        [few] { $turns } tury
       *[many] { $turns } tur
    } później, w { $states } wyobrażonych grach; od { $least } do { $most } punktu z pewnością 99 %.
review-always = Najwyżej { $turns ->
        [few] { $turns } tury
       *[many] { $turns } tur
    } później, tyle samo we wszystkich { $states } wyobrażonych grach.
review-points = { $whole },{ $tenth }
review-more = +{ $points }
review-less = −{ $points }
review-alt-played = Co zagrano. { $picture }
review-alt-better = Co byłoby lepsze. { $picture }
review-back = Wstecz
review-next = Dalej
review-of = Spójrz na innego gracza …
