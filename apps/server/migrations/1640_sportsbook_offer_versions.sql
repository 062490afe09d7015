-- Each change of what traders offer has a number: who changes says which one was seen, so two of them cannot undo each other unseen. 0: the row only holds the place until the transaction ends.
ALTER TABLE sportsbook.offer_change
  ADD COLUMN version int NOT NULL DEFAULT 1 CHECK (version >= 0),
  ADD COLUMN suspended_at timestamptz,
  ADD COLUMN suspended_by bigint;
UPDATE sportsbook.offer_change SET suspended_at = changed_at, suspended_by = staff_id WHERE is_suspended;
-- What changes anything; the others stay for their numbers.
CREATE INDEX offer_change_in_force ON sportsbook.offer_change (site_id) WHERE is_suspended OR margin_bp IS NOT NULL OR prices IS NOT NULL;

-- Every version, for the history of an event. Only ever added to.
CREATE TABLE sportsbook.offer_history (
  site_id bigint NOT NULL,
  event_id bigint NOT NULL,
  market_key text NOT NULL,
  version int NOT NULL CHECK (version > 0),
  is_suspended boolean NOT NULL,
  margin_bp int,
  prices jsonb,
  changed_at timestamptz NOT NULL,
  staff_id bigint,
  PRIMARY KEY (site_id, event_id, market_key, version)
);
CREATE INDEX offer_history_of_event ON sportsbook.offer_history (site_id, event_id, changed_at DESC);
INSERT INTO sportsbook.offer_history SELECT site_id, event_id, market_key, version, is_suspended, margin_bp, prices, changed_at, staff_id FROM sportsbook.offer_change;
