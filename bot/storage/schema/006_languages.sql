-- Languages that were chosen: for a table, for a server, by a person. Without a choice, Discord's locales decide.

ALTER TABLE tables ADD COLUMN language TEXT;  -- none: as its server; tables opened before this column have none

CREATE TABLE server_languages (
    guild    INTEGER PRIMARY KEY,
    language TEXT NOT NULL
) STRICT;

-- What Discord told at the person's last interaction, and what they chose instead.
ALTER TABLE notification_settings RENAME COLUMN language TO discord_language;
ALTER TABLE notification_settings ADD COLUMN chosen_language TEXT;
