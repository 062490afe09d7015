CREATE SCHEMA levels;

-- Every version of a site's rules. The newest is in force.
CREATE TABLE levels.rule_version (
  site_id bigint NOT NULL,
  version int NOT NULL CHECK (version > 0),
  rules jsonb NOT NULL,
  staff_id bigint NOT NULL,
  reason text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, version)
);

-- How levels changed. What the level of a member was at some instant follows from it.
CREATE TABLE levels.change (
  site_id bigint NOT NULL,
  member_id bigint NOT NULL,
  change_id bigint GENERATED ALWAYS AS IDENTITY,
  from_level int NOT NULL,
  to_level int NOT NULL,
  cause text NOT NULL CHECK (cause IN ('rule', 'staff')),
  version int,
  staff_id bigint,
  reason text NOT NULL DEFAULT '',
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, member_id, change_id),
  CHECK (from_level <> to_level)
);

-- Members whose level the nightly run leaves as staff set it.
CREATE TABLE levels.fixed (
  site_id bigint NOT NULL,
  member_id bigint NOT NULL,
  staff_id bigint NOT NULL,
  fixed_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, member_id)
);
