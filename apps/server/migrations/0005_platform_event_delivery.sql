-- Who delivers an event, how often it was tried, and what waits for whom. See docs/decisions/0003-events-outbox.md.
ALTER TABLE platform.outbox
  -- Events of one aggregate are delivered in the order of their ids; NULL: in no order.
  ADD COLUMN aggregate text,
  ADD COLUMN attempts int NOT NULL DEFAULT 0,
  -- The process that delivers it now, and until when nobody else may.
  ADD COLUMN claimed_by uuid,
  ADD COLUMN lease_until timestamptz,
  -- A process of the version before does not claim what it stores: it is given the time to deliver.
  ADD COLUMN next_attempt_at timestamptz NOT NULL DEFAULT now() + interval '10 seconds',
  -- Listeners that acknowledged it, so that one that fails does not repeat the others.
  ADD COLUMN delivered_to text[] NOT NULL DEFAULT '{}',
  ADD COLUMN last_error text,
  -- Given up: kept for staff, who deliver it once more or discard it.
  ADD COLUMN dead_at timestamptz;

CREATE INDEX outbox_aggregate ON platform.outbox (site_id, aggregate, id) WHERE aggregate IS NOT NULL AND dead_at IS NULL;
