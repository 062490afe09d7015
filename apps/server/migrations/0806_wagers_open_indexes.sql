-- Who asks for the open wagers of a member on a round must be given the index of rounds. While few wagers are open PostgreSQL expects one row of it, and as much of the primary key and of the index by member, which
-- have fewer levels as soon as rounds are large: it read all that a member had bet on that day. So each is written in a way that the others cannot answer: the member of an open round as member_id + 0, and the
-- open wagers of a member as those without settled_at, which are the same ones.
DROP INDEX wagers.wager_open;
CREATE INDEX wager_open ON wagers.wager (site_id, member_id) WHERE settled_at IS NULL;
DROP INDEX wagers.wager_of_open_round;
CREATE INDEX wager_of_open_round ON wagers.wager (site_id, game_code, round, (member_id + 0), wager_id)
  WHERE status = 'placed' AND product IN ('sports', 'e-sports', 'mini-game', 'virtual');
