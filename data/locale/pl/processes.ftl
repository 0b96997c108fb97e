# Kilka procesów, które obsługują jednego bota.

shards-unreadable = „{ $text }” nie jest zakresem shardów; pierwsze cztery z szesnastu to --shards 0-3/16.
shards-impossible = Nie ma shardów „{ $text }”: liczy się je od 0, pierwszy nie jest większy od ostatniego, ostatni jest mniejszy od ich liczby, a wszystkich jest najwyżej { $most }.
shards-need-server = Kilka procesów nie może korzystać z jednego pliku: --shards wymaga bazy danych na serwerze PostgreSQL (--database postgresql://…).
chat-needs-token = Boty w innych procesach potrzebują tokenu do czatu: wpisz dowolne słowa do DISCORD_TOKEN, tu i tam.
