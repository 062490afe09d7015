-- Every version of what a holder gets: a partner, or a member with rates of its own. The newest is in force from the instant at which it was saved.
CREATE TABLE partner.rate_set (
  site_id bigint NOT NULL,
  holder_id bigint NOT NULL,
  version int NOT NULL CHECK (version > 0),
  -- {rolling: {product: basis points}, losing: {…}}, of every product.
  rates jsonb NOT NULL,
  saved_by bigint NOT NULL,
  -- Of staff; '' where a partner saved them.
  staff_name text NOT NULL DEFAULT '',
  reason text NOT NULL DEFAULT '',
  saved_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, holder_id, version)
);

-- Until when the rates of a holder stay as they are.
CREATE TABLE partner.rate_lock (
  site_id bigint NOT NULL,
  holder_id bigint NOT NULL,
  locked_until timestamptz NOT NULL,
  PRIMARY KEY (site_id, holder_id)
);

-- Whose rates a wager was accepted at, from the member's own (if any) up to the head office: frozen, and the same for all wagers that were accepted at it.
CREATE TABLE partner.chain (
  site_id bigint NOT NULL,
  chain_id bigint GENERATED ALWAYS AS IDENTITY,
  -- SHA-256 of its canonical form.
  digest bytea NOT NULL,
  levels jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, chain_id)
);
CREATE UNIQUE INDEX chain_once ON partner.chain (site_id, digest);
