# The languages of people, servers and tables. Each language is called as it calls itself.

language-en = English
language-pl = Polski
language-discord = as Discord says

language-label = Language: { $language }
settings-language = Language: **{ $language }**.
settings-language-discord = Language: **{ $language }**, as Discord says.
settings-language-menu = Your language

setup-language = From now on the language of new tables on this server is **{ $language }**. Whoever opens a table may choose another.
setup-language-discord = From now on new tables on this server follow Discord: they have the language of the server if it is a Community, else the language of whoever opens them.
setup-not-moderator = This needs the permission “{ $name }”.
permission-manage_guild = Manage Server

command-language = language
command-language-about = Choose the language of this server's tables
option-language = language
option-language-about = The language of this table's messages
option-server-language-about = The language of tables that are opened from now on
