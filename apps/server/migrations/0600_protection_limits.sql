CREATE SCHEMA protection;

-- What members set themselves, or staff for them. Every one of them holds, so the tightest wins. Whole ledger units of the site's currency; minutes of a session.
CREATE TABLE protection.member_limit (
  site_id bigint NOT NULL,
  member_id bigint NOT NULL,
  kind text NOT NULL CHECK (kind IN ('deposit', 'loss', 'stake', 'session')),
  period text NOT NULL CHECK (period IN ('day', 'week', 'month')),
  amount bigint NOT NULL CHECK (amount >= 0),
  since timestamptz NOT NULL,
  PRIMARY KEY (site_id, member_id, kind, period)
);

-- A limit that is to be loosened or removed: only after a day, and only when confirmed within the window that follows.
CREATE TABLE protection.loosening (
  site_id bigint NOT NULL,
  loosening_id bigint GENERATED ALWAYS AS IDENTITY,
  member_id bigint NOT NULL,
  kind text NOT NULL,
  period text NOT NULL,
  -- Null: the limit is to be removed.
  amount bigint CHECK (amount >= 0),
  asked_at timestamptz NOT NULL,
  confirm_from timestamptz NOT NULL CHECK (confirm_from >= asked_at + interval '24 hours'),
  confirm_until timestamptz NOT NULL CHECK (confirm_until > confirm_from),
  -- Who of the staff asked; null: the member. Another of the staff confirms what one of them asked.
  asked_by_staff bigint,
  ended_at timestamptz,
  end_kind text CHECK (end_kind IN ('confirmed', 'withdrawn', 'replaced')),
  confirmed_by_staff bigint,
  PRIMARY KEY (site_id, loosening_id),
  CHECK ((ended_at IS NULL) = (end_kind IS NULL)),
  CHECK (end_kind <> 'confirmed' OR ended_at BETWEEN confirm_from AND confirm_until),
  CHECK (end_kind <> 'confirmed' OR (asked_by_staff IS NULL) = (confirmed_by_staff IS NULL)),
  CHECK (confirmed_by_staff <> asked_by_staff)
);
CREATE UNIQUE INDEX loosening_open ON protection.loosening (site_id, member_id, kind, period) WHERE ended_at IS NULL;

-- Who changed which limit when, from what to what. Never updated or deleted.
CREATE TABLE protection.limit_change (
  site_id bigint NOT NULL,
  member_id bigint NOT NULL,
  change_id bigint GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL,
  period text NOT NULL,
  what text NOT NULL CHECK (what IN ('tightened', 'loosening-asked', 'loosened', 'loosening-withdrawn')),
  -- Null: no limit.
  from_amount bigint,
  to_amount bigint,
  changed_at timestamptz NOT NULL,
  -- Null: the member.
  staff_id bigint,
  reason text,
  PRIMARY KEY (site_id, member_id, change_id)
);
