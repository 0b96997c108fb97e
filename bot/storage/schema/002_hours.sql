-- How people want to hear of their turns, whose turn it is since when, and when somebody is to be told next.

-- Times of day are minutes after midnight in the person's zone.
CREATE TABLE habits (
    person      INTEGER PRIMARY KEY REFERENCES people,
    zone        TEXT NOT NULL,  -- IANA
    quiet_from  INTEGER,
    quiet_until INTEGER,
    place       TEXT NOT NULL CHECK (place IN ('thread', 'direct', 'digest', 'off')),
    digest_at   INTEGER NOT NULL,
    heads_up    INTEGER NOT NULL,
    language    TEXT NOT NULL,
    direct      INTEGER,           -- the channel of our conversation
    closed      INTEGER NOT NULL,  -- they take no direct messages
    away        TEXT NOT NULL      -- JSON: vacations, each from one second to another
) STRICT;

-- A row a table in play. Reminders are known by `n` and `told`, and never given twice.
CREATE TABLE turns (
    table_id INTEGER PRIMARY KEY REFERENCES tables,
    seat     INTEGER NOT NULL,
    person   INTEGER NOT NULL REFERENCES people,
    n        INTEGER NOT NULL,  -- the revision that began the turn, or the person's latest act in it
    since    INTEGER NOT NULL,
    told     INTEGER NOT NULL,  -- how often: the first time is the notice, all others are reminders
    last     INTEGER NOT NULL,  -- when
    snoozed  INTEGER NOT NULL,
    held     INTEGER NOT NULL,  -- the table pauses
    due      INTEGER            -- when to tell them next
) STRICT;
CREATE INDEX turns_by_person ON turns (person);
CREATE INDEX turns_by_due ON turns (due) WHERE due IS NOT NULL;

-- The clock of each seat: it runs from `since`, and stands still without.
CREATE TABLE banks (
    table_id INTEGER NOT NULL REFERENCES tables,
    seat     INTEGER NOT NULL,
    seconds  INTEGER NOT NULL,
    owed     INTEGER NOT NULL,  -- added when the next turn begins
    since    INTEGER,
    due      INTEGER,           -- when it runs out
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX banks_by_due ON banks (due) WHERE due IS NOT NULL;

CREATE TABLE digests (
    person  INTEGER PRIMARY KEY REFERENCES people,
    planned INTEGER NOT NULL,  -- when it was to be sent at first
    due     INTEGER NOT NULL
) STRICT;
CREATE INDEX digests_by_due ON digests (due);

-- Tables at which somebody wants to know that they are next.
CREATE TABLE heads_ups (
    table_id INTEGER PRIMARY KEY REFERENCES tables,
    n        INTEGER NOT NULL,  -- the revision that began the turn before theirs
    due      INTEGER NOT NULL
) STRICT;
CREATE INDEX heads_ups_by_due ON heads_ups (due);

CREATE INDEX outbox_by_table ON outbox (table_id);
