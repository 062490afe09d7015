CREATE TABLE identity.staff (
  staff_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  login_id text NOT NULL,
  name text NOT NULL,
  role text NOT NULL,
  password_hash text NOT NULL,
  totp_sealed bytea NOT NULL,
  -- The newest time step whose code was taken: a code works once.
  totp_last_step bigint NOT NULL DEFAULT 0,
  site_ids bigint[] NOT NULL CHECK (cardinality(site_ids) > 0),
  is_active boolean NOT NULL DEFAULT true,
  is_demo boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  last_login_at timestamptz
);
CREATE UNIQUE INDEX staff_login_once ON identity.staff (lower(login_id));

CREATE TABLE identity.staff_session (
  session_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  staff_id bigint NOT NULL REFERENCES identity.staff,
  token_hash bytea NOT NULL UNIQUE,
  created_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  ip text NOT NULL,
  user_agent text NOT NULL,
  ended_at timestamptz
);
CREATE INDEX staff_session_open ON identity.staff_session (staff_id) WHERE ended_at IS NULL;
