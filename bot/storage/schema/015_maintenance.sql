-- What operators' tools need: by which rules a game began, compressed logs, and tables that were set aside.

ALTER TABLE tables ADD COLUMN began_by INTEGER;  -- the version of its rules; none: begun before this column

-- The events of all moves of a game that is over. Its log entries have no text in their place.
CREATE TABLE archived_events (
    table_id INTEGER PRIMARY KEY REFERENCES tables,
    events   BLOB NOT NULL  -- zlib of a JSON object: for each revision its events
) STRICT;

-- What the row of a table said when it could not be read any more.
CREATE TABLE set_aside (
    table_id INTEGER PRIMARY KEY REFERENCES tables,
    at       INTEGER NOT NULL,
    row      TEXT NOT NULL  -- JSON
) STRICT;

-- Log entries never change, with two exceptions: erasing a person replaces their id and name by a pseudonym,
-- and the events of a move may lie in the archive instead.
DROP TRIGGER log_entries_no_update;
CREATE TRIGGER log_entries_no_update BEFORE UPDATE ON log_entries
WHEN (new.table_id, new.revision, new.action, new.at, new.mid_turn)
     IS NOT (old.table_id, old.revision, old.action, old.at, old.mid_turn)
  OR (new.computer, new.move, new.moves_undone) IS NOT (old.computer, old.move, old.moves_undone)
  OR (new.person <> old.person
      AND NOT EXISTS (SELECT 1 FROM erasing WHERE person = old.person AND pseudonym = new.person))
  OR (new.other_person IS NOT old.other_person
      AND NOT EXISTS (SELECT 1 FROM erasing WHERE person = old.other_person AND pseudonym = new.other_person))
  OR (new.events <> old.events AND old.action = 'moved'
      AND NOT (new.events = '' AND EXISTS (SELECT 1 FROM archived_events WHERE table_id = old.table_id)))
  OR (new.events <> old.events AND old.action <> 'moved' AND NOT EXISTS (SELECT 1 FROM erasing))
BEGIN SELECT raise(ABORT, 'log entries are only added'); END;
