CREATE TABLE identity.session (
  session_id bigint GENERATED ALWAYS AS IDENTITY,
  site_id bigint NOT NULL,
  member_id bigint NOT NULL,
  socket_key text NOT NULL,
  created_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  ip text NOT NULL,
  user_agent text NOT NULL,
  ended_at timestamptz,
  end_reason text CHECK (end_reason IN ('replaced', 'logout', 'staff', 'locked', 'password', 'expired')),
  PRIMARY KEY (site_id, member_id, session_id),
  UNIQUE (site_id, session_id),
  UNIQUE (site_id, socket_key),
  FOREIGN KEY (site_id, member_id) REFERENCES identity.member (site_id, member_id),
  CHECK ((ended_at IS NULL) = (end_reason IS NULL))
);
-- Single session: holds also when two logins race.
CREATE UNIQUE INDEX session_one_open ON identity.session (site_id, member_id) WHERE ended_at IS NULL;
CREATE INDEX session_age ON identity.session (expires_at);
CREATE INDEX session_online ON identity.session (site_id, last_seen_at) WHERE ended_at IS NULL;

-- Every token that was ever current, as SHA-256, so that a late one can be told from a forged one.
CREATE TABLE identity.session_token (
  token_hash bytea NOT NULL,
  site_id bigint NOT NULL,
  token_id bigint GENERATED ALWAYS AS IDENTITY,
  session_id bigint NOT NULL,
  is_current boolean NOT NULL DEFAULT true,
  issued_at timestamptz NOT NULL,
  -- A token that was replaced serves a minute more: the answer that carried the new one may have been lost.
  retired_at timestamptz,
  PRIMARY KEY (site_id, token_hash),
  FOREIGN KEY (site_id, session_id) REFERENCES identity.session (site_id, session_id) ON DELETE CASCADE,
  CHECK (retired_at IS NULL OR NOT is_current)
);

CREATE UNIQUE INDEX session_token_current ON identity.session_token (site_id, session_id) WHERE is_current;
