CREATE SCHEMA points;

-- How many entries a member has, and what turnover has earned. Its row is written under the lock of the member's purses.
CREATE TABLE points.account (
  site_id bigint NOT NULL,
  member_id bigint NOT NULL,
  entries bigint NOT NULL DEFAULT 0,
  gains bigint NOT NULL DEFAULT 0,
  losses bigint NOT NULL DEFAULT 0,
  last_at timestamptz NOT NULL,
  -- All that turnover has earned: ledger units of turnover times basis points, so that no part of a point is lost between two days.
  accrued numeric(40, 0) NOT NULL DEFAULT 0 CHECK (accrued >= 0),
  -- Points booked for it, less those taken back.
  accrual_paid bigint NOT NULL DEFAULT 0 CHECK (accrual_paid >= 0),
  PRIMARY KEY (site_id, member_id)
) WITH (fillfactor = 70);

-- Every movement of a member's points, numbered without a gap: by `ord` among all, and by `way_ord` among those that came (1) or went (-1). So a page is a range of
-- numbers, and page ten thousand costs what page one does.
CREATE TABLE points.entry (
  site_id bigint NOT NULL,
  member_id bigint NOT NULL,
  ord bigint NOT NULL,
  way smallint NOT NULL CHECK (way IN (1, -1)),
  way_ord bigint NOT NULL,
  kind text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  balance_after bigint NOT NULL CHECK (balance_after >= 0),
  happened_at timestamptz NOT NULL,
  -- Asia/Seoul. Never before the day of a lower number.
  day date NOT NULL,
  detail jsonb NOT NULL DEFAULT '{}',
  staff_id bigint,
  PRIMARY KEY (site_id, member_id, ord)
);
CREATE UNIQUE INDEX entry_of_way ON points.entry (site_id, member_id, way, way_ord);
CREATE INDEX entry_of_day ON points.entry (site_id, member_id, day, ord);
CREATE INDEX entry_of_way_and_day ON points.entry (site_id, member_id, way, day, way_ord);
CREATE INDEX entry_of_site ON points.entry (site_id, happened_at DESC, member_id, ord);

-- What a request key has done, so that the same request again does nothing more.
CREATE TABLE points.conversion (
  site_id bigint NOT NULL,
  member_id bigint NOT NULL,
  request_key text NOT NULL,
  day date NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  cash bigint NOT NULL CHECK (cash > 0),
  points_after bigint NOT NULL,
  cash_after bigint NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, member_id, request_key)
);
CREATE INDEX conversion_of_day ON points.conversion (site_id, member_id, day);
