-- Of an event that has been over for days: such changes stay for their numbers, and nobody reads them each second.
ALTER TABLE sportsbook.offer_change ADD COLUMN is_over boolean NOT NULL DEFAULT false;
DROP INDEX sportsbook.offer_change_in_force;
CREATE INDEX offer_change_in_force ON sportsbook.offer_change (site_id) WHERE NOT is_over AND (is_suspended OR margin_bp IS NOT NULL OR prices IS NOT NULL);
