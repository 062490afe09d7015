-- How far results were read, by `ord` of sportsdata.result.
CREATE TABLE sportsbook.result_cursor (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  ord bigint NOT NULL
);
INSERT INTO sportsbook.result_cursor (ord) VALUES (0);

-- Markets with a result that not all of their tickets have followed yet. Deleted when they have, unless another version came meanwhile.
CREATE TABLE sportsbook.due_market (
  event_id bigint NOT NULL,
  market_key text NOT NULL,
  version int NOT NULL CHECK (version > 0),
  since timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (event_id, market_key)
) WITH (fillfactor = 70);

-- Tickets that could not follow a result. Staff see a notice; it is tried again, and the row is gone when it went well.
CREATE TABLE sportsbook.stuck_ticket (
  site_id bigint NOT NULL,
  member_id bigint NOT NULL,
  ticket_id uuid NOT NULL,
  reason text NOT NULL,
  tries int NOT NULL DEFAULT 1 CHECK (tries > 0),
  since timestamptz NOT NULL,
  again_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, member_id, ticket_id),
  FOREIGN KEY (site_id, member_id, ticket_id) REFERENCES sportsbook.ticket
);
CREATE INDEX stuck_ticket_due ON sportsbook.stuck_ticket (again_at);

-- What members asked to be paid before the end of a ticket.
CREATE TABLE sportsbook.cash_out (
  site_id bigint NOT NULL,
  member_id bigint NOT NULL,
  -- Chosen by the sender.
  cash_out_id uuid NOT NULL,
  ticket_id uuid NOT NULL,
  -- Of the ticket's stake; null: all that is left of it.
  stake bigint CHECK (stake > 0),
  -- What the member saw: less is not paid.
  least_value bigint NOT NULL CHECK (least_value > 0),
  state text NOT NULL CHECK (state IN ('waiting', 'done', 'refused')),
  -- Why it was refused.
  code text,
  created_at timestamptz NOT NULL,
  -- When the live delay ends.
  due_at timestamptz NOT NULL,
  done_at timestamptz,
  -- What was paid, and for how much of the stake.
  paid bigint CHECK (paid > 0),
  paid_stake bigint CHECK (paid_stake > 0),
  rules_version text NOT NULL,
  PRIMARY KEY (site_id, member_id, cash_out_id),
  FOREIGN KEY (site_id, member_id, ticket_id) REFERENCES sportsbook.ticket,
  CHECK ((state = 'refused') = (code IS NOT NULL)),
  CHECK ((state = 'done') = (paid IS NOT NULL AND paid_stake IS NOT NULL)),
  CHECK ((state = 'waiting') = (done_at IS NULL))
);
CREATE INDEX cash_out_due ON sportsbook.cash_out (due_at) WHERE state = 'waiting';
-- One at a time: the second would be decided by what the first leaves.
CREATE UNIQUE INDEX cash_out_waiting ON sportsbook.cash_out (site_id, member_id, ticket_id) WHERE state = 'waiting';
CREATE INDEX cash_out_of_ticket ON sportsbook.cash_out (site_id, member_id, ticket_id);
