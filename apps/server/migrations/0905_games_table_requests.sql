-- What one of the staff asked of a round of a live table, and another confirms. A vendor's tables are one for all sites.
CREATE TABLE games.table_request (
  -- The id of the order that asked. The vendor carries a void out under the same id, so that it happens once.
  request_id uuid PRIMARY KEY,
  vendor_code text NOT NULL,
  game_code text NOT NULL,
  round bigint NOT NULL,
  kind text NOT NULL CHECK (kind IN ('void', 'result')),
  -- Why, of a void; null of a result.
  reason text CHECK ((kind = 'void') = (reason IS NOT NULL)),
  requested_by bigint NOT NULL,
  requested_at timestamptz NOT NULL,
  confirmed_by bigint CHECK (confirmed_by <> requested_by),
  confirmed_at timestamptz
);
CREATE UNIQUE INDEX table_void_once ON games.table_request (vendor_code, game_code, round) WHERE kind = 'void';
