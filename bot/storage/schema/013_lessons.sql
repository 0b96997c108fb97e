-- How far people are in the lessons of games.

CREATE TABLE lessons (
    person   INTEGER NOT NULL REFERENCES people (id),
    game     TEXT    NOT NULL,
    step     INTEGER NOT NULL,
    moves    TEXT    NOT NULL,  -- all that were made, in words, as JSON
    finished INTEGER NOT NULL,  -- whether they have ever reached its last step
    PRIMARY KEY (person, game)
) STRICT, WITHOUT ROWID;
