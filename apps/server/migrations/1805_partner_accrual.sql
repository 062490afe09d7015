-- How far the journal of settlements was read: every transaction below it has ended, and all that it wrote is in.
CREATE TABLE partner.accrual_state (
  site_id bigint NOT NULL,
  read_until bigint NOT NULL,
  PRIMARY KEY (site_id)
);

-- What of a wager's valid turnover each level of a chain gets, by product: basis points from the lowest level up. Written with the chain.
CREATE TABLE partner.chain_share (
  site_id bigint NOT NULL,
  chain_id bigint NOT NULL,
  product text NOT NULL,
  s1 int NOT NULL DEFAULT 0,
  s2 int NOT NULL DEFAULT 0,
  s3 int NOT NULL DEFAULT 0,
  s4 int NOT NULL DEFAULT 0,
  s5 int NOT NULL DEFAULT 0,
  s6 int NOT NULL DEFAULT 0,
  PRIMARY KEY (site_id, chain_id, product)
);
CREATE TABLE partner.chain_level (
  site_id bigint NOT NULL,
  chain_id bigint NOT NULL,
  level smallint NOT NULL CHECK (level BETWEEN 1 AND 6),
  holder_id bigint NOT NULL,
  PRIMARY KEY (site_id, chain_id, level)
);

-- What the play below a holder came to, by the day on which it was settled or corrected. `rolling` is the holder's own share.
CREATE TABLE partner.earned (
  site_id bigint NOT NULL,
  holder_id bigint NOT NULL,
  day date NOT NULL,
  product text NOT NULL,
  turnover bigint NOT NULL,
  -- What members staked less what they were paid.
  losses bigint NOT NULL,
  rolling bigint NOT NULL,
  PRIMARY KEY (site_id, holder_id, day, product)
) WITH (fillfactor = 80);

-- Of rounds in which a member may stand on opposite sides: what of each wager counts, as it was booked last. Such a round is computed anew as a whole, and the difference is booked.
CREATE TABLE partner.counted (
  site_id bigint NOT NULL,
  member_id bigint NOT NULL,
  wager_id bigint NOT NULL,
  turnover bigint NOT NULL,
  PRIMARY KEY (site_id, member_id, wager_id)
);
