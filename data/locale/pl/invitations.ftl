# Zapraszanie ludzi do stołu, a bota na serwer.

command-invite = Zaproś do stołu
invite-text = { $who }, { $inviter } zaprasza cię do stołu. Gra: { $game }.
invite-look = Zobacz stół
invite-which = Do którego stołu zaprosić { $who }?
invite-pick = Twoje stoły, które czekają na graczy
invite-sent = Zaproszenie dla { $who } czeka tutaj: { $place }.
invite-no-lobby = Nie masz tu stołu, który czeka na graczy. Otwórz go komendą /gra nowa i zaproś jeszcze raz.
invite-yourself = Nie można zaprosić siebie. Naciśnij „Dołącz” na karcie stołu.
invite-bot = Bot nie gra. Gospodarz może dodać komputer na karcie stołu.
invite-seated = { $who } ma już miejsce przy tym stole.
invite-cannot-see = { $who } nie widzi kanału, na którym jest twój stół.
invite-again = Zaproszenie do tego stołu wysłano w ciągu ostatniej godziny. Daj tej osobie trochę czasu.

add-to-server = Dodaj mnie do serwera
server-without-bot = Nie ma mnie na tym serwerze, więc nie mogę tu grać. Osoba, która zarządza serwerem, może mnie dodać przyciskiem poniżej.
