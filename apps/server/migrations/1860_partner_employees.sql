-- Who works for a partner, and logs in at the partner site alone. Removed ones stay: the trail names them, and nobody gets their id again.
CREATE TABLE partner.employee (
  site_id bigint NOT NULL,
  employee_id bigint GENERATED ALWAYS AS IDENTITY,
  partner_id bigint NOT NULL,
  -- Behind the id of the partner and a dot it is the login id.
  own_id text NOT NULL CHECK (own_id ~ '^[a-z][a-z0-9]{1,19}$'),
  name text NOT NULL,
  rights text[] NOT NULL,
  password_hash text NOT NULL,
  -- Of the application for codes, encrypted; null: none was begun.
  totp_sealed bytea,
  totp_confirmed_at timestamptz,
  totp_last_step bigint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  last_login_at timestamptz,
  locked_at timestamptz,
  removed_at timestamptz,
  PRIMARY KEY (site_id, employee_id),
  UNIQUE (site_id, partner_id, own_id),
  FOREIGN KEY (site_id, partner_id) REFERENCES partner.node (site_id, partner_id),
  CHECK (totp_confirmed_at IS NULL OR totp_sealed IS NOT NULL)
);

-- Recovery codes of employees: SHA-256, each taken once.
CREATE TABLE partner.employee_code (
  site_id bigint NOT NULL,
  employee_id bigint NOT NULL,
  code_hash bytea NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (site_id, employee_id, code_hash),
  FOREIGN KEY (site_id, employee_id) REFERENCES partner.employee (site_id, employee_id)
);

-- Sessions of the partner site, of a partner or an employee of it. No call of members knows their tokens.
CREATE TABLE partner.site_session (
  site_id bigint NOT NULL,
  session_id bigint GENERATED ALWAYS AS IDENTITY,
  partner_id bigint NOT NULL,
  employee_id bigint,
  -- SHA-256 of the token.
  token_hash bytea NOT NULL,
  created_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  ended_at timestamptz,
  ip text NOT NULL,
  user_agent text NOT NULL,
  PRIMARY KEY (site_id, session_id),
  UNIQUE (site_id, token_hash),
  FOREIGN KEY (site_id, employee_id) REFERENCES partner.employee (site_id, employee_id)
);
CREATE INDEX site_session_open ON partner.site_session (site_id, partner_id, session_id) WHERE ended_at IS NULL;
CREATE INDEX site_session_old ON partner.site_session (expires_at);

-- What a partner and its employees changed, with who it was. Only ever added to.
CREATE TABLE partner.act (
  site_id bigint NOT NULL,
  act_id bigint GENERATED ALWAYS AS IDENTITY,
  partner_id bigint NOT NULL,
  -- Null: the partner itself.
  employee_id bigint,
  kind text NOT NULL,
  -- What of the request the trail names, without secrets.
  about jsonb NOT NULL,
  -- Of the request, where it has one: sent again it is the same change.
  request_key text,
  acted_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, act_id),
  UNIQUE (site_id, partner_id, kind, request_key)
);
CREATE INDEX act_of_partner ON partner.act (site_id, partner_id, act_id DESC);
CREATE INDEX act_of_employee ON partner.act (site_id, partner_id, employee_id, act_id DESC);
