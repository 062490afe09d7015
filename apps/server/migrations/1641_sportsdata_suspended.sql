-- How many markets are suspended is shown to traders once a second.
CREATE INDEX market_suspended ON sportsdata.market (event_id) WHERE state = 'suspended';
