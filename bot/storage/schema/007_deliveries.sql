-- What keeps a table's messages from their place, and announcements that Discord has refused and that are kept.

CREATE TABLE delivery_problems (
    table_id INTEGER PRIMARY KEY REFERENCES tables,
    kind     TEXT NOT NULL,
    code     INTEGER NOT NULL,  -- Discord's; 0 if it is not known
    detail   TEXT NOT NULL      -- the missing permission, or what Discord said
) STRICT;
INSERT INTO delivery_problems
SELECT id, 'permission', 0, missing_permission FROM tables WHERE missing_permission IS NOT NULL;
ALTER TABLE tables DROP COLUMN missing_permission;

ALTER TABLE outbox ADD COLUMN refused INTEGER NOT NULL DEFAULT 0;  -- reminders do not wait for it
