# Słowa na obrazach Origins: krótkie, bo stoją w małych miejscach.

origins-short-bonus-army = wojsko
origins-short-bonus-building = budowla
origins-short-bonus-temple = świątynia
origins-short-bonus-speaker = mówca
origins-short-bonus-basic = surowiec
origins-title-citizens = Obywatele
origins-title-speakers = Mówcy
origins-title-draft = Kości do wyboru
origins-title-military = Tor militarny
origins-title-next = Następne
origins-title-districts = Dzielnice
origins-title-towers = Piętra wież

origins-legend-seat = pusta siedziba władz
origins-legend-seat-line = dzielnica z czterech płytek, którą może zamknąć patrycjusz
origins-legend-plot = działka
origins-legend-plot-line = tu miasto może się rozrastać
origins-legend-expensive = zakreskowana budowla
origins-legend-expensive-line = gracza, który jest na ruchu, na nią nie stać
