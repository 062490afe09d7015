-- What accrual booked and no settlement of losing has taken yet, by the chain of rates and the day on which the wager was settled first. A correction comes to the day of its wager.
CREATE TABLE partner.unsettled (
  site_id bigint NOT NULL,
  day date NOT NULL,
  chain_id bigint NOT NULL,
  product text NOT NULL,
  -- What members staked less what they were paid.
  losses bigint NOT NULL,
  -- What each level of the chain accrued as rolling, from the lowest.
  r1 bigint NOT NULL DEFAULT 0,
  r2 bigint NOT NULL DEFAULT 0,
  r3 bigint NOT NULL DEFAULT 0,
  r4 bigint NOT NULL DEFAULT 0,
  r5 bigint NOT NULL DEFAULT 0,
  r6 bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (site_id, day, chain_id, product)
) WITH (fillfactor = 80);

-- A period whose losing was settled, by the rule that the site had then.
CREATE TABLE partner.settlement (
  site_id bigint NOT NULL,
  settlement_id bigint GENERATED ALWAYS AS IDENTITY,
  -- Both days count, Asia/Seoul.
  from_day date NOT NULL,
  until_day date NOT NULL CHECK (until_day >= from_day),
  rule text NOT NULL CHECK (rule IN ('losses', 'flow')),
  negative text NOT NULL CHECK (negative IN ('carry', 'reset')),
  -- Of who is paid something, and what they get together.
  paid_partners int NOT NULL,
  amount bigint NOT NULL CHECK (amount >= 0),
  status text NOT NULL DEFAULT 'frozen' CHECK (status IN ('frozen', 'confirmed', 'paid', 'dropped')),
  -- What another of the staff confirms it by.
  request_id bigint,
  frozen_by bigint NOT NULL,
  staff_name text NOT NULL,
  reason text NOT NULL,
  frozen_at timestamptz NOT NULL,
  decided_by bigint,
  decided_name text NOT NULL DEFAULT '',
  decided_at timestamptz,
  paid_at timestamptz,
  PRIMARY KEY (site_id, settlement_id),
  CHECK ((status = 'frozen') = (decided_at IS NULL)),
  -- Two people, whatever the program does. One may drop what it froze.
  CHECK (status IN ('frozen', 'dropped') OR decided_by <> frozen_by)
);
-- Each day belongs to one settlement: of two who freeze at once the second is refused.
CREATE UNIQUE INDEX settlement_from ON partner.settlement (site_id, from_day) WHERE status <> 'dropped';

-- What it took of `unsettled`: its factors, and of earlier days what came late.
CREATE TABLE partner.settlement_play (
  site_id bigint NOT NULL,
  settlement_id bigint NOT NULL,
  day date NOT NULL,
  chain_id bigint NOT NULL,
  product text NOT NULL,
  losses bigint NOT NULL,
  r1 bigint NOT NULL,
  r2 bigint NOT NULL,
  r3 bigint NOT NULL,
  r4 bigint NOT NULL,
  r5 bigint NOT NULL,
  r6 bigint NOT NULL,
  PRIMARY KEY (site_id, settlement_id, day, chain_id, product)
);

-- What belongs to a member and not to a product: bonuses, or what stayed of its money. `waiting`: what was left from the period before, and what is left for the next one, since nothing was staked.
CREATE TABLE partner.settlement_flow (
  site_id bigint NOT NULL,
  settlement_id bigint NOT NULL,
  member_id bigint NOT NULL,
  bonuses bigint NOT NULL,
  deposits bigint NOT NULL,
  withdrawals bigint NOT NULL,
  opening bigint NOT NULL,
  closing bigint NOT NULL,
  waiting_before bigint NOT NULL,
  waiting_after bigint NOT NULL,
  PRIMARY KEY (site_id, settlement_id, member_id)
);
-- What that was divided into, by chain and product.
CREATE TABLE partner.settlement_part (
  site_id bigint NOT NULL,
  settlement_id bigint NOT NULL,
  chain_id bigint NOT NULL,
  product text NOT NULL,
  amount bigint NOT NULL,
  PRIMARY KEY (site_id, settlement_id, chain_id, product)
);

-- What a holder and a group of products came to. Shares are exact: won times basis points.
CREATE TABLE partner.settlement_line (
  site_id bigint NOT NULL,
  settlement_id bigint NOT NULL,
  holder_id bigint NOT NULL,
  game_group text NOT NULL,
  losses bigint NOT NULL,
  -- What belongs to members and not to a product; below zero of bonuses.
  divided bigint NOT NULL,
  -- What the holder and everybody below it accrued as rolling.
  rolling bigint NOT NULL,
  of_period numeric NOT NULL,
  adjustments numeric NOT NULL,
  carried_in numeric NOT NULL CHECK (carried_in <= 0),
  carried_out numeric NOT NULL CHECK (carried_out <= 0),
  amount bigint NOT NULL CHECK (amount >= 0),
  PRIMARY KEY (site_id, settlement_id, holder_id, game_group)
);
-- What corrections of an earlier settlement's wagers, which came after it was frozen, change of its line, and add to this one.
CREATE TABLE partner.settlement_adjustment (
  site_id bigint NOT NULL,
  settlement_id bigint NOT NULL,
  of_settlement bigint NOT NULL,
  holder_id bigint NOT NULL,
  game_group text NOT NULL,
  late numeric NOT NULL,
  amount numeric NOT NULL,
  PRIMARY KEY (site_id, settlement_id, of_settlement, holder_id, game_group)
);
CREATE INDEX adjustment_of ON partner.settlement_adjustment (site_id, of_settlement, holder_id);

-- Each holder once. It stands in the transaction that moves the money.
CREATE TABLE partner.settlement_payment (
  site_id bigint NOT NULL,
  settlement_id bigint NOT NULL,
  holder_id bigint NOT NULL,
  until_day date NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  paid_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, settlement_id, holder_id)
);
CREATE INDEX payment_of ON partner.settlement_payment (site_id, holder_id, until_day);
