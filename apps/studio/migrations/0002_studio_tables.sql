-- Live tables, at which everybody plays the same round. What is decided is stored before anybody learns of it, by one process at a time (table_leader).

CREATE TABLE studio.live_table (
  code text PRIMARY KEY,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'paused', 'closed')),
  -- The character behind the table, and the dress of the room where staff chose another.
  dealer integer NOT NULL DEFAULT 0 CHECK (dealer BETWEEN 0 AND 2),
  room text,
  -- A stream in the place of the drawn room: results are typed.
  video jsonb,
  -- The row of its clock (@maru/live-games), in milliseconds since 1970.
  round bigint NOT NULL DEFAULT 0,
  phase text NOT NULL DEFAULT 'asleep'
    CHECK (phase IN ('cut', 'betting', 'closing', 'dealing', 'result', 'payout', 'break', 'asleep')),
  started_at bigint NOT NULL DEFAULT 0,
  ends_at bigint,
  decided boolean NOT NULL DEFAULT false,
  voided boolean NOT NULL DEFAULT false,
  CHECK ((phase = 'asleep') = (ends_at IS NULL))
);

-- The process that leads a table now: the lock that it holds says so, and the term that nothing of a former one is stored.
CREATE TABLE studio.table_leader (
  code text PRIMARY KEY REFERENCES studio.live_table,
  term bigint NOT NULL,
  address text NOT NULL,
  taken_at timestamptz NOT NULL DEFAULT clock_timestamp()
);

-- What holds at one site.
CREATE TABLE studio.table_site (
  code text NOT NULL REFERENCES studio.live_table,
  site text NOT NULL,
  is_on boolean NOT NULL DEFAULT true,
  -- Of places; NULL: those of the table.
  limits jsonb,
  PRIMARY KEY (code, site)
);

-- A reverse hash chain. Its links are sealed with a key derived from the studio's private key.
CREATE TABLE studio.table_chain (
  code text NOT NULL REFERENCES studio.live_table,
  chain integer NOT NULL,
  links integer NOT NULL CHECK (links > 0),
  commitment bytea NOT NULL CHECK (octet_length(commitment) = 32),
  seal_salt bytea NOT NULL,
  committed_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (code, chain)
);
-- Every so many links one is kept, so that no link is far from one that can be opened.
CREATE TABLE studio.table_checkpoint (
  code text NOT NULL,
  chain integer NOT NULL,
  number integer NOT NULL,
  sealed bytea NOT NULL,
  PRIMARY KEY (code, chain, number),
  FOREIGN KEY (code, chain) REFERENCES studio.table_chain
);

-- A shoe, or the rounds between two cuts of a table without one.
CREATE TABLE studio.table_shoe (
  code text NOT NULL REFERENCES studio.live_table,
  shoe bigint NOT NULL,
  chain integer NOT NULL,
  -- The link of the shoe, or that of the first round.
  link integer NOT NULL,
  -- No more commitments of seeds are taken: in milliseconds since 1970, and the digest of their list.
  closes_at bigint NOT NULL,
  list bytea,
  -- The cut is over.
  seeds integer,
  withheld integer,
  commitment bytea,
  -- The shoe is over: its link may be known.
  revealed bytea,
  cut_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  begun_at timestamptz,
  finished_at timestamptz,
  PRIMARY KEY (code, shoe),
  FOREIGN KEY (code, chain) REFERENCES studio.table_chain
);
CREATE TABLE studio.table_seed (
  code text NOT NULL,
  shoe bigint NOT NULL,
  ord integer NOT NULL,
  session_id uuid NOT NULL,
  commitment bytea NOT NULL CHECK (octet_length(commitment) = 32),
  seed bytea CHECK (octet_length(seed) = 32),
  PRIMARY KEY (code, shoe, ord),
  UNIQUE (code, shoe, session_id),
  FOREIGN KEY (code, shoe) REFERENCES studio.table_shoe
);

