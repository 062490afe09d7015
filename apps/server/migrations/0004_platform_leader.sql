-- Which process does what only one may do, and until when it may without asking again. Unlogged: it is written twice a second, and after a crash nobody leads.
CREATE UNLOGGED TABLE platform.leader (
  role text PRIMARY KEY,
  holder uuid NOT NULL,
  lease_until timestamptz NOT NULL
);
