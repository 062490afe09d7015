-- What taking part in an event brings: comments on a post of staff, within a period.
CREATE TABLE boardrewards.event (
  site_id bigint NOT NULL,
  post_id bigint NOT NULL,
  version int NOT NULL CHECK (version > 0),
  -- Everyone who took part, in the order of the comments and as far as the budget goes; some of them, drawn; or some whom staff choose.
  way text NOT NULL CHECK (way IN ('everyone', 'draw', 'chosen')),
  points bigint NOT NULL CHECK (points > 0),
  winners int NOT NULL CHECK (winners > 0),
  budget bigint NOT NULL CHECK (budget > 0),
  least_letters int NOT NULL CHECK (least_letters >= 0),
  from_at timestamptz NOT NULL,
  until_at timestamptz NOT NULL,
  -- Of the draw: its hash is published from the start, the seed once it is drawn.
  seed_sealed bytea NOT NULL,
  hash bytea NOT NULL,
  seed bytea,
  state text NOT NULL CHECK (state IN ('open', 'paying', 'paid', 'cancelled')),
  staff_id bigint NOT NULL,
  reason text NOT NULL,
  changed_at timestamptz NOT NULL,
  -- How many took part, and what was left out, as the winners were settled.
  entrants int,
  paying_at timestamptz,
  paid_at timestamptz,
  PRIMARY KEY (site_id, post_id),
  CHECK (until_at > from_at),
  -- No winner is promised what the budget does not hold.
  CHECK (points * winners <= budget)
);
CREATE INDEX event_paying ON boardrewards.event (site_id, post_id) WHERE state = 'paying';

-- Who is paid, in which order. Once for each member, by the key.
CREATE TABLE boardrewards.winner (
  site_id bigint NOT NULL,
  post_id bigint NOT NULL,
  member_id bigint NOT NULL,
  place int NOT NULL CHECK (place > 0),
  comment_id bigint NOT NULL,
  state text NOT NULL CHECK (state IN ('due', 'paid', 'skipped')),
  -- Why nothing was paid in the end.
  why text NOT NULL DEFAULT '' CHECK (why IN ('', 'paused', 'closed', 'partner')),
  paid_at timestamptz,
  PRIMARY KEY (site_id, post_id, member_id),
  FOREIGN KEY (site_id, post_id) REFERENCES boardrewards.event
) WITH (fillfactor = 80);
CREATE UNIQUE INDEX winner_place ON boardrewards.winner (site_id, post_id, place);
CREATE INDEX winner_due ON boardrewards.winner (site_id, post_id, place) WHERE state = 'due';
