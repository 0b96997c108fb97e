-- Themes of pictures that were chosen: for a table, for a server, by a person. Without a choice, pictures are dark.

ALTER TABLE tables ADD COLUMN theme TEXT;  -- none: as its server
ALTER TABLE notification_settings ADD COLUMN theme TEXT;  -- none: as the table

CREATE TABLE server_preferences (
    guild    INTEGER PRIMARY KEY,
    language TEXT,
    theme    TEXT
) STRICT;
INSERT INTO server_preferences (guild, language) SELECT guild, language FROM server_languages;
DROP TABLE server_languages;
