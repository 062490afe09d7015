CREATE SCHEMA approvals;

-- What one of the staff wants and another confirms.
CREATE TABLE approvals.request (
  site_id bigint NOT NULL,
  request_id bigint GENERATED ALWAYS AS IDENTITY,
  -- What kind of change it is, and of which thing; '' where the site has but one.
  kind text NOT NULL,
  subject text NOT NULL,
  -- The version that was read, in the terms of its kind.
  after_version int NOT NULL,
  wanted jsonb NOT NULL,
  reason text NOT NULL,
  status text NOT NULL CHECK (status IN ('waiting', 'done', 'dropped')),
  asked_by bigint NOT NULL,
  staff_name text NOT NULL,
  asked_at timestamptz NOT NULL,
  decided_by bigint,
  decided_at timestamptz,
  PRIMARY KEY (site_id, request_id),
  CHECK ((status = 'waiting') = (decided_at IS NULL)),
  -- Two people, whatever the program does.
  CONSTRAINT request_by_two CHECK (status <> 'done' OR decided_by <> asked_by)
);
CREATE UNIQUE INDEX request_open ON approvals.request (site_id, kind, subject) WHERE status = 'waiting';
