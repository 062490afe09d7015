-- What the period of losing that is open comes to so far: computed for a whole site now and then, and replaced as a whole.
CREATE TABLE partner.estimate (
  site_id bigint NOT NULL,
  holder_id bigint NOT NULL,
  losses bigint NOT NULL,
  divided bigint NOT NULL,
  rolling bigint NOT NULL,
  amount bigint NOT NULL,
  -- In whole units what is below zero, or would be carried.
  below bigint NOT NULL,
  PRIMARY KEY (site_id, holder_id)
);
CREATE TABLE partner.estimate_run (
  site_id bigint PRIMARY KEY,
  from_day date NOT NULL,
  until_day date NOT NULL,
  made_at timestamptz NOT NULL,
  took_ms int NOT NULL
);
