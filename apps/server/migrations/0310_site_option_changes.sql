-- Every change of an option, numbered without a gap: who reads version n and saves n + 1 finds it taken where another was faster.
CREATE TABLE site.option_change (
  site_id bigint NOT NULL REFERENCES site.site,
  name text NOT NULL,
  version int NOT NULL CHECK (version > 0),
  -- What held before and after, as it is typed.
  before jsonb NOT NULL,
  after jsonb NOT NULL,
  -- The default holds since.
  is_standard boolean NOT NULL,
  staff_name text NOT NULL,
  reason text NOT NULL,
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, name, version)
);
