-- Seats that computers play, votes, pauses and rematches; results, and people who want to be forgotten.

ALTER TABLE seats ADD COLUMN computer TEXT;  -- of which level is the one that plays for the person
ALTER TABLE acts ADD COLUMN computer TEXT;   -- of which level was the one that did it for the person

ALTER TABLE tables ADD COLUMN board INTEGER NOT NULL DEFAULT 0;  -- the revision of the last change to the game
ALTER TABLE tables ADD COLUMN paused INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN offered INTEGER;  -- the seat that anybody may take
ALTER TABLE tables ADD COLUMN vote TEXT;        -- JSON: the one that is open
ALTER TABLE tables ADD COLUMN unheard TEXT;     -- the permission without which nothing can be told there
ALTER TABLE tables ADD COLUMN follows INTEGER REFERENCES tables;
UPDATE tables SET board = revision;
-- However often it is asked for, a game has one rematch.
CREATE UNIQUE INDEX tables_by_rematch ON tables (follows) WHERE status <> 'cancelled';

-- When a live table has something to do by itself: to close its vote, or to warn and close after a long silence.
CREATE TABLE silences (
    table_id INTEGER PRIMARY KEY REFERENCES tables,
    due      INTEGER NOT NULL
) STRICT;
CREATE INDEX silences_by_due ON silences (due);
INSERT INTO silences
SELECT tables.id, at + 30 * 24 * 3600 FROM tables JOIN acts ON table_id = tables.id AND n = revision
WHERE status IN ('lobby', 'playing');

-- How games that came to their end by their rules came out.
CREATE TABLE results (
    table_id INTEGER NOT NULL REFERENCES tables,
    seat     INTEGER NOT NULL,
    points   INTEGER NOT NULL,
    place    INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

-- Who wants no standing.
CREATE TABLE unlisted (person INTEGER PRIMARY KEY REFERENCES people) STRICT;

-- Who is being forgotten at this very moment; empty at the end of every transaction.
CREATE TABLE forgetting (
    person    INTEGER PRIMARY KEY,
    pseudonym INTEGER NOT NULL
) STRICT;

-- Acts stay as they are, with one exception: a person's number and name give way to a pseudonym.
DROP TRIGGER acts_stay;
CREATE TRIGGER acts_stay BEFORE UPDATE ON acts
WHEN (new.table_id, new.n, new.deed, new.at, new.quiet) IS NOT (old.table_id, old.n, old.deed, old.at, old.quiet)
  OR new.computer IS NOT old.computer
  OR (new.person <> old.person
      AND NOT EXISTS (SELECT 1 FROM forgetting WHERE person = old.person AND pseudonym = new.person))
  OR ((new.words, new.events) IS NOT (old.words, old.events)
      AND (old.deed = 'moved' OR NOT EXISTS (SELECT 1 FROM forgetting)))
BEGIN SELECT raise(ABORT, 'acts are only added'); END;
