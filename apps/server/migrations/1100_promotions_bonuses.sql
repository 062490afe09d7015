CREATE SCHEMA promotions;

-- Every version of the terms of every bonus. The newest is in force for new grants; a grant keeps the one it was made by.
CREATE TABLE promotions.bonus_version (
  site_id int NOT NULL,
  bonus_code text NOT NULL CHECK (bonus_code ~ '^[a-z0-9-]{1,40}$'),
  version int NOT NULL CHECK (version > 0),
  is_on boolean NOT NULL,
  terms jsonb NOT NULL,
  staff_id bigint NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, bonus_code, version)
);

-- What a bonus came to over all versions. Its row is the lock of the budget: a grant adds to it only where the budget has room.
CREATE TABLE promotions.bonus_sum (
  site_id int NOT NULL,
  bonus_code text NOT NULL,
  grants bigint NOT NULL DEFAULT 0,
  granted bigint NOT NULL DEFAULT 0,
  converted bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (site_id, bonus_code)
);

CREATE TABLE promotions.bonus_grant (
  site_id int NOT NULL,
  grant_id bigint GENERATED ALWAYS AS IDENTITY,
  member_id bigint NOT NULL,
  bonus_code text NOT NULL,
  version int NOT NULL,
  -- What it was granted for, such as cash:812: once each.
  source text NOT NULL,
  -- Asia/Seoul.
  day date NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  required bigint NOT NULL CHECK (required >= 0),
  progress bigint NOT NULL DEFAULT 0 CHECK (progress >= 0),
  granted_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'converted', 'cancelled', 'expired', 'forfeited', 'used-up')),
  ended_at timestamptz,
  converted bigint NOT NULL DEFAULT 0 CHECK (converted >= 0),
  taken_back bigint NOT NULL DEFAULT 0 CHECK (taken_back >= 0),
  PRIMARY KEY (site_id, grant_id),
  FOREIGN KEY (site_id, bonus_code, version) REFERENCES promotions.bonus_version,
  CHECK ((status = 'active') = (ended_at IS NULL)),
  CHECK (converted = 0 OR status = 'converted')
);
CREATE UNIQUE INDEX bonus_grant_source ON promotions.bonus_grant (site_id, source);
-- One at a time, so that it is never in doubt whose money lies in the bonus purse.
CREATE UNIQUE INDEX bonus_grant_active ON promotions.bonus_grant (site_id, member_id) WHERE status = 'active';
-- One bonus on deposits a day, and the first one once in a lifetime, also when two deposits are approved at once.
CREATE UNIQUE INDEX bonus_grant_of_day ON promotions.bonus_grant (site_id, member_id, day) WHERE bonus_code IN ('first', 'daily');
CREATE UNIQUE INDEX bonus_grant_first ON promotions.bonus_grant (site_id, member_id) WHERE bonus_code = 'first';
CREATE INDEX bonus_grant_of_member ON promotions.bonus_grant (site_id, member_id, grant_id DESC);
CREATE INDEX bonus_grant_expiry ON promotions.bonus_grant (expires_at) WHERE status = 'active';
