CREATE SCHEMA boardrewards;

-- Every version of what writing on a board brings. A post is judged by the newest one that begins on the day it was written or before.
CREATE TABLE boardrewards.rule_version (
  site_id bigint NOT NULL,
  version int NOT NULL CHECK (version > 0),
  from_day date NOT NULL,
  rules jsonb NOT NULL,
  staff_id bigint NOT NULL,
  reason text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, version)
);

-- What a member's post has brought. One for each post; written under the lock of the writer's purses.
CREATE TABLE boardrewards.review (
  site_id bigint NOT NULL,
  post_id bigint NOT NULL,
  member_id bigint NOT NULL,
  version int NOT NULL,
  state text NOT NULL CHECK (state IN ('waiting', 'granted', 'refused', 'taken')),
  -- Why it brought nothing, or was taken back.
  why text NOT NULL DEFAULT '' CHECK (why IN ('', 'short', 'limit', 'play', 'paused', 'closed', 'partner', 'hidden', 'removed', 'changed')),
  -- Given, and how many of them were taken back: fewer where the member held fewer.
  points bigint NOT NULL DEFAULT 0 CHECK (points >= 0),
  taken bigint NOT NULL DEFAULT 0 CHECK (taken >= 0),
  -- How often points were moved for it; part of the key of each movement.
  moves int NOT NULL DEFAULT 0,
  written_at timestamptz NOT NULL,
  decided_at timestamptz,
  -- The first grant, and its day of Seoul, by which the limit of a day, a week or a month counts.
  granted_at timestamptz,
  granted_day date,
  staff_id bigint,
  PRIMARY KEY (site_id, post_id),
  CHECK (taken <= points),
  CHECK ((granted_at IS NULL) = (granted_day IS NULL))
) WITH (fillfactor = 80);
CREATE INDEX review_of_state ON boardrewards.review (site_id, state, post_id);
CREATE INDEX review_of_member ON boardrewards.review (site_id, member_id, granted_day) WHERE granted_day IS NOT NULL;
CREATE INDEX review_of_day ON boardrewards.review (site_id, granted_day) WHERE granted_day IS NOT NULL;
