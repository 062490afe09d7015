CREATE TABLE identity.captcha (
  captcha_id text NOT NULL,
  site_id bigint NOT NULL,
  answer text NOT NULL,
  expires_at timestamptz NOT NULL,
  -- What the browser has to find by computing; beside the answer, for one try.
  work_number integer NOT NULL DEFAULT 0,
  -- How often the sound of this captcha was asked for.
  sounds smallint NOT NULL DEFAULT 0,
  PRIMARY KEY (site_id, captcha_id)
);

CREATE INDEX captcha_expiry ON identity.captcha (expires_at);

-- Failed tries of one login id or one network address; the key is a hash, for people type passwords into the id field.
CREATE TABLE identity.login_guard (
  site_id bigint NOT NULL,
  guard_key bytea NOT NULL,
  failed_at timestamptz[] NOT NULL DEFAULT '{}',
  waits_until timestamptz,
  touched_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, guard_key)
);
CREATE INDEX login_guard_age ON identity.login_guard (touched_at);

-- Networks and devices from which somebody logged in to an account: failures there are counted by themselves, so that strangers cannot make them wait.
CREATE TABLE identity.login_place (
  -- 0: of staff.
  site_id bigint NOT NULL,
  account_key bytea NOT NULL,
  place_key bytea NOT NULL,
  last_good_at timestamptz NOT NULL,
  failed_at timestamptz[] NOT NULL DEFAULT '{}',
  waits_until timestamptz,
  PRIMARY KEY (site_id, account_key, place_key)
);
CREATE INDEX login_place_age ON identity.login_place (last_good_at);
