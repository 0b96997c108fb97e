-- What was last registered with Discord, so that commands are registered again only when they have changed.

CREATE TABLE registered_commands (
    application INTEGER PRIMARY KEY,
    fingerprint TEXT NOT NULL
) STRICT;
