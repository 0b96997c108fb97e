# Co znaczą symbole na obrazkach, w każdej grze.

legend-button = Co to znaczy?
legend-button-short = ?
legend-title = Co widać na obrazkach: { $game }
legend-page = Strona { $page } z { $pages }
legend-previous = ◀ Poprzednia
legend-next = Następna ▶
legend-topic = Ikony: { $game }
legend-entry = { $name }: { $line }
legend-list = { $first }; { $second }

legend-points = punkty
legend-points-line = zdobyte dotąd; na koniec wygrywa, kto ma ich najwięcej
legend-seat = gracz
legend-seat-line = po kolorze i kształcie; jasna ramka: jego tura
legend-idea = litera
legend-idea-line = pomysł; jej przycisk pokazuje ruch
legend-place = liczba
legend-place-line = miejsce; w menu ma tę samą liczbę
