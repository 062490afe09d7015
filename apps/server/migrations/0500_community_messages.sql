CREATE SCHEMA community;

CREATE TABLE community.message (
  message_id bigint GENERATED ALWAYS AS IDENTITY,
  site_id bigint NOT NULL,
  member_id bigint NOT NULL,
  kind text NOT NULL CHECK (kind IN ('guide', 'bonus', 'answer')),
  title jsonb NOT NULL,
  text jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  read_at timestamptz,
  -- Given by senders that may run twice: a member gets each once.
  once_key text,
  PRIMARY KEY (site_id, member_id, message_id)
);
CREATE UNIQUE INDEX message_once ON community.message (site_id, member_id, once_key) WHERE once_key IS NOT NULL;
CREATE INDEX message_unread ON community.message (site_id, member_id) WHERE read_at IS NULL;
CREATE INDEX message_read_age ON community.message (created_at) WHERE read_at IS NOT NULL;
