-- What a member chose for its sessions; who chose nothing has the site's option.
CREATE TABLE protection.setting (
  site_id bigint NOT NULL,
  member_id bigint NOT NULL,
  reality_minutes int NOT NULL CHECK (reality_minutes BETWEEN 10 AND 240),
  PRIMARY KEY (site_id, member_id)
);

-- A login: what had been staked and paid on its day before, so that its net position is a difference of sums; and its reality checks.
CREATE TABLE protection.session (
  site_id bigint NOT NULL,
  session_id bigint NOT NULL,
  member_id bigint NOT NULL,
  started_at timestamptz NOT NULL,
  started_day date NOT NULL,
  staked bigint NOT NULL,
  paid bigint NOT NULL,
  -- The login, or the last acknowledgement.
  checked_at timestamptz NOT NULL,
  -- Null: the member has no reality checks. The same instant stands in identity.member.
  due_at timestamptz,
  due_said_at timestamptz,
  -- When the member was warned that the time of its limit is nearly used up.
  warned_at timestamptz,
  PRIMARY KEY (site_id, session_id)
);
CREATE INDEX session_due ON protection.session (due_at) WHERE due_said_at IS NULL AND due_at IS NOT NULL;
CREATE INDEX session_started ON protection.session (started_at);

-- Every acknowledgement, with what was shown. Never updated or deleted.
CREATE TABLE protection.reality_check (
  site_id bigint NOT NULL,
  member_id bigint NOT NULL,
  check_id bigint GENERATED ALWAYS AS IDENTITY,
  session_id bigint NOT NULL,
  acknowledged_at timestamptz NOT NULL,
  net_since_login bigint NOT NULL,
  net_of_day bigint NOT NULL,
  PRIMARY KEY (site_id, member_id, check_id)
);

-- Members whose time is limited, for who watches their sessions.
CREATE INDEX member_limit_of_time ON protection.member_limit (site_id, member_id) WHERE kind = 'session';
