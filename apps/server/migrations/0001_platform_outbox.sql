CREATE SCHEMA platform;

-- What a committed transaction still has to deliver. A row is deleted when every listener acknowledged it. See docs/decisions/0003-events-outbox.md.
CREATE TABLE platform.outbox (
  id bigint GENERATED ALWAYS AS IDENTITY,
  site_id int NOT NULL,
  name text NOT NULL,
  payload jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- Events of one aggregate are delivered in the order of their ids; NULL: in no order.
  aggregate text,
  attempts int NOT NULL DEFAULT 0,
  -- The process that delivers it now, and until when nobody else may.
  claimed_by uuid,
  lease_until timestamptz,
  next_attempt_at timestamptz NOT NULL DEFAULT now() + interval '10 seconds',
  -- Listeners that acknowledged it, so that one that fails does not repeat the others.
  delivered_to text[] NOT NULL DEFAULT '{}',
  last_error text,
  -- Given up: kept for staff, who deliver it once more or discard it.
  dead_at timestamptz,
  PRIMARY KEY (id, site_id)
);
CREATE INDEX outbox_aggregate ON platform.outbox (site_id, aggregate, id) WHERE aggregate IS NOT NULL AND dead_at IS NULL;

-- What the installation asks of its staff until it is dealt with: one row per kind and subject.
CREATE TABLE platform.notice (
  notice_id bigint GENERATED ALWAYS AS IDENTITY,
  -- 0: the whole installation.
  site_id int NOT NULL,
  kind text NOT NULL,
  subject text NOT NULL,
  detail jsonb NOT NULL,
  raised_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (site_id, notice_id),
  UNIQUE (kind, subject, site_id)
);
