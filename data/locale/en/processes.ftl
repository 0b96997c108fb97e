# Several processes that serve one bot.

shards-unreadable = “{ $text }” is no range of shards; the first four of sixteen are --shards 0-3/16.
shards-impossible = There are no shards “{ $text }”: they count from 0, the first is not above the last, the last is below their number, and there are { $most } at most.
shards-need-server = Several processes cannot share a file: --shards needs a database on a PostgreSQL server (--database postgresql://…).
chat-needs-token = Bots in other processes need a token for the chat: put any words into DISCORD_TOKEN, here and there.
