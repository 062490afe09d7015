-- Prices by version: a change of any price is a new version of all of its game, and no version is changed.
CREATE TABLE minigames.price_version (
  site_id bigint NOT NULL,
  game text NOT NULL CHECK (game IN ('powerball', 'powerladder', 'speedkino', 'kinoladder')),
  version int NOT NULL CHECK (version > 0),
  -- Of products of independent markets, in basis points off the fair price.
  combination_margin_bp int NOT NULL CHECK (combination_margin_bp BETWEEN 1 AND 2500),
  valid_from timestamptz NOT NULL,
  staff_id bigint,
  PRIMARY KEY (site_id, game, version)
);
CREATE TABLE minigames.price (
  site_id bigint NOT NULL,
  game text NOT NULL,
  version int NOT NULL,
  market text NOT NULL,
  outcome text NOT NULL,
  -- In thousandths of the stake, stake included.
  price bigint NOT NULL CHECK (price > 1000),
  -- The exact probability, as a fraction.
  probability_over bigint NOT NULL CHECK (probability_over > 0),
  probability_under bigint NOT NULL CHECK (probability_under > 0),
  PRIMARY KEY (site_id, game, version, market, outcome),
  FOREIGN KEY (site_id, game, version) REFERENCES minigames.price_version,
  -- 0.75 <= probability x price < 1, exactly.
  CONSTRAINT price_guard CHECK (
    probability_over::numeric * price >= 750 * probability_under::numeric
    AND probability_over::numeric * price < 1000 * probability_under::numeric
  )
);

-- Limits of a game by member level. Whole units of the site's currency.
CREATE TABLE minigames.limits (
  site_id bigint NOT NULL,
  game text NOT NULL,
  member_level int NOT NULL CHECK (member_level > 0),
  minimum bigint NOT NULL CHECK (minimum > 0),
  maximum bigint NOT NULL CHECK (maximum >= minimum),
  -- Of one wager, and of all wagers of a member on one round; stake included.
  maximum_win bigint NOT NULL CHECK (maximum_win > 0),
  maximum_win_of_round bigint NOT NULL CHECK (maximum_win_of_round > 0),
  PRIMARY KEY (site_id, game, member_level)
);

-- How a game runs at a site.
CREATE TABLE minigames.game (
  site_id bigint NOT NULL,
  game text NOT NULL CHECK (game IN ('powerball', 'powerladder', 'speedkino', 'kinoladder')),
  is_on boolean NOT NULL DEFAULT true,
  source text NOT NULL DEFAULT 'own' CHECK (source IN ('own', 'feed')),
  -- Of the feed; a file or an address.
  feed_address text,
  closes_before_seconds int NOT NULL DEFAULT 30 CHECK (closes_before_seconds BETWEEN 5 AND 240),
  -- In which a member may take a bet back; 0: never. Licensed mode knows only 0.
  cancel_seconds int NOT NULL DEFAULT 30 CHECK (cancel_seconds BETWEEN 0 AND 240),
  -- A round on which nobody could bet, or that could not be drawn, for longer than this is cancelled.
  outage_seconds int NOT NULL DEFAULT 900 CHECK (outage_seconds > 0),
  -- What the house may lose on one outcome of a round.
  most_exposure bigint NOT NULL CHECK (most_exposure > 0),
  kino_three_lines_up_to int NOT NULL DEFAULT 35 CHECK (kino_three_lines_up_to BETWEEN 1 AND 69),
  PRIMARY KEY (site_id, game)
);
