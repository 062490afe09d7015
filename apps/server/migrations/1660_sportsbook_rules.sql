-- Why a version was made, and by whom where two of the staff decided it.
ALTER TABLE sportsbook.rule_version ADD COLUMN staff_name text NOT NULL DEFAULT '', ADD COLUMN reason text NOT NULL DEFAULT '';

-- Rules of one of the staff that let the book lose more; another confirms them.
CREATE TABLE sportsbook.rule_request (
  site_id bigint NOT NULL,
  request_id bigint GENERATED ALWAYS AS IDENTITY,
  -- The version that they are a change of.
  after_version int NOT NULL CHECK (after_version >= 0),
  rules jsonb NOT NULL,
  reason text NOT NULL,
  status text NOT NULL CHECK (status IN ('waiting', 'done', 'dropped')),
  asked_by bigint NOT NULL,
  staff_name text NOT NULL,
  asked_at timestamptz NOT NULL,
  decided_by bigint,
  decided_at timestamptz,
  PRIMARY KEY (site_id, request_id),
  CHECK ((status = 'waiting') = (decided_at IS NULL)),
  CONSTRAINT rule_request_by_two CHECK (status <> 'done' OR decided_by <> asked_by)
);
CREATE UNIQUE INDEX rule_request_open ON sportsbook.rule_request (site_id) WHERE status = 'waiting';
