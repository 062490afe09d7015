-- Early-warning signs of members, as the last night found them. Who has none has no row.
CREATE TABLE protection.sign_score (
  site_id bigint NOT NULL,
  member_id bigint NOT NULL,
  score int NOT NULL CHECK (score > 0),
  -- [{sign, points, count}]
  signs jsonb NOT NULL,
  scored_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, member_id)
);
CREATE INDEX sign_score_highest ON protection.sign_score (site_id, score DESC, member_id);
