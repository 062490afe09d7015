-- What a member's wagers on one round of everybody's count together for a bonus: several slips may lie on opposite sides of it. Increased by what each wager's settlement
-- changes, so that the same settlement counts once and a reversed one not at all.
CREATE TABLE promotions.bonus_round (
  site_id int NOT NULL,
  member_id bigint NOT NULL,
  grant_id bigint NOT NULL,
  -- Product, vendor, game and round.
  round_key text NOT NULL,
  -- Of the terms of the grant, which do not change.
  largest bigint NOT NULL CHECK (largest > 0),
  weight int NOT NULL CHECK (weight > 0),
  stake bigint NOT NULL,
  payout bigint NOT NULL,
  counted bigint NOT NULL CHECK (counted >= 0),
  -- Before the latest change: their difference is what that adds to the progress.
  counted_before bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (site_id, member_id, grant_id, round_key)
);
-- Terms that were saved before there were triggers.
UPDATE promotions.bonus_version SET terms = jsonb_build_object('trigger', CASE WHEN bonus_code IN ('first', 'daily') THEN 'deposit' ELSE 'hand' END, 'every', 'day') || terms;
