CREATE SCHEMA coupons;

-- What staff made of one kind. Its row is locked by every use of one of its coupons, so that a use and the withdrawal of the batch come one after the other.
CREATE TABLE coupons.batch (
  site_id bigint NOT NULL,
  batch_id bigint GENERATED ALWAYS AS IDENTITY,
  request_key text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('points', 'bonus')),
  bonus_code text NOT NULL DEFAULT '',
  -- Of one coupon: points, or ledger units of the site's currency.
  amount bigint NOT NULL CHECK (amount > 0),
  count int NOT NULL CHECK (count > 0),
  titles jsonb NOT NULL,
  expires_at timestamptz NOT NULL,
  is_once_per_member boolean NOT NULL,
  state text NOT NULL CHECK (state IN ('waiting', 'ready', 'issued', 'dropped', 'voided')),
  needs_two boolean NOT NULL,
  reason text NOT NULL,
  asked_by bigint NOT NULL,
  asked_at timestamptz NOT NULL,
  confirmed_by bigint,
  confirmed_at timestamptz,
  held int NOT NULL DEFAULT 0 CHECK (held >= 0),
  used int NOT NULL DEFAULT 0 CHECK (used >= 0),
  PRIMARY KEY (site_id, batch_id),
  CHECK ((kind = 'bonus') = (bonus_code <> '')),
  CHECK (held + used <= count),
  -- Two people, whatever the program does.
  CHECK (NOT needs_two OR confirmed_by IS NULL OR confirmed_by <> asked_by),
  CHECK (NOT needs_two OR state NOT IN ('ready', 'issued', 'voided') OR confirmed_by IS NOT NULL)
);
CREATE UNIQUE INDEX batch_once ON coupons.batch (site_id, asked_by, request_key);

-- One coupon. Its number is nowhere but here, and here only as a hash.
CREATE TABLE coupons.coupon (
  site_id bigint NOT NULL,
  coupon_id bigint GENERATED ALWAYS AS IDENTITY,
  batch_id bigint NOT NULL,
  -- From 1 within its batch, as on the printed list.
  serial int NOT NULL CHECK (serial > 0),
  code_hash bytea NOT NULL,
  -- The batch's, so that the index below knows it.
  is_once_per_member boolean NOT NULL,
  expires_at timestamptz NOT NULL,
  state text NOT NULL DEFAULT 'free' CHECK (state IN ('free', 'held', 'used', 'ended')),
  member_id bigint,
  -- Who gave it; null where its number was entered.
  from_member_id bigint,
  used_at timestamptz,
  used_key text,
  PRIMARY KEY (site_id, coupon_id),
  FOREIGN KEY (site_id, batch_id) REFERENCES coupons.batch (site_id, batch_id),
  CHECK ((state = 'free') = (member_id IS NULL)),
  CHECK ((state = 'used') = (used_at IS NOT NULL AND used_key IS NOT NULL))
) WITH (fillfactor = 80);
CREATE UNIQUE INDEX coupon_of_code ON coupons.coupon (site_id, code_hash);
CREATE UNIQUE INDEX coupon_of_batch ON coupons.coupon (site_id, batch_id, serial);
CREATE INDEX coupon_of_state ON coupons.coupon (site_id, batch_id, state, serial);
CREATE INDEX coupon_held ON coupons.coupon (site_id, member_id, expires_at) WHERE state = 'held';
CREATE INDEX coupon_used ON coupons.coupon (site_id, member_id) WHERE state = 'used';
-- One for a member, whatever races.
CREATE UNIQUE INDEX coupon_once ON coupons.coupon (site_id, batch_id, member_id) WHERE is_once_per_member AND state IN ('held', 'used');
CREATE INDEX coupon_running_out ON coupons.coupon (expires_at) WHERE state = 'held';

-- How many coupons a member holds, and how many entries there are.
CREATE TABLE coupons.account (
  site_id bigint NOT NULL,
  member_id bigint NOT NULL,
  held int NOT NULL DEFAULT 0 CHECK (held BETWEEN 0 AND 100),
  entries bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (site_id, member_id)
) WITH (fillfactor = 70);

-- What became of a member's coupons, numbered without a gap, so that a page is a range of numbers.
CREATE TABLE coupons.entry (
  site_id bigint NOT NULL,
  member_id bigint NOT NULL,
  ord bigint NOT NULL,
  coupon_id bigint NOT NULL,
  step text NOT NULL CHECK (step IN ('entered', 'received', 'gifted', 'used', 'expired', 'voided')),
  other_id bigint,
  happened_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, member_id, ord)
);

-- Numbers that were entered in an hour and are no coupon's, by member and by network.
CREATE TABLE coupons.attempt (
  site_id bigint NOT NULL,
  who text NOT NULL,
  hour timestamptz NOT NULL,
  tries int NOT NULL CHECK (tries >= 0),
  PRIMARY KEY (site_id, who, hour)
);
CREATE INDEX attempt_of_hour ON coupons.attempt (hour);
