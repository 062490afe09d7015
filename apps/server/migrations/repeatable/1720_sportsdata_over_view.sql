-- Events that are over, for lists of what still matters. One that its feed takes up again is no longer among them.
CREATE OR REPLACE VIEW sportsdata.event_over_view AS SELECT event_id, starts_at FROM sportsdata.event WHERE state IN ('ended', 'closed', 'cancelled', 'abandoned');
