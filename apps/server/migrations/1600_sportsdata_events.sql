CREATE SCHEMA sportsdata;

-- What feeds say of competitions, sides, events, markets and results: one for the whole installation, whatever its sites offer of it and at what margin.
CREATE TABLE sportsdata.competition (
  competition_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  feed text NOT NULL,
  -- The feed's own: sr:tournament:17.
  feed_id text NOT NULL,
  sport text NOT NULL,
  region_id text NOT NULL,
  region_names jsonb NOT NULL,
  names jsonb NOT NULL,
  UNIQUE (feed, feed_id)
);

CREATE TABLE sportsdata.competitor (
  competitor_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  feed text NOT NULL,
  feed_id text NOT NULL,
  names jsonb NOT NULL,
  UNIQUE (feed, feed_id)
);

-- One of which a feed said something before its fixture has neither sport nor sides yet, and is shown to nobody.
CREATE TABLE sportsdata.event (
  event_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  feed text NOT NULL,
  feed_id text NOT NULL,
  sport text CHECK (sport IN
    ('soccer', 'basketball', 'baseball', 'volleyball', 'badminton', 'hockey', 'combat', 'tennis', 'handball', 'football', 'esport')),
  competition_id bigint REFERENCES sportsdata.competition,
  home_id bigint REFERENCES sportsdata.competitor,
  away_id bigint REFERENCES sportsdata.competitor,
  starts_at timestamptz,
  state text NOT NULL DEFAULT 'notStarted' CHECK (state IN
    ('notStarted', 'live', 'suspended', 'interrupted', 'delayed', 'postponed', 'ended', 'closed', 'cancelled', 'abandoned')),
  -- As Score and EventClock of the packages; null where none was given.
  score jsonb,
  clock jsonb,
  phase int,
  -- Rises with whatever changes of the event, its markets too.
  version bigint NOT NULL DEFAULT 1,
  -- The producer's time of its newest status: nothing older takes its place.
  status_at timestamptz NOT NULL DEFAULT '-infinity',
  fixture_at timestamptz NOT NULL DEFAULT '-infinity',
  -- When it was seen to end, by our clock.
  ended_at timestamptz,
  -- How many of its markets are active or suspended, and of how many types.
  markets int NOT NULL DEFAULT 0,
  market_types int NOT NULL DEFAULT 0,
  UNIQUE (feed, feed_id),
  CHECK (num_nulls(sport, competition_id, starts_at) IN (0, 3))
) WITH (fillfactor = 60);
CREATE INDEX event_by_start ON sportsdata.event (starts_at, event_id) WHERE sport IS NOT NULL;
CREATE INDEX event_under_way ON sportsdata.event (event_id) WHERE state IN ('live', 'suspended', 'interrupted', 'delayed');
CREATE INDEX event_by_end ON sportsdata.event (ended_at, event_id) WHERE ended_at IS NOT NULL;
CREATE INDEX event_of_home ON sportsdata.event (home_id, starts_at);
CREATE INDEX event_of_away ON sportsdata.event (away_id, starts_at);

-- The newest of what its producer said of a market, before any margin of a site.
CREATE TABLE sportsdata.market (
  event_id bigint NOT NULL REFERENCES sportsdata.event,
  -- marketKey of the packages: 18/total=2.5.
  market_key text NOT NULL,
  type int NOT NULL,
  specifiers jsonb NOT NULL,
  -- closed: not offered, or handed over.
  state text NOT NULL CHECK (state IN ('active', 'suspended', 'closed', 'settled', 'cancelled')),
  producer int NOT NULL,
  -- The producer's time.
  at timestamptz NOT NULL,
  -- When it was said last, by the database's clock.
  said_at timestamptz NOT NULL DEFAULT now(),
  -- The event's, when it changed last.
  version bigint NOT NULL,
  -- [{"id": "1", "price": 1950, "probability": 512000000, "isActive": true}]: price in thousandths, probability in parts of a billion, each null where there is none.
  outcomes jsonb NOT NULL,
  -- Which column of a list it may stand in. Of several lines the main one is the most even.
  role text CHECK (role IN ('winner', 'handicap', 'total')),
  -- How far its first two outcomes are from even, in parts of a billion.
  unevenness int NOT NULL,
  -- The producer's time of the newest settlement or its rollback.
  settled_at timestamptz,
  -- What was said of cancellations, each counting by itself in whatever order they come: [{"from": ms, "until": ms, "isVoid": true, "at": ms}]. Without both ends it is of all bets.
  voids jsonb NOT NULL DEFAULT '[]',
  -- The version of its newest result; 0: none. See result.
  result_version int NOT NULL DEFAULT 0,
  PRIMARY KEY (event_id, market_key)
) WITH (fillfactor = 60);
CREATE INDEX market_of_list ON sportsdata.market (event_id) WHERE role IS NOT NULL;

