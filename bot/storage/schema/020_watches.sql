-- Who watches which tables, without a seat.

CREATE TABLE watches (
    person   INTEGER NOT NULL REFERENCES people (id),
    table_id INTEGER NOT NULL REFERENCES tables (id),
    pace     TEXT    NOT NULL,  -- how often they are told
    told     INTEGER NOT NULL,  -- the revision up to which they were told
    told_at  INTEGER NOT NULL,  -- when, in seconds since 1970
    PRIMARY KEY (person, table_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX watches_by_table ON watches (table_id);
