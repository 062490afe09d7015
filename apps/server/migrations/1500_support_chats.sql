CREATE SCHEMA support;

-- A member's talk with staff. One is open at a time; whoever writes locks its row, so its lines are numbered without a gap.
CREATE TABLE support.chat (
  site_id bigint NOT NULL,
  chat_id bigint GENERATED ALWAYS AS IDENTITY,
  member_id bigint NOT NULL,
  status text NOT NULL CHECK (status IN ('waiting', 'open', 'closed')),
  -- Who answers; a closed one keeps who answered last.
  staff_id bigint,
  last_seq bigint NOT NULL DEFAULT 0,
  -- Up to which line each side has read.
  member_seen bigint NOT NULL DEFAULT 0,
  staff_seen bigint NOT NULL DEFAULT 0,
  -- When the member had the chat before it last. A line that comes later is announced by a message.
  member_seen_at timestamptz NOT NULL,
  -- The line after which the member was sent a message that an answer is there.
  announced_seq bigint NOT NULL DEFAULT 0,
  -- Since when the member waits for an answer.
  waiting_since timestamptz,
  begun_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  closed_at timestamptz,
  PRIMARY KEY (site_id, chat_id),
  CHECK (member_seen <= last_seq AND staff_seen <= last_seq),
  CHECK ((status = 'closed') = (closed_at IS NOT NULL)),
  CHECK (status <> 'open' OR staff_id IS NOT NULL)
);
CREATE UNIQUE INDEX chat_open_once ON support.chat (site_id, member_id) WHERE status <> 'closed';
CREATE INDEX chat_of_member ON support.chat (site_id, member_id, chat_id DESC);
CREATE INDEX chat_at_desk ON support.chat (site_id, waiting_since, changed_at) WHERE status <> 'closed';
CREATE INDEX chat_closed ON support.chat (site_id, closed_at DESC, chat_id DESC) WHERE status = 'closed';

CREATE TABLE support.line (
  site_id bigint NOT NULL,
  chat_id bigint NOT NULL,
  seq bigint NOT NULL,
  side text NOT NULL CHECK (side IN ('member', 'staff')),
  staff_id bigint,
  text text NOT NULL,
  request_key text NOT NULL,
  happened_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, chat_id, seq),
  UNIQUE (site_id, chat_id, side, request_key),
  CHECK ((side = 'staff') = (staff_id IS NOT NULL)),
  FOREIGN KEY (site_id, chat_id) REFERENCES support.chat (site_id, chat_id) ON DELETE CASCADE
);

-- Which staff have the desk before them, until when unless they say so again.
CREATE TABLE support.presence (
  site_id bigint NOT NULL,
  staff_id bigint NOT NULL,
  until timestamptz NOT NULL,
  PRIMARY KEY (site_id, staff_id)
);

CREATE TABLE support.canned (
  site_id bigint NOT NULL,
  canned_id bigint GENERATED ALWAYS AS IDENTITY,
  name text NOT NULL,
  text jsonb NOT NULL,
  staff_id bigint NOT NULL,
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, canned_id)
);
CREATE UNIQUE INDEX canned_name ON support.canned (site_id, lower(name));
