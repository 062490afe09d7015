-- Texts that have brought points, and the post that did: written again, by whom ever, they bring nothing.
CREATE TABLE boardrewards.granted_text (
  site_id bigint NOT NULL,
  -- Of its letters: `text_key` of boards.post_view.
  text_key uuid NOT NULL,
  post_id bigint NOT NULL,
  PRIMARY KEY (site_id, text_key)
);
ALTER TABLE boardrewards.review DROP CONSTRAINT review_why_check;
ALTER TABLE boardrewards.review ADD CONSTRAINT review_why_check
  CHECK (why IN ('', 'short', 'limit', 'play', 'paused', 'closed', 'partner', 'hidden', 'removed', 'changed', 'same'));
-- The limit of a day, a week or a month counts by when a post was written; those that wait count with those that brought something.
CREATE INDEX review_waiting ON boardrewards.review (site_id, member_id) WHERE state = 'waiting';
