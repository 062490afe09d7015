CREATE SCHEMA attendance;

-- Every version of what attending brings. In force on a day is the newest one that begins on it or before.
CREATE TABLE attendance.rule_version (
  site_id bigint NOT NULL,
  version int NOT NULL CHECK (version > 0),
  from_day date NOT NULL,
  rules jsonb NOT NULL,
  staff_id bigint NOT NULL,
  reason text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, version)
);

-- A day of Seoul on which a member attended: once, by the key.
CREATE TABLE attendance.day (
  site_id bigint NOT NULL,
  member_id bigint NOT NULL,
  day date NOT NULL,
  version int NOT NULL,
  -- Days one after the other, with this one.
  streak int NOT NULL CHECK (streak > 0),
  -- Of the day and of a full cycle together.
  points bigint NOT NULL CHECK (points >= 0),
  is_full boolean NOT NULL,
  spins int NOT NULL CHECK (spins >= 0),
  attended_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, member_id, day)
);
CREATE INDEX day_of_site ON attendance.day (site_id, day);
CREATE INDEX day_of_streak ON attendance.day (site_id, member_id, streak DESC);
