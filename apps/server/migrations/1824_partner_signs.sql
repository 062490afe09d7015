-- What may be self-rolling, for staff to look at: found every night from what was played and from where. The same again is the same row.
CREATE TABLE partner.sign (
  site_id bigint NOT NULL,
  sign_id bigint GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL CHECK (kind IN ('opposite', 'shared-place', 'turnover-only')),
  -- The partner that earns by it, and whose play it is.
  partner_id bigint NOT NULL,
  member_ids bigint[] NOT NULL,
  evidence jsonb NOT NULL,
  -- Asia/Seoul.
  first_on date NOT NULL,
  last_on date NOT NULL,
  PRIMARY KEY (site_id, sign_id),
  UNIQUE (site_id, kind, partner_id, member_ids)
);
CREATE INDEX sign_of_partner ON partner.sign (site_id, partner_id, sign_id DESC);
