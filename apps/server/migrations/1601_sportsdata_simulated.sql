-- What decides simulated matches: a reverse hash chain, whose commitment is stored before any of its matches has a number.
CREATE TABLE sportsdata.simulated_chain (
  chain_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  links int NOT NULL CHECK (links > 0),
  commitment bytea NOT NULL CHECK (octet_length(commitment) = 32),
  committed_at timestamptz NOT NULL,
  -- Its last link, encrypted with SECRET_KEY: whoever knows it knows every match.
  seal_salt bytea NOT NULL,
  sealed_start bytea NOT NULL
);

-- Numbered by their start, so that a link that is revealed gives away nothing that is still to come.
CREATE TABLE sportsdata.simulated_match (
  feed_id text PRIMARY KEY,
  chain_id bigint NOT NULL REFERENCES sportsdata.simulated_chain,
  number int NOT NULL CHECK (number > 0),
  -- As `Fixture` of @maru/sports-simulator: what its salt is made of stands in it.
  fixture jsonb NOT NULL,
  starts_at timestamptz NOT NULL,
  priced_at timestamptz,
  ended_at timestamptz,
  -- Revealed once every match of a lower number has ended, too.
  link bytea CHECK (octet_length(link) = 32),
  UNIQUE (chain_id, number)
);
CREATE INDEX simulated_match_open ON sportsdata.simulated_match (starts_at) WHERE ended_at IS NULL;
CREATE INDEX simulated_match_hidden ON sportsdata.simulated_match (chain_id, number) WHERE link IS NULL;
