CREATE SCHEMA audit;

CREATE TABLE audit.entry (
  entry_id bigint GENERATED ALWAYS AS IDENTITY,
  site_id bigint NOT NULL,
  staff_id bigint NOT NULL,
  staff_name text NOT NULL,
  action text NOT NULL CHECK (action ~ '^[a-z-]+\.[a-z-]+$'),
  target text NOT NULL,
  before jsonb,
  after jsonb,
  ip text NOT NULL,
  request_id text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, entry_id)
);
CREATE INDEX entry_by_target ON audit.entry (site_id, target, entry_id DESC);
