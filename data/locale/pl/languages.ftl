# Języki osób, serwerów i stołów. Każdy język nazywa się tak, jak sam siebie nazywa.

language-en = English
language-pl = Polski
language-discord = tak jak w Discordzie

language-label = Język: { $language }
settings-language = Język: **{ $language }**.
settings-language-discord = Język: **{ $language }**, tak jak w Discordzie.
settings-language-menu = Twój język

setup-language = Odtąd językiem nowych stołów na tym serwerze jest **{ $language }**. Kto otwiera stół, może wybrać inny.
setup-language-discord = Odtąd nowe stoły na tym serwerze są w takim języku, jaki podaje Discord: w języku serwera, jeśli to serwer Społeczności, a jeśli nie, w języku osoby, która otwiera stół.
setup-not-moderator = To wymaga uprawnienia „{ $name }”.
permission-manage_guild = Zarządzanie serwerem

command-language = język
command-language-about = Wybierz język stołów na tym serwerze
option-language = język
option-language-about = W jakim języku są wiadomości tego stołu
option-server-language-about = W jakim języku są stoły otwierane od teraz
