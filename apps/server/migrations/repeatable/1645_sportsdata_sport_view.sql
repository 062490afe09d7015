-- Which sport an event is of, for lists of tickets by sport.
CREATE OR REPLACE VIEW sportsdata.event_sport_view AS SELECT event_id, sport FROM sportsdata.event;
