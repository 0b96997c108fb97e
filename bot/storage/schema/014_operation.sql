-- Games in which a vote has taken moves back set no record. What was erased is overwritten in the file.

ALTER TABLE tables ADD COLUMN undone_by_vote INTEGER NOT NULL DEFAULT 0;
UPDATE tables SET undone_by_vote = 1
WHERE id IN (SELECT table_id FROM log_entries WHERE action = 'undone' AND events LIKE '%"vote-undone"%');

-- When somebody was erased, until no byte of it is left in the file.
CREATE TABLE erasures (at INTEGER NOT NULL) STRICT;
