-- Open wagers of one round, in the order in which they are settled. Only products whose rounds belong to everybody: a spin's round is one member's own.
-- The same list stands in modules/wagers/settle-round.rules.ts.
CREATE INDEX wager_of_open_round ON wagers.wager (site_id, game_code, round, member_id, wager_id)
  WHERE status = 'placed' AND product IN ('sports', 'e-sports', 'mini-game', 'virtual');
