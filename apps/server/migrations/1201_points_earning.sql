-- Every version of what turnover earns. In force on a day is the newest one that begins on it or before.
CREATE TABLE points.rule_version (
  site_id bigint NOT NULL,
  version int NOT NULL CHECK (version > 0),
  -- Asia/Seoul: the day after it was saved, so that no wager changes its worth after it was placed.
  from_day date NOT NULL,
  rules jsonb NOT NULL,
  staff_id bigint NOT NULL,
  reason text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, version)
);

-- What the wagers that a member placed on a day have earned, as it was computed last: ledger units of turnover times basis points, and by game group.
CREATE TABLE points.accrual (
  site_id bigint NOT NULL,
  member_id bigint NOT NULL,
  day date NOT NULL,
  units numeric(40, 0) NOT NULL CHECK (units >= 0),
  parts jsonb NOT NULL,
  PRIMARY KEY (site_id, member_id, day)
);

-- Days of members on which something was settled, cancelled or corrected since: to be computed anew.
CREATE TABLE points.stale (
  site_id bigint NOT NULL,
  member_id bigint NOT NULL,
  day date NOT NULL,
  PRIMARY KEY (site_id, member_id, day)
);

-- Up to which instant the settlements of a site were looked through.
CREATE TABLE points.accrual_state (
  site_id bigint PRIMARY KEY,
  read_until timestamptz NOT NULL
);

-- What staff gave or took by hand. Above the site's sum it waits for another of them.
CREATE TABLE points.staff_request (
  site_id bigint NOT NULL,
  request_id bigint GENERATED ALWAYS AS IDENTITY,
  request_key text NOT NULL,
  member_id bigint NOT NULL,
  way text NOT NULL CHECK (way IN ('give', 'take')),
  amount bigint NOT NULL CHECK (amount > 0),
  note text NOT NULL,
  reason text NOT NULL,
  status text NOT NULL CHECK (status IN ('waiting', 'done', 'dropped')),
  asked_by bigint NOT NULL,
  asked_at timestamptz NOT NULL,
  decided_by bigint,
  decided_at timestamptz,
  PRIMARY KEY (site_id, request_id),
  CHECK ((status = 'waiting') = (decided_at IS NULL))
);
CREATE UNIQUE INDEX staff_request_once ON points.staff_request (site_id, asked_by, request_key);
CREATE INDEX staff_request_waiting ON points.staff_request (site_id, request_id) WHERE status = 'waiting';
