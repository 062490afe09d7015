CREATE SCHEMA games;

-- Places of the catalogue as the contract lists them. One list for the whole installation.
CREATE TABLE games.place (
  place_key text NOT NULL,
  product text NOT NULL,
  code text NOT NULL,
  area text NOT NULL,
  code_name_en text NOT NULL,
  ord int NOT NULL,
  PRIMARY KEY (place_key, product)
);

-- What the vendors listed when they were last asked; kept while a vendor is down. One catalogue for the whole installation: which games a site
-- shows is `game_switch`.
CREATE TABLE games.game (
  vendor_code text NOT NULL,
  game_code text NOT NULL,
  product text NOT NULL,
  names jsonb NOT NULL,
  category text NOT NULL,
  -- Theoretical return in basis points.
  return_bp int NOT NULL CHECK (return_bp BETWEEN 7500 AND 10000),
  minimum_stake bigint NOT NULL CHECK (minimum_stake >= 0),
  maximum_stake bigint NOT NULL CHECK (maximum_stake >= minimum_stake),
  art_motif text NOT NULL,
  art_seed bigint NOT NULL,
  platforms text[] NOT NULL,
  -- In the vendor's latest list, and enabled there.
  is_listed boolean NOT NULL,
  ord int NOT NULL,
  first_seen_at timestamptz NOT NULL,
  PRIMARY KEY (vendor_code, game_code)
);

-- A game is on until staff of the site switch it off.
CREATE TABLE games.game_switch (
  site_id bigint NOT NULL,
  vendor_code text NOT NULL,
  game_code text NOT NULL,
  is_on boolean NOT NULL,
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, vendor_code, game_code)
);
