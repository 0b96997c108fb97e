-- The daily city: the challenges of days, what people made of them, and where servers are told.

CREATE TABLE daily_secret (
    id     INTEGER PRIMARY KEY CHECK (id = 1),
    secret TEXT    NOT NULL  -- hexadecimal; whoever knows it can tell the challenges of all days
) STRICT;

CREATE TABLE daily_challenges (
    day      INTEGER PRIMARY KEY,  -- counted from the year 1, in UTC
    game     TEXT    NOT NULL,
    version  INTEGER NOT NULL,     -- of the game's rules
    setup    TEXT    NOT NULL,
    state    TEXT    NOT NULL,     -- the position that it begins with
    seat     INTEGER NOT NULL,
    turns    INTEGER NOT NULL,
    levels   TEXT    NOT NULL,     -- the points of computers, as JSON
    solution TEXT    NOT NULL,     -- the moves of the hard one, as JSON
    offered  INTEGER NOT NULL DEFAULT 0  -- whether the bot was there on that day
) STRICT;

CREATE TABLE daily_attempts (
    person   INTEGER NOT NULL REFERENCES people (id),
    day      INTEGER NOT NULL REFERENCES daily_challenges (day),
    practice INTEGER NOT NULL,  -- 0: the one that counts
    moves    TEXT    NOT NULL,  -- in words, as JSON
    points   INTEGER,           -- once it is finished
    PRIMARY KEY (person, day, practice)
) STRICT, WITHOUT ROWID;

-- On which servers an attempt counts: those where its person has opened the challenge.
CREATE TABLE daily_entries (
    day    INTEGER NOT NULL,
    guild  INTEGER NOT NULL,
    person INTEGER NOT NULL REFERENCES people (id),
    PRIMARY KEY (day, guild, person)
) STRICT, WITHOUT ROWID;

CREATE TABLE daily_channels (
    guild   INTEGER PRIMARY KEY,
    channel INTEGER NOT NULL,
    posted  INTEGER NOT NULL  -- the last day of which nothing more is posted
) STRICT;
