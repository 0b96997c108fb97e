-- A host may watch only: then no seat says whose table it is.

CREATE INDEX tables_by_host ON tables (host);
