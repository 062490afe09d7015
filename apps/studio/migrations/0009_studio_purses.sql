-- Purses of players of an operator that moves money here before play and takes it back afterwards.
CREATE TABLE studio.purse (
  player text PRIMARY KEY,
  site text NOT NULL,
  currency text NOT NULL,
  balance bigint NOT NULL CHECK (balance >= 0),
  created_at timestamptz NOT NULL DEFAULT now()
);

-- Every movement of a purse with its outcome, also a refused one: the same id again answers the same.
CREATE TABLE studio.purse_entry (
  id uuid PRIMARY KEY,
  player text NOT NULL REFERENCES studio.purse,
  kind text NOT NULL CHECK (kind IN ('credit', 'debit', 'bet', 'win', 'rollback')),
  amount bigint NOT NULL CHECK (amount >= 0),
  -- The bet that a win or a rollback belongs to.
  reference uuid,
  -- 'done', or why not.
  outcome text NOT NULL,
  balance_after bigint NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX purse_entry_rollback ON studio.purse_entry (reference) WHERE kind = 'rollback';

CREATE FUNCTION studio.keep_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'what moved in a purse stays as it moved';
END $$;
CREATE TRIGGER keep_entry BEFORE UPDATE OR DELETE ON studio.purse_entry FOR EACH ROW EXECUTE FUNCTION studio.keep_entry();
