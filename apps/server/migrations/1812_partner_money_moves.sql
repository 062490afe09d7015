-- Cash that a partner gave to somebody below it, or took back. Only ever added to; the ledger has the transfer `give:<move_id>`.
CREATE TABLE partner.money_move (
  site_id bigint NOT NULL,
  move_id bigint GENERATED ALWAYS AS IDENTITY,
  way text NOT NULL CHECK (way IN ('give', 'take')),
  partner_id bigint NOT NULL,
  member_id bigint NOT NULL CHECK (member_id <> partner_id),
  amount bigint NOT NULL CHECK (amount > 0),
  member_after bigint NOT NULL CHECK (member_after >= 0),
  -- Both read it.
  note text NOT NULL,
  request_key text NOT NULL,
  -- Asia/Seoul.
  day date NOT NULL,
  moved_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, move_id),
  UNIQUE (site_id, partner_id, request_key)
);
CREATE INDEX money_move_of_day ON partner.money_move (site_id, partner_id, day, way);
CREATE INDEX money_move_of_member ON partner.money_move (site_id, member_id, move_id DESC);
CREATE INDEX money_move_at ON partner.money_move (site_id, moved_at);

-- Who reads it: the partner, whoever stood above it then, and who received it where that is a partner. So a page of a large branch costs what a page of a store does.
CREATE TABLE partner.money_move_above (
  site_id bigint NOT NULL,
  above_id bigint NOT NULL,
  move_id bigint NOT NULL,
  -- The cash of the partner that gave or took; NULL for who received.
  partner_after bigint,
  PRIMARY KEY (site_id, above_id, move_id)
);

-- What each partner gave to each of those below it, less what it took back: no more than that is taken.
CREATE TABLE partner.given (
  site_id bigint NOT NULL,
  partner_id bigint NOT NULL,
  member_id bigint NOT NULL,
  amount bigint NOT NULL CHECK (amount >= 0),
  PRIMARY KEY (site_id, partner_id, member_id)
);

-- Moves that look as if money only passed through, or went round. Each is found once, and staff get a notice of it; a sign holds nothing up. Only ever added to.
CREATE TABLE partner.money_sign (
  site_id bigint NOT NULL,
  -- Which move or withdrawal it is.
  subject text NOT NULL,
  sign text NOT NULL CHECK (sign IN ('circle', 'taken-back', 'withdrawn')),
  partner_id bigint NOT NULL,
  receiver_id bigint NOT NULL,
  -- What left again, what was given in the day before, and what of it was staked or given on.
  amount bigint NOT NULL,
  given bigint NOT NULL,
  used bigint NOT NULL,
  found_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, subject)
);
