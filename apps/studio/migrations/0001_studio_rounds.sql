CREATE SCHEMA studio;

-- One launch of one game by one player. The secret in the page's address is stored as a hash only.
CREATE TABLE studio.session (
  id uuid PRIMARY KEY,
  secret_hash bytea NOT NULL UNIQUE,
  site text NOT NULL,
  player text NOT NULL,
  launch_token text NOT NULL,
  game_code text NOT NULL,
  currency text NOT NULL,
  language text NOT NULL,
  lobby_url text NOT NULL,
  deposit_url text NOT NULL,
  -- Play money: the page says so.
  demo boolean NOT NULL,
  started_at timestamptz NOT NULL DEFAULT now(),
  ends_at timestamptz NOT NULL,
  -- The operator has said that it is over; its page is notified, and its rounds are still settled.
  ended_at timestamptz
);
CREATE INDEX session_of_player ON studio.session (site, player, ends_at DESC) WHERE ended_at IS NULL;

CREATE TABLE studio.round (
  id uuid PRIMARY KEY,
  number bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
  session_id uuid NOT NULL REFERENCES studio.session,
  -- Chosen by the page: the same press sent twice is one round.
  request_key uuid NOT NULL,
  site text NOT NULL,
  player text NOT NULL,
  game_code text NOT NULL,
  state text NOT NULL CHECK (state IN ('opened', 'decided', 'paid', 'refused', 'undoing', 'undone')),
  bet jsonb NOT NULL,
  stake bigint NOT NULL CHECK (stake > 0),
  events jsonb,
  payout bigint CHECK (payout >= 0),
  bet_uuid uuid NOT NULL UNIQUE,
  win_uuid uuid NOT NULL UNIQUE,
  rollback_uuid uuid NOT NULL UNIQUE,
  last_status text,
  attempts integer NOT NULL DEFAULT 0,
  due_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  decided_at timestamptz,
  closed_at timestamptz,
  shown_at timestamptz,
  UNIQUE (session_id, request_key),
  CHECK ((state IN ('decided', 'paid')) = (events IS NOT NULL AND payout IS NOT NULL)),
  CHECK ((state IN ('opened', 'decided', 'undoing')) = (due_at IS NOT NULL))
);

-- One unfinished round per player and game: nobody bets on while earlier money is under way.
CREATE UNIQUE INDEX round_open ON studio.round (site, player, game_code) WHERE state IN ('opened', 'decided', 'undoing');
CREATE INDEX round_due ON studio.round (due_at) WHERE state IN ('opened', 'decided', 'undoing');
CREATE INDEX round_history ON studio.round (site, player, game_code, number DESC);

-- The member's own shoe at a table game.
CREATE TABLE studio.game_table (
  site text NOT NULL,
  player text NOT NULL,
  game_code text NOT NULL,
  contents jsonb NOT NULL,
  PRIMARY KEY (site, player, game_code)
);

-- What was decided stays as it was decided, and a closed round stays closed.
CREATE FUNCTION studio.keep_decision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.bet, NEW.stake, NEW.bet_uuid, NEW.win_uuid, NEW.rollback_uuid)
     IS DISTINCT FROM (OLD.bet, OLD.stake, OLD.bet_uuid, OLD.win_uuid, OLD.rollback_uuid) THEN
    RAISE EXCEPTION 'the bet of a round cannot change';
  END IF;
  IF OLD.events IS NOT NULL AND (NEW.events, NEW.payout) IS DISTINCT FROM (OLD.events, OLD.payout) THEN
    RAISE EXCEPTION 'a decided round cannot change';
  END IF;
  IF OLD.state IN ('paid', 'refused', 'undone') AND NEW.state <> OLD.state THEN
    RAISE EXCEPTION 'a closed round cannot be opened again';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER keep_decision BEFORE UPDATE ON studio.round FOR EACH ROW EXECUTE FUNCTION studio.keep_decision();
