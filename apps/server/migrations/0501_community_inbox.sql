-- How many messages a member has, and how many of them are unread. Whoever changes a member's messages locks this row first.
CREATE TABLE community.inbox (
  site_id bigint NOT NULL,
  member_id bigint NOT NULL,
  -- Of the newest message that ever came.
  last_ord bigint NOT NULL DEFAULT 0 CHECK (last_ord >= messages),
  messages bigint NOT NULL DEFAULT 0 CHECK (messages >= 0),
  unread bigint NOT NULL DEFAULT 0 CHECK (unread BETWEEN 0 AND messages),
  PRIMARY KEY (site_id, member_id)
) WITH (fillfactor = 70);

-- A member's messages are numbered; deleted ones leave gaps. How many are left is counted by blocks of 256 numbers, so that a page deep in the list is found by a sum of
-- counts instead of by passing over rows.
CREATE TABLE community.message_block (
  site_id bigint NOT NULL,
  member_id bigint NOT NULL,
  block bigint NOT NULL,
  messages integer NOT NULL CHECK (messages BETWEEN 0 AND 256),
  PRIMARY KEY (site_id, member_id, block)
) WITH (fillfactor = 70);

ALTER TABLE community.message
  ADD COLUMN ord bigint,
  ADD COLUMN mailing_id bigint,
  DROP CONSTRAINT message_kind_check,
  ADD CONSTRAINT message_kind_check CHECK (kind IN ('guide', 'bonus', 'answer', 'event'));
UPDATE community.message m SET ord = numbered.ord FROM (
  SELECT site_id, member_id, message_id, row_number() OVER (PARTITION BY site_id, member_id ORDER BY message_id) AS ord FROM community.message
) numbered
WHERE m.site_id = numbered.site_id AND m.member_id = numbered.member_id AND m.message_id = numbered.message_id;
ALTER TABLE community.message ALTER COLUMN ord SET NOT NULL;
CREATE UNIQUE INDEX message_ord ON community.message (site_id, member_id, ord);
CREATE INDEX message_read ON community.message (site_id, member_id, ord) WHERE read_at IS NOT NULL;

INSERT INTO community.inbox (site_id, member_id, last_ord, messages, unread)
  SELECT site_id, member_id, count(*), count(*), count(*) FILTER (WHERE read_at IS NULL) FROM community.message GROUP BY site_id, member_id;
INSERT INTO community.message_block (site_id, member_id, block, messages)
  SELECT site_id, member_id, ord / 256, count(*) FROM community.message GROUP BY site_id, member_id, ord / 256;
DROP INDEX community.message_unread;
CREATE INDEX message_unread ON community.message (site_id, member_id, ord) WHERE read_at IS NULL;
