-- What a protocol that links by round wants to hear again, and finds its transactions by; null for one that links by reference.
ALTER TABLE games.vendor_request ADD COLUMN game_code text, ADD COLUMN bet_group text, ADD COLUMN details jsonb;
CREATE INDEX vendor_request_group ON games.vendor_request (vendor_code, member_id, bet_group) WHERE bet_group IS NOT NULL;
CREATE INDEX vendor_request_round ON games.vendor_request (vendor_code, member_id, round) WHERE details IS NOT NULL;

ALTER TABLE games.round ADD COLUMN closed_at timestamptz;

-- A vendor may renew a token; and of vendors whose games may run on several devices at once, a member has several open.
ALTER TABLE games.session
  DROP CONSTRAINT session_end_reason_check,
  ADD CONSTRAINT session_end_reason_check
    CHECK (end_reason IN ('replaced', 'closed', 'logged-out', 'failed', 'expired', 'renewed')),
  ADD COLUMN language text NOT NULL DEFAULT 'ko',
  ADD COLUMN is_alone boolean NOT NULL DEFAULT true;
DROP INDEX games.session_one_open;
CREATE UNIQUE INDEX session_one_open ON games.session (site_id, member_id) WHERE status = 'open' AND is_alone;
CREATE INDEX session_open ON games.session (site_id, member_id) WHERE status = 'open';
