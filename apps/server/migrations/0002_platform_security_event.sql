-- Security events, counted by ten minutes: who or what, from where, how often. Only ever added to.
CREATE TABLE platform.security_event (
  event_id bigint GENERATED ALWAYS AS IDENTITY,
  -- 0: of no site.
  site_id bigint NOT NULL,
  kind text NOT NULL CHECK (kind ~ '^[a-z]+(-[a-z]+)*$'),
  -- Empty: nobody who is known.
  subject text NOT NULL,
  detail text NOT NULL,
  address text NOT NULL,
  window_start timestamptz NOT NULL,
  first_at timestamptz NOT NULL,
  last_at timestamptz NOT NULL,
  count bigint NOT NULL CHECK (count > 0),
  PRIMARY KEY (site_id, event_id),
  UNIQUE (window_start, site_id, kind, subject, detail, address)
);

CREATE INDEX security_event_newest ON platform.security_event (site_id, last_at DESC, event_id DESC);
