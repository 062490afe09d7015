-- What the installation asks of its staff until it is dealt with: one row per kind and subject.
CREATE TABLE platform.notice (
  notice_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- 0: the whole installation.
  site_id int NOT NULL,
  kind text NOT NULL,
  subject text NOT NULL,
  detail jsonb NOT NULL,
  raised_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (kind, subject)
);
