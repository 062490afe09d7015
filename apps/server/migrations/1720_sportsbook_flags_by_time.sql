-- Flags are read by when they were found last: one that is found again comes up again.
CREATE INDEX flag_newest ON sportsbook.flag (site_id, found_at DESC, flag_id DESC);
