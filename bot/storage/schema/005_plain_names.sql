-- Plain names for tables and columns, and a column for each kind of payload that a log entry can have.

ALTER TABLE tables RENAME COLUMN board TO board_revision;
ALTER TABLE tables RENAME COLUMN untold TO moves_this_turn;
ALTER TABLE tables ADD COLUMN unannounced_moves INTEGER NOT NULL DEFAULT 0;  -- of the turn under way
UPDATE tables SET unannounced_moves = moves_this_turn;
ALTER TABLE tables RENAME COLUMN unheard TO missing_permission;
ALTER TABLE tables RENAME COLUMN follows TO rematch_of;

DROP TRIGGER acts_stay;
DROP TRIGGER acts_last;
ALTER TABLE acts RENAME TO log_entries;
ALTER TABLE log_entries RENAME COLUMN n TO revision;
ALTER TABLE log_entries RENAME COLUMN deed TO action;
ALTER TABLE log_entries RENAME COLUMN quiet TO mid_turn;
ALTER TABLE log_entries ADD COLUMN move TEXT;             -- of 'moved'
ALTER TABLE log_entries ADD COLUMN moves_undone INTEGER;  -- of 'undone'
ALTER TABLE log_entries ADD COLUMN other_person INTEGER REFERENCES people;  -- of 'kicked' and 'took seat'
UPDATE log_entries SET move = words WHERE action = 'moved';
UPDATE log_entries SET moves_undone = CAST(coalesce(words, '1') AS INTEGER) WHERE action = 'undone';
UPDATE log_entries SET other_person = CAST(words AS INTEGER) WHERE action IN ('kicked', 'took seat');
ALTER TABLE log_entries DROP COLUMN words;
ALTER TABLE outbox RENAME COLUMN n TO revision;

ALTER TABLE habits RENAME TO notification_settings;
ALTER TABLE notification_settings RENAME COLUMN zone TO time_zone;
ALTER TABLE notification_settings RENAME COLUMN place TO delivery;
ALTER TABLE notification_settings RENAME COLUMN direct TO direct_channel;
ALTER TABLE notification_settings RENAME COLUMN closed TO direct_closed;
ALTER TABLE notification_settings RENAME COLUMN away TO vacations;

ALTER TABLE turns RENAME TO open_turns;
ALTER TABLE open_turns RENAME COLUMN n TO revision;
ALTER TABLE open_turns RENAME COLUMN told TO notices;
ALTER TABLE open_turns RENAME COLUMN last TO last_notice_at;
ALTER TABLE open_turns RENAME COLUMN held TO paused;
DROP INDEX turns_by_person;
DROP INDEX turns_by_due;
CREATE INDEX open_turns_by_person ON open_turns (person);
CREATE INDEX open_turns_by_due ON open_turns (due) WHERE due IS NOT NULL;

ALTER TABLE banks RENAME TO seat_clocks;
ALTER TABLE seat_clocks RENAME COLUMN seconds TO seconds_left;
ALTER TABLE seat_clocks RENAME COLUMN owed TO increment;
DROP INDEX banks_by_due;
CREATE INDEX seat_clocks_by_due ON seat_clocks (due) WHERE due IS NOT NULL;

ALTER TABLE heads_ups RENAME COLUMN n TO revision;

ALTER TABLE silences RENAME TO inactivity;
DROP INDEX silences_by_due;
CREATE INDEX inactivity_by_due ON inactivity (due);

ALTER TABLE unlisted RENAME TO hidden_from_ratings;
ALTER TABLE forgetting RENAME TO erasing;

-- Log entries never change, with one exception: erasing a person replaces their id and name by a pseudonym.
CREATE TRIGGER log_entries_no_delete BEFORE DELETE ON log_entries
BEGIN SELECT raise(ABORT, 'log entries are only added'); END;
CREATE TRIGGER log_entries_no_update BEFORE UPDATE ON log_entries
WHEN (new.table_id, new.revision, new.action, new.at, new.mid_turn)
     IS NOT (old.table_id, old.revision, old.action, old.at, old.mid_turn)
  OR (new.computer, new.move, new.moves_undone) IS NOT (old.computer, old.move, old.moves_undone)
  OR (new.person <> old.person
      AND NOT EXISTS (SELECT 1 FROM erasing WHERE person = old.person AND pseudonym = new.person))
  OR (new.other_person IS NOT old.other_person
      AND NOT EXISTS (SELECT 1 FROM erasing WHERE person = old.other_person AND pseudonym = new.other_person))
  OR (new.events <> old.events AND (old.action = 'moved' OR NOT EXISTS (SELECT 1 FROM erasing)))
BEGIN SELECT raise(ABORT, 'log entries are only added'); END;
