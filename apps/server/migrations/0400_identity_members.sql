CREATE SCHEMA identity;

CREATE TABLE identity.member (
  member_id bigint GENERATED ALWAYS AS IDENTITY,
  site_id bigint NOT NULL,
  mem_id text NOT NULL,
  mem_nick text NOT NULL,
  -- Nickname as compared: compatibility forms folded, without case.
  nick_key text NOT NULL,
  mem_name text NOT NULL,
  password_hash text NOT NULL,
  withdrawal_hash text,
  -- AES-256-GCM; the index beside it is a keyed hash, for equality only.
  phone_sealed bytea NOT NULL,
  phone_index bytea NOT NULL,
  account_sealed bytea NOT NULL,
  account_index bytea NOT NULL,
  account_tail_index bytea NOT NULL,
  bank_code text NOT NULL,
  nation_code text NOT NULL,
  level integer NOT NULL CHECK (level BETWEEN 1 AND 10),
  tier text NOT NULL CHECK (tier IN ('PTN_1', 'PTN_2', 'PTN_3', 'PTN_4', 'PTN_5', 'NORMAL')),
  status text NOT NULL CHECK (status IN ('pending', 'active', 'rejected', 'locked', 'suspended')),
  is_deposit_barred boolean NOT NULL DEFAULT false,
  is_withdrawal_barred boolean NOT NULL DEFAULT false,
  is_betting_barred boolean NOT NULL DEFAULT false,
  takes_marketing boolean NOT NULL,
  recommender_id bigint,
  join_ip text NOT NULL,
  requested_at timestamptz NOT NULL,
  call_by timestamptz NOT NULL,
  called_at timestamptz,
  call_missed_at timestamptz,
  decided_at timestamptz,
  reject_reason text,
  lock_reason text,
  status_before_lock text CHECK (status_before_lock IN ('active', 'suspended')),
  last_login_at timestamptz,
  last_ip text,
  -- Marked, so that a licensed installation can refuse to start with one.
  is_demo boolean NOT NULL DEFAULT false,
  PRIMARY KEY (site_id, member_id),
  -- For batches of members of any site, who are named by their id alone.
  UNIQUE (member_id, site_id),
  FOREIGN KEY (site_id, recommender_id) REFERENCES identity.member (site_id, member_id),
  CHECK ((status = 'pending') = (decided_at IS NULL))
);
-- A rejected application holds nothing: the person may apply again with the same details.
CREATE UNIQUE INDEX member_id_once ON identity.member (site_id, lower(mem_id)) WHERE status <> 'rejected';
CREATE UNIQUE INDEX member_nick_once ON identity.member (site_id, nick_key) WHERE status <> 'rejected';
CREATE UNIQUE INDEX member_phone_once ON identity.member (site_id, phone_index) WHERE status <> 'rejected';
CREATE UNIQUE INDEX member_account_once ON identity.member (site_id, account_index) WHERE status <> 'rejected';
CREATE INDEX member_waiting ON identity.member (site_id, call_by) WHERE status = 'pending';
CREATE INDEX member_by_status ON identity.member (site_id, status, member_id DESC);
CREATE INDEX member_account_tail ON identity.member (site_id, account_tail_index);
CREATE INDEX member_join_ip ON identity.member (site_id, join_ip);
CREATE INDEX member_last_ip ON identity.member (site_id, last_ip);

-- Wrong withdrawal passwords in a row. Apart from the member's row, which a withdrawal may hold locked while a try is counted.
CREATE TABLE identity.withdrawal_guard (
  site_id bigint NOT NULL,
  member_id bigint NOT NULL,
  failures integer NOT NULL DEFAULT 0,
  locked_at timestamptz,
  PRIMARY KEY (site_id, member_id)
);
