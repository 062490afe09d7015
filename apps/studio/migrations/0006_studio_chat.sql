-- Chat at live tables: of each site by itself. Nothing of it is read or written by what plays rounds.

CREATE TABLE studio.table_chat (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  code text NOT NULL REFERENCES studio.live_table,
  site text NOT NULL,
  player text NOT NULL,
  -- As others read the player: masked.
  name text NOT NULL,
  -- What was typed, as it is shown, or the name of a quick phrase.
  said text,
  phrase text,
  CHECK ((said IS NULL) <> (phrase IS NULL)),
  -- The page's own id: sent again it is the same message.
  sent uuid NOT NULL,
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  deleted_at timestamptz,
  deleted_by text,
  UNIQUE (site, player, sent)
);
CREATE INDEX table_chat_newest ON studio.table_chat (code, site, id DESC);
CREATE INDEX table_chat_of_player ON studio.table_chat (site, player, at);
CREATE INDEX table_chat_age ON studio.table_chat (at);

CREATE TABLE studio.table_chat_report (
  message bigint NOT NULL REFERENCES studio.table_chat ON DELETE CASCADE,
  site text NOT NULL,
  player text NOT NULL,
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (message, site, player)
);

-- Who may not write at a table; until NULL: for good.
CREATE TABLE studio.table_chat_mute (
  code text NOT NULL REFERENCES studio.live_table,
  site text NOT NULL,
  player text NOT NULL,
  until timestamptz,
  by text NOT NULL,
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (code, site, player)
);

-- Off where nothing is said.
CREATE TABLE studio.table_chat_switch (
  code text NOT NULL REFERENCES studio.live_table,
  site text NOT NULL,
  is_on boolean NOT NULL,
  PRIMARY KEY (code, site)
);
-- Words that nobody may write at a site.
CREATE TABLE studio.chat_words (
  site text PRIMARY KEY,
  words text[] NOT NULL
);
