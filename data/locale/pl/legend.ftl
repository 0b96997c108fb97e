# Co znaczą symbole na obrazkach, w każdej grze.

legend-button = Co to znaczy?
legend-title = Co widać na obrazkach: { $game }
legend-page = Strona { $page } z { $pages }
legend-previous = ◀ Poprzednia
legend-next = Następna ▶
legend-topic = Ikony: { $game }
legend-entry = { $name }: { $line }
legend-list = { $first }; { $second }

legend-points = punkty
legend-points-line = zdobyte dotąd; na koniec wygrywa, kto ma ich najwięcej
