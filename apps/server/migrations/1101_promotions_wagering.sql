-- What a wager counts for the bonus that it feeds: the present value, so that the same settlement counts once and a reversed one not at all.
CREATE TABLE promotions.bonus_wager (
  site_id int NOT NULL,
  member_id bigint NOT NULL,
  wager_id bigint NOT NULL,
  grant_id bigint NOT NULL,
  counted bigint NOT NULL CHECK (counted >= 0),
  PRIMARY KEY (site_id, member_id, wager_id)
);
CREATE INDEX bonus_wager_of_grant ON promotions.bonus_wager (site_id, grant_id);

-- To whose bonus purse money came when no bonus was active, until it is returned to the house.
CREATE TABLE promotions.returned (
  site_id int NOT NULL,
  member_id bigint NOT NULL,
  PRIMARY KEY (site_id, member_id)
);
CREATE TABLE promotions.stray (
  site_id int NOT NULL,
  stray_id bigint GENERATED ALWAYS AS IDENTITY,
  member_id bigint NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  taken_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, stray_id)
);
CREATE INDEX bonus_grant_met ON promotions.bonus_grant (site_id, grant_id) WHERE status = 'active' AND progress >= required;
