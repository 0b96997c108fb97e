-- Ideas in the panel can be switched off, by a table and by a person.

ALTER TABLE tables ADD COLUMN ideas INTEGER NOT NULL DEFAULT 1;
ALTER TABLE notification_settings ADD COLUMN ideas INTEGER NOT NULL DEFAULT 1;
