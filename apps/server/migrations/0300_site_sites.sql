CREATE SCHEMA site;

CREATE TABLE site.site (
  site_id bigint PRIMARY KEY CHECK (site_id > 0),
  name text NOT NULL,
  theme text NOT NULL CHECK (theme IN ('maru', 'naru')),
  host text NOT NULL,
  -- Both go to every browser in /config.json: no secrets. NULL for the first site, whose pair comes from the configuration.
  authorization_key text UNIQUE,
  -- base64 of 32 bytes.
  wire_key text CHECK (octet_length(decode(wire_key, 'base64')) = 32),
  created_at timestamptz NOT NULL DEFAULT now(),
  -- What the site is played in. Never changed once it has members: their purses are opened in it.
  currency text NOT NULL DEFAULT 'KRW' CHECK (currency IN ('KRW', 'EUR', 'USD')),
  CHECK ((authorization_key IS NULL) = (site_id = 1) AND (wire_key IS NULL) = (site_id = 1))
);

CREATE UNIQUE INDEX site_host ON site.site (lower(host));

-- An installation has one site from the start.
INSERT INTO site.site (site_id, name, theme, host) VALUES (1, 'Maru', 'maru', 'localhost');

CREATE TABLE site.option (
  site_id bigint NOT NULL REFERENCES site.site,
  name text NOT NULL,
  value jsonb NOT NULL,
  PRIMARY KEY (site_id, name)
);

CREATE TABLE site.bank (
  site_id bigint NOT NULL REFERENCES site.site,
  bank_code text NOT NULL,
  names jsonb NOT NULL,
  ord integer NOT NULL,
  is_on boolean NOT NULL DEFAULT true,
  PRIMARY KEY (site_id, bank_code)
);

CREATE TABLE site.common_code (
  site_id bigint NOT NULL REFERENCES site.site,
  master_code text NOT NULL,
  code text NOT NULL,
  names jsonb NOT NULL,
  ord integer NOT NULL,
  PRIMARY KEY (site_id, master_code, code)
);

-- One planned or running window per site; earlier ones are in the audit log.
CREATE TABLE site.maintenance (
  site_id bigint PRIMARY KEY REFERENCES site.site,
  start_at timestamptz,
  end_at timestamptz,
  reason jsonb,
  -- What was last told to the listeners; whoever flips it first tells, so each begin and end is told once.
  is_announced boolean NOT NULL DEFAULT false,
  CHECK ((start_at IS NULL) = (end_at IS NULL)),
  CHECK (end_at > start_at)
);
INSERT INTO site.maintenance (site_id) VALUES (1);
