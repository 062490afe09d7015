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
