-- What a member may log in with besides or instead of the password. Each is the member's own choice.
CREATE TABLE identity.member_totp (
  site_id bigint NOT NULL,
  member_id bigint NOT NULL,
  -- AES-256-GCM.
  secret_sealed bytea NOT NULL,
  begun_at timestamptz NOT NULL,
  -- Null: begun, and no code of it has been shown yet. Until then it asks nothing of anybody.
  confirmed_at timestamptz,
  -- Of the last code that was taken; each is taken once.
  last_step bigint NOT NULL DEFAULT 0,
  guards_withdrawals boolean NOT NULL DEFAULT false,
  PRIMARY KEY (site_id, member_id),
  FOREIGN KEY (site_id, member_id) REFERENCES identity.member (site_id, member_id)
);

-- SHA-256 of codes that each stand for the application once.
CREATE TABLE identity.recovery_code (
  site_id bigint NOT NULL,
  member_id bigint NOT NULL,
  code_hash bytea NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (site_id, member_id, code_hash),
  FOREIGN KEY (site_id, member_id) REFERENCES identity.member_totp (site_id, member_id) ON DELETE CASCADE
);

CREATE TABLE identity.passkey (
  site_id bigint NOT NULL,
  passkey_id bigint GENERATED ALWAYS AS IDENTITY,
  member_id bigint NOT NULL,
  credential_id text NOT NULL,
  public_key bytea NOT NULL,
  counter bigint NOT NULL,
  transports text[] NOT NULL,
  name text NOT NULL,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz,
  PRIMARY KEY (site_id, member_id, passkey_id),
  UNIQUE (site_id, credential_id),
  FOREIGN KEY (site_id, member_id) REFERENCES identity.member (site_id, member_id)
);

-- What an authenticator is to sign, for one answer within five minutes. `member_id`: of who adds a passkey; null: of a login.
CREATE TABLE identity.passkey_challenge (
  site_id bigint NOT NULL,
  challenge text NOT NULL,
  member_id bigint,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, challenge)
);
CREATE INDEX passkey_challenge_expiry ON identity.passkey_challenge (expires_at);

-- Staff took a member's factors away. Withdrawals wait for a day from then on.
CREATE TABLE identity.factor_reset (
  site_id bigint NOT NULL,
  member_id bigint NOT NULL,
  reset_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, member_id)
);
