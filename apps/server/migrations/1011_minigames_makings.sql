-- The chain of a game that is being made: how far it is. Its row goes when the chain is committed.
CREATE TABLE minigames.chain_making (
  site_id bigint NOT NULL,
  game text NOT NULL,
  links int NOT NULL,
  done int NOT NULL DEFAULT 0,
  started_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, game)
);
