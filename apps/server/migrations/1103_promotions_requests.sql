-- What one of the staff asked for and another decides: terms that a member profits from, a grant above the site's sum.
CREATE TABLE promotions.request (
  site_id int NOT NULL,
  request_id bigint GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL CHECK (kind IN ('terms', 'grant')),
  bonus_code text NOT NULL,
  -- Of terms: the version that they come after.
  after_version int,
  is_on boolean,
  terms jsonb,
  -- Of a grant.
  member_id bigint,
  amount bigint CHECK (amount > 0),
  request_key uuid,
  reason text NOT NULL,
  requested_by bigint NOT NULL,
  requested_at timestamptz NOT NULL,
  decided_by bigint,
  decided_at timestamptz,
  is_approved boolean,
  PRIMARY KEY (site_id, request_id),
  CHECK ((kind = 'terms') = (terms IS NOT NULL AND after_version IS NOT NULL AND is_on IS NOT NULL)),
  CHECK ((kind = 'grant') = (member_id IS NOT NULL AND amount IS NOT NULL AND request_key IS NOT NULL)),
  CHECK ((decided_by IS NULL) = (is_approved IS NULL)),
  -- Two people, whatever the program does.
  CHECK (NOT is_approved OR decided_by <> requested_by)
);
CREATE INDEX request_open ON promotions.request (site_id, request_id) WHERE decided_by IS NULL;
CREATE UNIQUE INDEX request_of_key ON promotions.request (site_id, request_key);

-- What a period or a new level brought a member, until it can be granted: one bonus at a time.
CREATE TABLE promotions.bonus_due (
  site_id int NOT NULL,
  due_id bigint GENERATED ALWAYS AS IDENTITY,
  member_id bigint NOT NULL,
  bonus_code text NOT NULL,
  -- The first day of the period, or the level: once each.
  period text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  due_at timestamptz NOT NULL,
  -- Not granted after that.
  lapses_at timestamptz NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'granted', 'lapsed', 'refused')),
  PRIMARY KEY (site_id, due_id)
);
CREATE UNIQUE INDEX bonus_due_once ON promotions.bonus_due (site_id, member_id, bonus_code, period);
CREATE INDEX bonus_due_waiting ON promotions.bonus_due (site_id, member_id, due_id) WHERE state = 'waiting';
CREATE INDEX bonus_grant_of_code ON promotions.bonus_grant (site_id, bonus_code, grant_id DESC);
