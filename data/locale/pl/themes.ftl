# Motywy obrazków: osób, serwerów i stołów.

theme-light = jasne
theme-dark = ciemne
theme-table = takie jak przy stole

theme-label = Obrazki: { $theme }
settings-theme = Obrazki, które widzisz tylko ty: **{ $theme }**.
settings-theme-menu = Obrazki, które widzisz tylko ty

setup-theme = Odtąd obrazki stołów na tym serwerze są **{ $theme }**, chyba że osoba otwierająca stół wybrała inaczej.

command-theme = motyw
command-theme-about = Wybierz, czy obrazki na tym serwerze są jasne, czy ciemne
option-theme = motyw
option-theme-about = Czy obrazki przy tym stole są jasne, czy ciemne
option-server-theme-about = Czy obrazki stołów na tym serwerze są jasne, czy ciemne
