-- Reviews of games that are over, one for each seat that somebody has asked about.

CREATE TABLE reviews (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL,
    method   TEXT    NOT NULL,  -- the version of the rules and of the review: another one makes it anew
    review   TEXT    NOT NULL,  -- JSON
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
