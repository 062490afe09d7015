-- What of a settlement's line counted at which of the holder's shares, in basis points: `of_period` of the line is the sum of base times share.
CREATE TABLE partner.settlement_share (
  site_id bigint NOT NULL,
  settlement_id bigint NOT NULL,
  holder_id bigint NOT NULL,
  game_group text NOT NULL,
  share_bp int NOT NULL CHECK (share_bp BETWEEN 0 AND 10000),
  base bigint NOT NULL,
  PRIMARY KEY (site_id, settlement_id, holder_id, game_group, share_bp)
);
-- A partner reads its own, the newest first.
CREATE INDEX settlement_line_of ON partner.settlement_line (site_id, holder_id, settlement_id);
