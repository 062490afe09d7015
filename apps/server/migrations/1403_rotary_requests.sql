-- A wheel that one of the staff wants and another confirms, because a spin of it is dear.
CREATE TABLE rotary.wheel_request (
  site_id bigint NOT NULL,
  request_id bigint GENERATED ALWAYS AS IDENTITY,
  after_version int NOT NULL,
  terms jsonb NOT NULL,
  reason text NOT NULL,
  status text NOT NULL CHECK (status IN ('waiting', 'done', 'dropped')),
  asked_by bigint NOT NULL,
  asked_at timestamptz NOT NULL,
  decided_by bigint,
  decided_at timestamptz,
  PRIMARY KEY (site_id, request_id),
  CHECK ((status = 'waiting') = (decided_at IS NULL)),
  CONSTRAINT wheel_request_by_two CHECK (status <> 'done' OR decided_by <> asked_by)
);
CREATE UNIQUE INDEX wheel_request_open ON rotary.wheel_request (site_id) WHERE status = 'waiting';

-- Spins that staff gave a member by hand, by day.
CREATE INDEX entitlement_by_staff ON rotary.entitlement (site_id, member_id, given_at) WHERE staff_id IS NOT NULL;
