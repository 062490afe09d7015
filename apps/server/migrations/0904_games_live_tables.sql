-- What vendors said last of their live tables, for the lobby and for staff. One process of all writes it.
CREATE TABLE games.live_table (
  vendor_code text NOT NULL,
  game_code text NOT NULL,
  -- As `live-table.rules.ts` stores it: instants by our clock, sums in won.
  tile jsonb NOT NULL,
  -- Rises with each change.
  version bigint NOT NULL DEFAULT 1,
  is_reachable boolean NOT NULL DEFAULT true,
  -- When the answer was asked for that said so: one that was asked for earlier changes nothing.
  asked_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (vendor_code, game_code)
);
