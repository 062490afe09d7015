-- What came back of the stakes of settled rounds, by day of the draw in Seoul: what each outcome, and each market as a whole (outcome ''), paid, and what it was bound to
-- pay on average. Made anew from minigames.exposure for the days that are not over; statistics, never money.
CREATE TABLE minigames.return_day (
  site_id bigint NOT NULL,
  game text NOT NULL,
  day date NOT NULL,
  market text NOT NULL,
  outcome text NOT NULL,
  rounds int NOT NULL CHECK (rounds > 0),
  staked bigint NOT NULL CHECK (staked > 0),
  paid bigint NOT NULL CHECK (paid >= 0),
  -- Mean, variance and third central moment of what is paid, and the sum of the squared variances of single rounds.
  expected double precision NOT NULL,
  variance double precision NOT NULL,
  third double precision NOT NULL,
  variance_squares double precision NOT NULL,
  summed_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, game, day, market, outcome)
);
