-- For which start a bet was accepted: how long its event may still be played counts from it. Null: accepted before this was kept; then the start that is announced now counts.
ALTER TABLE sportsbook.leg ADD COLUMN starts_at timestamptz;
