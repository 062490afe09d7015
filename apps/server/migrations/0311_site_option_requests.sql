-- What one of the staff wants of an option that says when two are needed; another confirms it.
CREATE TABLE site.option_request (
  site_id bigint NOT NULL REFERENCES site.site,
  request_id bigint GENERATED ALWAYS AS IDENTITY,
  name text NOT NULL,
  after_version int NOT NULL,
  -- As it is typed.
  value jsonb NOT NULL,
  -- The default is to be put back.
  is_standard boolean NOT NULL,
  reason text NOT NULL,
  status text NOT NULL CHECK (status IN ('waiting', 'done', 'dropped')),
  asked_by bigint NOT NULL,
  staff_name text NOT NULL,
  asked_at timestamptz NOT NULL,
  decided_by bigint,
  decided_at timestamptz,
  PRIMARY KEY (site_id, request_id),
  CHECK ((status = 'waiting') = (decided_at IS NULL)),
  CONSTRAINT option_request_by_two CHECK (status <> 'done' OR decided_by <> asked_by)
);
CREATE UNIQUE INDEX option_request_open ON site.option_request (site_id, name) WHERE status = 'waiting';
