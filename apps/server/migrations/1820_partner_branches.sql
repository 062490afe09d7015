-- The same sums as partner.earned, by the level right below the holder when the bet was accepted; 0: members who stood directly below. Figures by branch read these, and no wager.
CREATE TABLE partner.earned_branch (
  site_id bigint NOT NULL,
  holder_id bigint NOT NULL,
  day date NOT NULL,
  branch_id bigint NOT NULL,
  product text NOT NULL,
  turnover bigint NOT NULL,
  losses bigint NOT NULL,
  rolling bigint NOT NULL,
  PRIMARY KEY (site_id, holder_id, day, branch_id, product)
) WITH (fillfactor = 80);

-- Completed deposits and withdrawals of members below a partner, by the branch in which they stood then; 0: directly below.
CREATE TABLE partner.cash_day (
  site_id bigint NOT NULL,
  holder_id bigint NOT NULL,
  day date NOT NULL,
  branch_id bigint NOT NULL,
  deposits bigint NOT NULL,
  withdrawals bigint NOT NULL,
  PRIMARY KEY (site_id, holder_id, day, branch_id)
) WITH (fillfactor = 80);

-- In which chains a holder stands.
CREATE INDEX chain_level_of ON partner.chain_level (site_id, holder_id, chain_id, level);

-- Through which branch something came before there were branches nobody knows any more.
INSERT INTO partner.earned_branch (site_id, holder_id, day, branch_id, product, turnover, losses, rolling)
SELECT site_id, holder_id, day, 0, product, turnover, losses, rolling FROM partner.earned;
