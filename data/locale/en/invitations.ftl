# Inviting people to a table, and the bot to a server.

command-invite = Invite to a table
invite-text = { $who }, { $inviter } invites you to a table of { $game }.
invite-look = See the table
invite-which = To which table do you invite { $who }?
invite-pick = Your tables that wait for players
invite-sent = I have invited { $who } in { $place }.
invite-no-lobby = You have no table here that waits for players. Open one with /game new, then invite again.
invite-yourself = You cannot invite yourself. Press Join on the card of the table.
invite-bot = A bot does not play. The host can add a computer on the card of the table.
invite-seated = { $who } already has a seat at this table.
invite-cannot-see = { $who } cannot see the channel of your table.
invite-again = They were invited to this table within the last hour. Give them some time.

add-to-server = Add me to a server
server-without-bot = I am not on this server, so I cannot play here. Somebody who manages the server can add me with the button below.
