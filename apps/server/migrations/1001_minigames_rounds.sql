-- A round of a game, named by the instant of its draw. open -> closed -> drawn -> settled; open, closed -> cancelled.
CREATE TABLE minigames.round (
  site_id bigint NOT NULL,
  game text NOT NULL CHECK (game IN ('powerball', 'powerladder', 'speedkino', 'kinoladder')),
  draw_at timestamptz NOT NULL,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'closed', 'drawn', 'settled', 'cancelled')),
  -- Where its result comes from.
  source text NOT NULL CHECK (source IN ('own', 'feed')),
  chain_id int,
  opens_at timestamptz NOT NULL,
  closes_at timestamptz NOT NULL,
  drawn_at timestamptz,
  settled_at timestamptz,
  cancelled_at timestamptz,
  cancel_reason text,
  numbers int[],
  power_ball int,
  -- Revealed with the draw.
  link_number int,
  link bytea CHECK (octet_length(link) = 32),
  -- Counted when it is settled or cancelled, from the wagers.
  wagers int,
  stakes bigint,
  payouts bigint,
  PRIMARY KEY (site_id, game, draw_at),
  CHECK (opens_at < closes_at AND closes_at < draw_at),
  CHECK (date_bin('5 minutes', draw_at, '2000-01-01Z') = draw_at),
  CONSTRAINT round_own_has_chain CHECK ((source = 'own') = (chain_id IS NOT NULL)),
  CONSTRAINT round_drawn_has_numbers CHECK ((state IN ('drawn', 'settled')) = (numbers IS NOT NULL)),
  CONSTRAINT round_own_reveals_link CHECK (source <> 'own' OR (numbers IS NULL) = (link IS NULL)),
  CONSTRAINT round_drawn_at_its_time CHECK (drawn_at >= draw_at),
  CONSTRAINT round_cancelled_has_reason CHECK ((state = 'cancelled') = (cancelled_at IS NOT NULL AND cancel_reason IS NOT NULL))
);
CREATE INDEX round_under_way ON minigames.round (site_id, game, draw_at) WHERE state IN ('open', 'closed', 'drawn');

-- What the house may lose on one outcome of a round: kept with each bet, so that no two of them pass the limit together.
CREATE TABLE minigames.exposure (
  site_id bigint NOT NULL,
  game text NOT NULL,
  draw_at timestamptz NOT NULL,
  -- Of a combination: the markets and outcomes of all its selections, sorted, joined by ' + '.
  market text NOT NULL,
  outcome text NOT NULL,
  bets int NOT NULL CHECK (bets >= 0),
  staked bigint NOT NULL CHECK (staked >= 0),
  -- What it pays when it wins, stakes included.
  to_pay bigint NOT NULL CHECK (to_pay >= 0),
  PRIMARY KEY (site_id, game, draw_at, market, outcome)
);
