-- The servers that were welcomed, each once.

CREATE TABLE welcomed (
    guild INTEGER PRIMARY KEY
) STRICT;
