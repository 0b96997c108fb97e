-- What is looked for among many tables is found without reading all of them.

CREATE INDEX seats_by_computer ON seats (table_id) WHERE computer IS NOT NULL;
CREATE INDEX tables_by_guild ON tables ((coalesce(guild, 0)), game);  -- results and ratings of a server
CREATE INDEX log_entries_by_other_person ON log_entries (other_person) WHERE other_person IS NOT NULL;
