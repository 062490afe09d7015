CREATE SCHEMA minigames;

-- A reverse hash chain that a game draws from, round by round; `@maru/draws` and docs/guides/verify-a-draw.md say how.
CREATE TABLE minigames.chain (
  site_id bigint NOT NULL,
  game text NOT NULL CHECK (game IN ('powerball', 'powerladder', 'speedkino', 'kinoladder')),
  -- From 1, in the order in which they were committed.
  chain_id int NOT NULL CHECK (chain_id > 0),
  links int NOT NULL CHECK (links > 0),
  -- Link 0, published when it is committed, with the rule by which the salt will be found.
  commitment bytea NOT NULL CHECK (octet_length(commitment) = 32),
  committed_at timestamptz NOT NULL,
  salt_rule text NOT NULL CHECK (salt_rule <> ''),
  -- Before this instant the public value that the rule names does not exist.
  salt_due_at timestamptz NOT NULL,
  -- Of its own, so that the key of its sealed links is never that of others: see modules/minigames/chain-seal.ts.
  seal_salt bytea NOT NULL CHECK (octet_length(seal_salt) = 32),
  -- As one of the staff proposed it.
  proposed_salt bytea CHECK (octet_length(proposed_salt) BETWEEN 32 AND 64),
  proposed_source text,
  -- When the block or the beacon's round came out that it was taken from.
  proposed_published_at timestamptz,
  salt_proposed_by bigint,
  salt_proposed_at timestamptz,
  -- A public value that did not exist when the chain was committed, confirmed by another of the staff; in the demo drawn by the server.
  salt bytea CHECK (octet_length(salt) BETWEEN 32 AND 64),
  salt_source text,
  salt_published_at timestamptz,
  salt_confirmed_by bigint,
  salted_at timestamptz,
  -- Of link 1; the link of each later draw follows from it.
  first_draw_at timestamptz,
  PRIMARY KEY (site_id, game, chain_id),
  CONSTRAINT chain_proposal_is_whole CHECK (num_nulls(proposed_salt, proposed_source, proposed_published_at, salt_proposed_by, salt_proposed_at) IN (0, 5)),
  CONSTRAINT chain_salt_is_whole CHECK (num_nulls(salt, salt_source, salt_published_at, salted_at, first_draw_at) IN (0, 5)),
  CONSTRAINT chain_salt_is_newer CHECK (salted_at > committed_at AND salt_proposed_at > committed_at),
  CONSTRAINT chain_salt_due_later CHECK (salt_due_at >= committed_at),
  -- Published after the commitment and when it was due, and entered after it was published.
  CONSTRAINT chain_salt_published_later CHECK (salt_published_at > committed_at AND salt_published_at >= salt_due_at AND salt_published_at <= salted_at),
  CONSTRAINT chain_proposal_published_later CHECK (
    proposed_published_at > committed_at AND proposed_published_at >= salt_due_at AND proposed_published_at <= salt_proposed_at),
  CONSTRAINT chain_salt_by_two CHECK (salt_proposed_by <> salt_confirmed_by),
  CONSTRAINT chain_salted_before_first_round CHECK (first_draw_at > salted_at),
  CHECK (date_bin('5 minutes', first_draw_at, '2000-01-01Z') = first_draw_at)
);

-- Its links, each sealed by itself with a key made from SECRET_KEY, a thousand to a row: whoever draws takes one out of it.
CREATE TABLE minigames.sealed_links (
  site_id bigint NOT NULL,
  game text NOT NULL,
  chain_id int NOT NULL,
  -- The number of the first link in the row.
  first_number int NOT NULL,
  sealed bytea NOT NULL,
  PRIMARY KEY (site_id, game, chain_id, first_number)
);
-- Not compressed, so that substring() reads only the part that it answers.
ALTER TABLE minigames.sealed_links ALTER COLUMN sealed SET STORAGE EXTERNAL;
