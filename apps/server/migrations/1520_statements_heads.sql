CREATE SCHEMA statements;

-- How far the statement of a member and year had come when somebody took it, and the hash of its last line then. A later statement of the same year
-- begins with the same lines, so it has this hash at this place.
CREATE TABLE statements.head (
  site_id bigint NOT NULL,
  member_id bigint NOT NULL,
  year int NOT NULL,
  -- The number of the line, which is also how many stand before it.
  line bigint NOT NULL CHECK (line >= 0),
  hash text NOT NULL CHECK (hash ~ '^[0-9a-f]{64}$'),
  made_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, member_id, year, line)
);

-- What one address downloads once, within two minutes; the address is stored as its SHA-256.
CREATE TABLE statements.ticket (
  site_id bigint NOT NULL,
  ticket_hash bytea NOT NULL,
  member_id bigint NOT NULL,
  year int NOT NULL,
  format text NOT NULL CHECK (format IN ('csv', 'xlsx', 'pdf')),
  language text NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, ticket_hash)
);
CREATE INDEX ticket_expiry ON statements.ticket (expires_at);
