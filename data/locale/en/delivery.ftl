# Where messages go if they cannot go where they belong, and what the people of a table are told about it.

thread-forbidden = I may not use a thread here (permission “{ $name }”), so the game goes on in this channel.
thread-limit = This server has as many threads as Discord allows, so { $game } #{ $number } is played in this channel.
thread-deleted = The thread of { $game } #{ $number } was deleted, so the game goes on in this channel.
thread-permission = I may not write in the thread of { $game } #{ $number } (permission “{ $name }”). Its cards come here until I may.
thread-locked = The thread of { $game } #{ $number } is locked. Its cards come here until it is unlocked.

problem-permission = I cannot post there: the permission “{ $name }” is missing.
problem-thread-permission = I cannot post in the thread: the permission “{ $name }” is missing. The cards go to the channel.
problem-thread-locked = The thread is locked. The cards go to the channel until it is unlocked.
problem-thread-limit = The server has as many threads as Discord allows. The cards go to the channel.
problem-channel-gone = The channel is gone, so I cannot post anything.
problem-refused = Discord refuses my messages there: “{ $detail }” (error { $code }). I will try again.
unheard = I could not post the last card of table { $table } where it belongs. { $problem } The game itself goes on.
setup-problems = Tables of this channel with trouble:
setup-problem = #{ $table }: { $problem }
