-- A round of a game, named by the instant of its draw. open -> closed -> drawn -> settled; open, closed -> cancelled; missed, which was never held:
-- repeatable/1000_minigames_rounds.sql and modules/minigames/round.states.ts.
CREATE TABLE minigames.round (
  site_id bigint NOT NULL,
  game text NOT NULL CHECK (game IN ('powerball', 'powerladder', 'speedkino', 'kinoladder')),
  draw_at timestamptz NOT NULL,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'closed', 'drawn', 'settled', 'cancelled', 'missed')),
  -- Where its result comes from.
  source text NOT NULL CHECK (source IN ('own', 'feed')),
  chain_id int,
  -- Option of the kino ladder, as it was when the round was made.
  kino_three_lines_up_to int NOT NULL DEFAULT 35 CHECK (kino_three_lines_up_to BETWEEN 1 AND 69),
  opens_at timestamptz NOT NULL,
  closes_at timestamptz NOT NULL,
  drawn_at timestamptz,
  -- Every wager has its result, or its stake back where the round is cancelled. Of one that was missed: when that was noticed.
  settled_at timestamptz,
  -- Neither drawn nor settled until staff have decided: its feed was late or contradicts itself. Of a settled round: what its feed has said since is to be decided.
  is_held boolean NOT NULL DEFAULT false,
  -- Staff have accepted another result of a settled round, and its wagers are being settled anew.
  is_correcting boolean NOT NULL DEFAULT false,
  corrected_at timestamptz,
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
  CONSTRAINT round_corrected_by_feed CHECK (NOT is_correcting AND corrected_at IS NULL OR source = 'feed' AND state = 'settled'),
  CONSTRAINT round_own_has_chain CHECK ((source = 'own' AND state <> 'missed') = (chain_id IS NOT NULL)),
  CONSTRAINT round_drawn_has_numbers CHECK ((state IN ('drawn', 'settled')) = (numbers IS NOT NULL)),
  CONSTRAINT round_own_reveals_link CHECK (source <> 'own' OR (numbers IS NULL) = (link IS NULL)),
  CONSTRAINT round_drawn_at_its_time CHECK (drawn_at >= draw_at),
  CONSTRAINT round_drawn_says_when CHECK ((numbers IS NULL) = (drawn_at IS NULL)),
  CONSTRAINT round_settled_has_sums CHECK (num_nulls(settled_at, wagers, stakes, payouts) IN (0, 4)),
  CONSTRAINT round_settled_says_when CHECK (state NOT IN ('settled', 'missed') OR settled_at IS NOT NULL),
  CONSTRAINT round_settled_at_its_end CHECK (settled_at IS NULL OR state IN ('settled', 'cancelled', 'missed')),
  CONSTRAINT round_cancelled_has_reason CHECK ((state = 'cancelled') = (cancelled_at IS NOT NULL AND cancel_reason IS NOT NULL))
);
CREATE INDEX round_under_way ON minigames.round (site_id, game, draw_at) WHERE settled_at IS NULL;
CREATE INDEX round_held ON minigames.round (site_id, game, draw_at) WHERE is_held;
CREATE INDEX round_correcting ON minigames.round (site_id, game, draw_at) WHERE is_correcting;

-- When the clock last looked after a game: a longer silence is an outage. Written every second, after what was due then is done.
CREATE TABLE minigames.heartbeat (
  site_id bigint NOT NULL,
  game text NOT NULL,
  alive_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, game)
) WITH (fillfactor = 20);

-- What one of the staff asked for and another has to confirm: to cancel a round, or to take a result.
CREATE TABLE minigames.round_request (
  site_id bigint NOT NULL,
  request_id bigint GENERATED ALWAYS AS IDENTITY,
  game text NOT NULL,
  draw_at timestamptz NOT NULL,
  kind text NOT NULL CHECK (kind IN ('cancel', 'result')),
  reason text NOT NULL CHECK (reason <> ''),
  numbers int[],
  power_ball int,
  requested_by bigint NOT NULL,
  requested_at timestamptz NOT NULL,
  confirmed_by bigint,
  confirmed_at timestamptz,
  PRIMARY KEY (site_id, request_id),
  FOREIGN KEY (site_id, game, draw_at) REFERENCES minigames.round,
  CONSTRAINT request_by_two CHECK (requested_by <> confirmed_by),
  CONSTRAINT request_confirmed_is_whole CHECK ((confirmed_by IS NULL) = (confirmed_at IS NULL)),
  CONSTRAINT request_result_has_numbers CHECK ((kind = 'result') = (numbers IS NOT NULL))
);
-- The newest takes the place of one that nobody confirmed.
CREATE UNIQUE INDEX request_open ON minigames.round_request (site_id, game, draw_at, kind) WHERE confirmed_at IS NULL;

-- Every different result that a feed said of a round. More than one, or one that cannot be, is for staff.
CREATE TABLE minigames.feed_result (
  site_id bigint NOT NULL,
  game text NOT NULL,
  draw_at timestamptz NOT NULL,
  -- The numbers as one text: the same said again is the same row.
  said text NOT NULL,
  numbers int[] NOT NULL,
  power_ball int,
  received_at timestamptz NOT NULL,
  -- Why it is no result of the game.
  problem text,
  PRIMARY KEY (site_id, game, draw_at, said)
);

-- Of a game whose results are imported: how its feed was read last. Written when that changes.
CREATE TABLE minigames.feed_state (
  site_id bigint NOT NULL,
  game text NOT NULL,
  -- Why it cannot be read; NULL: it can.
  problem text,
  since timestamptz NOT NULL,
  -- Rows that cannot be read: place, reason, text, and when each was first seen.
  set_aside jsonb NOT NULL DEFAULT '[]',
  PRIMARY KEY (site_id, game)
);

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
  -- Of a single outcome: what all combinations that need it cost the house if they win, payouts less stakes. A combination has a row of its own beside.
  combined_loss bigint NOT NULL DEFAULT 0 CHECK (combined_loss >= 0),
  -- By the clock of the database: whoever changed the row last must have committed before. The round closes then.
  commit_by timestamptz NOT NULL,
  -- What the house may lose on it, when the last bet was added.
  most_exposure bigint NOT NULL DEFAULT 9223372036854775807,
  PRIMARY KEY (site_id, game, draw_at, market, outcome)
);