CREATE TABLE studio.table_round (
  code text NOT NULL REFERENCES studio.live_table,
  round bigint NOT NULL,
  -- The round of the wallet.
  id uuid NOT NULL UNIQUE,
  -- NULL at a table with a stream.
  shoe bigint,
  -- Of a shoe: its first card. Of a table without one: its link, and what that was once it was used.
  at_card integer,
  link integer,
  link_used bytea,
  cards integer[] NOT NULL DEFAULT '{}',
  -- As the room shows it.
  deal jsonb,
  -- As records say it; what 100 staked on each place bring back.
  result text,
  pays jsonb,
  -- Of blackjack.
  seats integer[],
  actions text[],
  started_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  ended_at timestamptz,
  is_voided boolean NOT NULL DEFAULT false,
  void_reason text,
  -- The wallet has acknowledged everything.
  is_finished boolean NOT NULL DEFAULT false,
  PRIMARY KEY (code, round)
);
CREATE INDEX table_round_unfinished ON studio.table_round (code, round) WHERE NOT is_finished;
CREATE INDEX table_round_of_shoe ON studio.table_round (code, shoe, round);

-- Facts of a round in the order in which they were stored. A second writer of the same number fails.
CREATE TABLE studio.table_event (
  code text NOT NULL,
  round bigint NOT NULL,
  seq integer NOT NULL,
  type text NOT NULL,
  change uuid,
  player text,
  session_id uuid,
  content jsonb,
  stored_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (code, round, seq)
);
CREATE UNIQUE INDEX table_event_change ON studio.table_event (code, round, change) WHERE type = 'asked';

-- What a settled round brought each player.
CREATE TABLE studio.table_payout (
  code text NOT NULL,
  round bigint NOT NULL,
  site text NOT NULL,
  player text NOT NULL,
  session_id uuid NOT NULL,
  -- Accepted, by place.
  chips jsonb NOT NULL,
  staked bigint NOT NULL CHECK (staked > 0),
  returned bigint NOT NULL CHECK (returned >= 0),
  settled_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (code, round, site, player)
);
CREATE INDEX table_payout_of_player ON studio.table_payout (code, site, player, round DESC);
CREATE INDEX table_payout_of_session ON studio.table_payout (session_id);
CREATE INDEX table_payout_settled ON studio.table_payout (code, settled_at);

-- Who sits at a blackjack table. A seat without a bet for some rounds is free.
CREATE TABLE studio.table_seat (
  code text NOT NULL REFERENCES studio.live_table,
  seat integer NOT NULL CHECK (seat BETWEEN 0 AND 6),
  site text NOT NULL,
  player text NOT NULL,
  name text NOT NULL,
  -- The last round in which the seat had a bet, or the one in which it was taken.
  last_round bigint NOT NULL,
  PRIMARY KEY (code, seat),
  UNIQUE (code, site, player)
);

