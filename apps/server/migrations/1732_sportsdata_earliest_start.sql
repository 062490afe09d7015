-- The earliest start that was ever announced of an event. Events that were moved to a later one are few.
ALTER TABLE sportsdata.event ADD COLUMN earliest_start timestamptz;
CREATE INDEX event_moved ON sportsdata.event (earliest_start) WHERE earliest_start < starts_at;
