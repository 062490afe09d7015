CREATE SCHEMA partner;

-- The partners of a site as trees: each stands below one of a higher tier, or at the top. A partner is a member, and has its id.
CREATE TABLE partner.node (
  site_id bigint NOT NULL,
  partner_id bigint NOT NULL,
  -- 1 is the head office, 5 a store.
  tier smallint NOT NULL CHECK (tier BETWEEN 1 AND 5),
  parent_id bigint,
  -- Members who stand directly below it; kept with partner.place.
  own_members int NOT NULL DEFAULT 0 CHECK (own_members >= 0),
  -- Staff locked it with all below: they see everything and change nothing.
  locked_at timestamptz,
  lock_reason text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, partner_id),
  FOREIGN KEY (site_id, parent_id) REFERENCES partner.node (site_id, partner_id),
  CHECK (parent_id <> partner_id)
);
CREATE INDEX node_of_parent ON partner.node (site_id, parent_id, partner_id);

-- Who stands below whom at any depth, itself at depth 0. At most five rows for each partner: tiers fall on the way down.
CREATE TABLE partner.below (
  site_id bigint NOT NULL,
  above_id bigint NOT NULL,
  partner_id bigint NOT NULL,
  depth smallint NOT NULL CHECK (depth BETWEEN 0 AND 4),
  PRIMARY KEY (site_id, above_id, partner_id)
);
CREATE UNIQUE INDEX below_of ON partner.below (site_id, partner_id, depth);

-- Below which partner a member stands now.
CREATE TABLE partner.place (
  site_id bigint NOT NULL,
  member_id bigint NOT NULL,
  partner_id bigint NOT NULL,
  since timestamptz NOT NULL,
  -- The member has rates of its own, which is the lowest level of its chain.
  has_own_rates boolean NOT NULL DEFAULT false,
  PRIMARY KEY (site_id, member_id),
  FOREIGN KEY (site_id, partner_id) REFERENCES partner.node (site_id, partner_id)
);
CREATE INDEX place_of_partner ON partner.place (site_id, partner_id, member_id DESC);
CREATE INDEX place_with_rates ON partner.place (site_id, partner_id, member_id) WHERE has_own_rates;

-- How members and partners came to where they stand. Only ever added to.
CREATE TABLE partner.move (
  site_id bigint NOT NULL,
  move_id bigint GENERATED ALWAYS AS IDENTITY,
  -- The member or partner that moved.
  moved_id bigint NOT NULL,
  from_partner bigint,
  to_partner bigint,
  cause text NOT NULL CHECK (cause IN ('sign-up', 'created', 'made', 'moved', 'brought')),
  -- Of a move by staff.
  staff_id bigint,
  staff_name text NOT NULL DEFAULT '',
  reason text NOT NULL DEFAULT '',
  moved_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, move_id)
);
CREATE INDEX move_of ON partner.move (site_id, moved_id, move_id DESC);

-- What a partner asked to create: the same request is the same partner.
CREATE TABLE partner.creation (
  site_id bigint NOT NULL,
  parent_id bigint NOT NULL,
  request_key text NOT NULL,
  partner_id bigint NOT NULL,
  mem_id text NOT NULL,
  PRIMARY KEY (site_id, parent_id, request_key)
);
