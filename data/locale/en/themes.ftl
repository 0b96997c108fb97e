# The themes of pictures, of people, servers and tables.

theme-light = light
theme-dark = dark
theme-table = as the table

theme-label = Pictures: { $theme }
settings-theme = Pictures that only you see: **{ $theme }**.
settings-theme-menu = The pictures that only you see

setup-theme = From now on the pictures of this server's tables are **{ $theme }**, unless whoever opened a table chose otherwise.

command-theme = theme
command-theme-about = Choose whether pictures on this server are light or dark
option-theme = theme
option-theme-about = Whether this table's pictures are light or dark
option-server-theme-about = Whether the pictures of this server's tables are light or dark
