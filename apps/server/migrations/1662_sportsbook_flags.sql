-- What is worth a trader's look. A flag holds nothing up; found again, it says what is true now.
CREATE TABLE sportsbook.flag (
  site_id bigint NOT NULL,
  flag_id bigint GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL CHECK (kind IN ('beats-close', 'together', 'both-sides')),
  -- What makes it the same flag when it is found again: a member, or a market with its day.
  subject text NOT NULL,
  member_ids bigint[] NOT NULL CHECK (cardinality(member_ids) > 0),
  -- As flag.rules.ts says, by kind.
  facts jsonb NOT NULL,
  found_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, flag_id),
  UNIQUE (site_id, kind, subject)
);
