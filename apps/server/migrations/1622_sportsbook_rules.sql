-- Margins, limits and delays of a site; the newest version holds. A site without any has the standard of rules/standard.rules.ts.
CREATE TABLE sportsbook.rule_version (
  site_id bigint NOT NULL,
  version int NOT NULL CHECK (version > 0),
  rules jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  -- Null: made by the product.
  staff_id bigint,
  PRIMARY KEY (site_id, version)
);

-- How much of the limits of its level a member has, in basis points, and by how many seconds its live delay is longer.
CREATE TABLE sportsbook.member_factor (
  site_id bigint NOT NULL,
  member_id bigint NOT NULL,
  factor_bp int NOT NULL CHECK (factor_bp BETWEEN 0 AND 100000),
  delay_seconds int NOT NULL DEFAULT 0 CHECK (delay_seconds BETWEEN 0 AND 30),
  changed_at timestamptz NOT NULL,
  staff_id bigint,
  PRIMARY KEY (site_id, member_id)
);

-- What traders of a site changed of what the feed offers: an event (market_key empty), a market, or all of the book (event_id 0).
CREATE TABLE sportsbook.offer_change (
  site_id bigint NOT NULL,
  event_id bigint NOT NULL CHECK (event_id >= 0),
  market_key text NOT NULL DEFAULT '',
  is_suspended boolean NOT NULL,
  -- Instead of the margin of the rules; null: theirs.
  margin_bp int CHECK (margin_bp BETWEEN 1 AND 5000),
  -- Prices by outcome, in thousandths, instead of those that the feed and the margin give; null: none.
  prices jsonb,
  changed_at timestamptz NOT NULL,
  staff_id bigint,
  PRIMARY KEY (site_id, event_id, market_key),
  CHECK (event_id > 0 OR market_key = ''),
  CHECK (prices IS NULL OR market_key <> '')
);

-- What open tickets can cost the book, by outcome ('17 1 2': event, market, outcome), event and competition; see exposure.rules.ts. Rows go with their last ticket.
CREATE TABLE sportsbook.exposure (
  site_id bigint NOT NULL,
  kind text NOT NULL CHECK (kind IN ('outcome', 'event', 'competition')),
  key text NOT NULL,
  event_id bigint GENERATED ALWAYS AS (CASE WHEN kind <> 'competition' THEN split_part(key, ' ', 1)::bigint END) STORED,
  tickets int NOT NULL CHECK (tickets >= 0),
  staked bigint NOT NULL CHECK (staked >= 0),
  loss bigint NOT NULL CHECK (loss >= 0),
  -- By the rules as the newest ticket was placed.
  most bigint NOT NULL,
  PRIMARY KEY (site_id, kind, key)
) WITH (fillfactor = 50);
CREATE INDEX exposure_of_event ON sportsbook.exposure (site_id, event_id) WHERE event_id IS NOT NULL;

CREATE TABLE sportsbook.favourite (
  site_id bigint NOT NULL,
  member_id bigint NOT NULL,
  event_id bigint NOT NULL,
  added_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, member_id, event_id)
);
