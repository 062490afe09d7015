-- Of two indices that fit, a plan made before the statistics were takes the narrower one: a wager that moved read every member's row of its day.
-- Ranges of blocks can answer only what they are for, the sums of a site's day, and they cost a wager nothing.
DROP INDEX wagers.member_day_of_site;
CREATE INDEX member_day_of_day ON wagers.member_day USING brin (day) WITH (pages_per_range = 16, autosummarize = on);