-- What staff did, once for each id.
CREATE TABLE studio.table_command (
  id uuid PRIMARY KEY,
  code text NOT NULL REFERENCES studio.live_table,
  by text NOT NULL,
  content jsonb NOT NULL,
  answer jsonb NOT NULL,
  at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX table_command_of_table ON studio.table_command (code, at);

CREATE FUNCTION studio.refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is never changed', TG_TABLE_NAME;
END $$;
CREATE TRIGGER keep BEFORE UPDATE OR DELETE ON studio.table_event FOR EACH ROW EXECUTE FUNCTION studio.refuse_change();
CREATE TRIGGER keep BEFORE UPDATE OR DELETE ON studio.table_payout FOR EACH ROW EXECUTE FUNCTION studio.refuse_change();
CREATE TRIGGER keep BEFORE UPDATE OR DELETE ON studio.table_chain FOR EACH ROW EXECUTE FUNCTION studio.refuse_change();
CREATE TRIGGER keep BEFORE UPDATE OR DELETE ON studio.table_checkpoint FOR EACH ROW EXECUTE FUNCTION studio.refuse_change();
CREATE TRIGGER keep BEFORE UPDATE OR DELETE ON studio.table_command FOR EACH ROW EXECUTE FUNCTION studio.refuse_change();

-- A result is decided once. A round that was voided stays so, and what it was dealt stays dealt.
CREATE FUNCTION studio.keep_table_round() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN RAISE EXCEPTION 'a round is never deleted'; END IF;
  IF (NEW.code, NEW.round, NEW.id, NEW.shoe, NEW.at_card, NEW.link) IS DISTINCT FROM (OLD.code, OLD.round, OLD.id, OLD.shoe, OLD.at_card, OLD.link)
    THEN RAISE EXCEPTION 'a round stays where it began'; END IF;
  IF OLD.result IS NOT NULL AND (NEW.result, NEW.pays, NEW.cards, NEW.deal) IS DISTINCT FROM (OLD.result, OLD.pays, OLD.cards, OLD.deal)
    THEN RAISE EXCEPTION 'a decided round cannot change'; END IF;
  IF NEW.cards[1:cardinality(OLD.cards)] IS DISTINCT FROM OLD.cards THEN RAISE EXCEPTION 'a card that was dealt stays'; END IF;
  IF OLD.link_used IS NOT NULL AND NEW.link_used IS DISTINCT FROM OLD.link_used THEN RAISE EXCEPTION 'a link stays'; END IF;
  IF OLD.ended_at IS NOT NULL AND (NEW.is_voided, NEW.ended_at) IS DISTINCT FROM (OLD.is_voided, OLD.ended_at)
    THEN RAISE EXCEPTION 'a round ends once'; END IF;
  IF OLD.is_finished AND NOT NEW.is_finished THEN RAISE EXCEPTION 'a finished round stays finished'; END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER keep BEFORE UPDATE OR DELETE ON studio.table_round FOR EACH ROW EXECUTE FUNCTION studio.keep_table_round();

CREATE FUNCTION studio.keep_table_shoe() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN RAISE EXCEPTION 'a shoe is never deleted'; END IF;
  IF (NEW.code, NEW.shoe, NEW.chain, NEW.link, NEW.closes_at) IS DISTINCT FROM (OLD.code, OLD.shoe, OLD.chain, OLD.link, OLD.closes_at)
    THEN RAISE EXCEPTION 'a shoe keeps its link'; END IF;
  IF (OLD.list IS NOT NULL AND NEW.list IS DISTINCT FROM OLD.list)
    OR (OLD.begun_at IS NOT NULL AND (NEW.commitment, NEW.seeds, NEW.withheld, NEW.begun_at) IS DISTINCT FROM (OLD.commitment, OLD.seeds, OLD.withheld, OLD.begun_at))
    OR (OLD.finished_at IS NOT NULL AND (NEW.revealed, NEW.finished_at) IS DISTINCT FROM (OLD.revealed, OLD.finished_at))
    THEN RAISE EXCEPTION 'what was published of a shoe stays'; END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER keep BEFORE UPDATE OR DELETE ON studio.table_shoe FOR EACH ROW EXECUTE FUNCTION studio.keep_table_shoe();

-- No commitment comes after the list, and no seed after the cut.
CREATE FUNCTION studio.keep_table_seed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE s studio.table_shoe;
BEGIN
  IF TG_OP = 'DELETE' THEN RAISE EXCEPTION 'a seed is never deleted'; END IF;
  SELECT * INTO s FROM studio.table_shoe WHERE code = NEW.code AND shoe = NEW.shoe FOR SHARE;
  IF TG_OP = 'INSERT' AND (s.list IS NOT NULL OR NEW.seed IS NOT NULL) THEN RAISE EXCEPTION 'the list of seeds is published'; END IF;
  IF TG_OP = 'UPDATE' THEN
    IF (NEW.code, NEW.shoe, NEW.ord, NEW.session_id, NEW.commitment) IS DISTINCT FROM (OLD.code, OLD.shoe, OLD.ord, OLD.session_id, OLD.commitment)
      OR (OLD.seed IS NOT NULL AND NEW.seed IS DISTINCT FROM OLD.seed) THEN RAISE EXCEPTION 'a seed stays'; END IF;
    IF s.list IS NULL OR s.begun_at IS NOT NULL THEN RAISE EXCEPTION 'seeds are sent between the list and the first round'; END IF;
    IF sha256(NEW.seed) <> NEW.commitment THEN RAISE EXCEPTION 'a seed that was not committed'; END IF;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER keep BEFORE INSERT OR UPDATE OR DELETE ON studio.table_seed FOR EACH ROW EXECUTE FUNCTION studio.keep_table_seed();
