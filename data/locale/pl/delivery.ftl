# Dokąd trafiają wiadomości, które nie mogą trafić na swoje miejsce, i co się o tym mówi przy stole.

thread-forbidden = Nie wolno mi używać tu wątku (uprawnienie „{ $name }”), więc gra toczy się na tym kanale.
thread-limit = Na tym serwerze jest już tyle wątków, na ile pozwala Discord, więc { $game } #{ $number } toczy się na tym kanale.
thread-deleted = Wątek stołu { $game } #{ $number } został usunięty, więc gra toczy się dalej na tym kanale.
thread-permission = Nie wolno mi pisać w wątku stołu { $game } #{ $number } (uprawnienie „{ $name }”). Do czasu, gdy będzie mi wolno, karty pojawiają się tutaj.
thread-locked = Wątek stołu { $game } #{ $number } jest zablokowany. Do czasu odblokowania karty pojawiają się tutaj.

problem-permission = Nie mogę tam pisać: brakuje uprawnienia „{ $name }”.
problem-thread-permission = Nie mogę pisać w wątku: brakuje uprawnienia „{ $name }”. Karty trafiają na kanał.
problem-thread-locked = Wątek jest zablokowany. Do czasu odblokowania karty trafiają na kanał.
problem-thread-limit = Na serwerze jest już tyle wątków, na ile pozwala Discord. Karty trafiają na kanał.
problem-channel-gone = Kanału już nie ma, więc nie mogę niczego pokazać.
problem-refused = Discord odrzuca moje wiadomości: „{ $detail }” (błąd { $code }). Spróbuję jeszcze raz.
unheard = Nie udało mi się pokazać ostatniej karty stołu { $table } na jej miejscu. { $problem } Sama gra toczy się dalej.
setup-problems = Stoły tego kanału, które mają kłopoty:
setup-problem = #{ $table }: { $problem }
