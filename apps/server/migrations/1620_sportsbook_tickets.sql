CREATE SCHEMA sportsbook;

-- Numbers of tickets, by which members and staff speak of them.
CREATE SEQUENCE sportsbook.ticket_number;

-- A ticket of a member, from the moment it is sent. waiting -> accepted | refused | referred; referred -> accepted | refused | offered; offered -> accepted | refused;
-- accepted -> settled | void | cashed; settled, void -> accepted where a result is taken back.
CREATE TABLE sportsbook.ticket (
  site_id bigint NOT NULL,
  member_id bigint NOT NULL,
  -- Chosen by the sender.
  ticket_id uuid NOT NULL,
  -- The round of its wager.
  number bigint NOT NULL DEFAULT nextval('sportsbook.ticket_number'),
  -- SHA-256 of what it says: another ticket of its id is refused.
  fingerprint bytea NOT NULL CHECK (octet_length(fingerprint) = 32),
  -- SHA-256 of its selections and sizes alone: two of them within a moment are one press of the button too many.
  content bytea NOT NULL DEFAULT '',
  state text NOT NULL CHECK (state IN ('waiting', 'referred', 'offered', 'refused', 'accepted', 'settled', 'void', 'cashed')),
  product text NOT NULL CHECK (product IN ('sports', 'e-sports')),
  game_code text NOT NULL,
  sizes int[] NOT NULL,
  lines bigint NOT NULL CHECK (lines > 0),
  -- Whole units of the site's currency, of all lines together; a trader's offer may lower it before it is accepted.
  stake bigint NOT NULL CHECK (stake > 0),
  price_policy text NOT NULL CHECK (price_policy IN ('none', 'better', 'any')),
  -- What selections of one event pay together, by the event's id, in thousandths; null where each counts by itself.
  same_event_prices jsonb,
  -- Why it was refused.
  code text,
  created_at timestamptz NOT NULL,
  -- When the live delay ends.
  accept_at timestamptz,
  -- Until when a trader's offer stands, and what it is: {"stake": 10000, "prices": [1950], "seen": [1900]}. seen: what the book offered as the offer was made.
  offer_until timestamptz,
  offer jsonb,
  -- Its wager, from when it is accepted.
  wager_id bigint,
  placed_at timestamptz,
  possible_win bigint NOT NULL CHECK (possible_win >= 0),
  rules_version text NOT NULL,
  -- What it takes up of the liability of the book: [{"kind": "event", "key": "17", "staked": 10000, "loss": 9500}]; is_exposed: it still does.
  exposed jsonb NOT NULL DEFAULT '[]',
  is_exposed boolean NOT NULL DEFAULT false,
  settled_at timestamptz,
  payout bigint NOT NULL DEFAULT 0 CHECK (payout >= 0),
  cashed_stake bigint NOT NULL DEFAULT 0 CHECK (cashed_stake BETWEEN 0 AND stake),
  cashed_paid bigint NOT NULL DEFAULT 0 CHECK (cashed_paid >= 0),
  PRIMARY KEY (site_id, member_id, ticket_id),
  CHECK (stake % lines = 0),
  CHECK ((wager_id IS NULL) = (placed_at IS NULL)),
  CHECK ((state IN ('accepted', 'settled', 'void', 'cashed')) = (wager_id IS NOT NULL)),
  CHECK ((state = 'refused') = (code IS NOT NULL)),
  CHECK (state <> 'waiting' OR accept_at IS NOT NULL),
  CHECK (state <> 'offered' OR (offer IS NOT NULL AND offer_until IS NOT NULL)),
  CHECK ((state IN ('settled', 'void', 'cashed')) = (settled_at IS NOT NULL))
) WITH (fillfactor = 80);
CREATE INDEX ticket_by_time ON sportsbook.ticket (site_id, member_id, created_at DESC, ticket_id);
CREATE INDEX ticket_pending ON sportsbook.ticket (site_id, state, created_at) WHERE state IN ('waiting', 'referred', 'offered');
CREATE UNIQUE INDEX ticket_of_wager ON sportsbook.ticket (site_id, member_id, wager_id) WHERE wager_id IS NOT NULL;
-- What the clock looks for four times a second.
CREATE INDEX ticket_delayed ON sportsbook.ticket (accept_at) WHERE state = 'waiting';
CREATE INDEX ticket_offered ON sportsbook.ticket (offer_until) WHERE state = 'offered';
CREATE INDEX ticket_referred ON sportsbook.ticket (created_at) WHERE state = 'referred';
CREATE UNIQUE INDEX ticket_by_number ON sportsbook.ticket (site_id, number);
CREATE INDEX ticket_open_content ON sportsbook.ticket (site_id, member_id, content) WHERE state IN ('waiting', 'referred', 'offered', 'accepted');
CREATE INDEX ticket_of_site ON sportsbook.ticket (site_id, created_at DESC, ticket_id);

-- One selection. What it was accepted at is frozen with the ticket.
CREATE TABLE sportsbook.leg (
  site_id bigint NOT NULL,
  member_id bigint NOT NULL,
  ticket_id uuid NOT NULL,
  -- From 1, as it was sent.
  ord int NOT NULL CHECK (ord > 0),
  event_id bigint NOT NULL,
  market_key text NOT NULL,
  outcome text NOT NULL,
  -- In thousandths.
  price int NOT NULL CHECK (price BETWEEN 1010 AND 1000000),
  is_banker boolean NOT NULL,
  -- The version of the event at which it was accepted, and how it stood.
  event_version bigint NOT NULL,
  score jsonb,
  -- What became of it by which version of the market's result; 0: none yet.
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'won', 'lost', 'void', 'half-won', 'half-lost')),
  shared_by int NOT NULL DEFAULT 1 CHECK (shared_by > 0),
  result_version int NOT NULL DEFAULT 0,
  PRIMARY KEY (site_id, member_id, ticket_id, ord),
  FOREIGN KEY (site_id, member_id, ticket_id) REFERENCES sportsbook.ticket
) WITH (fillfactor = 80);
CREATE INDEX leg_of_market ON sportsbook.leg (event_id, market_key, site_id, member_id, ticket_id);