-- Each change of a market; kept 90 days.
CREATE TABLE sportsdata.price_history (
  event_id bigint NOT NULL,
  market_key text NOT NULL,
  at timestamptz NOT NULL,
  version bigint NOT NULL,
  state text NOT NULL,
  outcomes jsonb NOT NULL
) PARTITION BY RANGE (at);
CREATE TABLE sportsdata.price_history_beyond PARTITION OF sportsdata.price_history DEFAULT;
CREATE INDEX price_history_of_market ON sportsdata.price_history (event_id, market_key, at);

CREATE TABLE sportsdata.incident (
  event_id bigint NOT NULL REFERENCES sportsdata.event,
  ord int NOT NULL,
  at timestamptz NOT NULL,
  at_seconds int,
  kind text NOT NULL,
  side text CHECK (side IN ('home', 'away')),
  home int,
  away int,
  PRIMARY KEY (event_id, ord)
);

-- What became of a market, by versions: each says all of it, and the newest counts. Only ever added to.
CREATE TABLE sportsdata.result (
  event_id bigint NOT NULL,
  market_key text NOT NULL,
  version int NOT NULL CHECK (version > 0),
  -- settled: bets are decided by the outcomes. void: cancelled. open: nothing is decided, or what was is taken back, and bets wait.
  kind text NOT NULL CHECK (kind IN ('settled', 'void', 'open')),
  -- [{"from": ms, "until": ms}]: bets accepted from the one and before the other are void, whatever becomes of those outside: of kind void those wait, without any window all are void.
  windows jsonb NOT NULL DEFAULT '[]',
  -- [{"id": "1", "voidHalves": 0, "result": 1, "sharedBy": 1}]; empty where it is open. An outcome that is missing waits. Where all is void it is what would count else.
  outcomes jsonb NOT NULL,
  source text NOT NULL CHECK (source IN ('feed', 'score', 'staff', 'rule')),
  is_confirmed boolean NOT NULL,
  rules_version text NOT NULL,
  -- Of staff and rules.
  reason text,
  -- The producer's time, and ours.
  at timestamptz NOT NULL,
  stored_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (event_id, market_key, version),
  FOREIGN KEY (event_id, market_key) REFERENCES sportsdata.market
);
-- Results in the order in which they were stored, for those who settle by them.
CREATE SEQUENCE sportsdata.result_ord;
ALTER TABLE sportsdata.result ADD COLUMN ord bigint NOT NULL DEFAULT nextval('sportsdata.result_ord');
CREATE UNIQUE INDEX result_by_ord ON sportsdata.result (ord);

CREATE TABLE sportsdata.producer (
  feed text NOT NULL,
  producer int NOT NULL,
  state text NOT NULL CHECK (state IN ('down', 'recovering', 'up')),
  reason text NOT NULL,
  -- Ours: since when it is in this state. The producer's: of its last message that is stored.
  since timestamptz NOT NULL,
  last_at timestamptz,
  -- Since when it recovers, by the database's clock: a market that was not said again since is closed when its snapshot is whole.
  recovering_since timestamptz,
  -- When whoever stores what it says did so last, by the database's clock. Where that is long ago nothing of it may be bet on.
  alive_at timestamptz NOT NULL,
  PRIMARY KEY (feed, producer)
) WITH (fillfactor = 20);

-- A kind of market as a feed describes it: what a bet stop of a group means, and words for what the product has none of its own.
CREATE TABLE sportsdata.description (
  feed text NOT NULL,
  type int NOT NULL,
  groups text[] NOT NULL,
  names jsonb NOT NULL,
  outcomes jsonb NOT NULL,
  PRIMARY KEY (feed, type)
);
