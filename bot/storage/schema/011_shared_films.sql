-- The films of games that were shared with their tables, each once.

CREATE TABLE shared_films (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    city     TEXT    NOT NULL,  -- the seat, or 'all'
    moves    INTEGER NOT NULL,  -- how many the film shows
    PRIMARY KEY (table_id, city, moves)
) STRICT, WITHOUT ROWID;
