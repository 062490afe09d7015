-- Rules that wait for a second of the staff stand in the table that all such requests share; none was asked for before it was there.
DROP TABLE sportsbook.rule_request;
