-- By the wager first: an index that begins as the primary key does was taken in its place by plans made before there were statistics, and read every slip of the member for each bet. Entries rise, so that
-- they are added at the end of the index and not at a random place.
DROP INDEX wagers.slip_of_wager;
CREATE INDEX slip_of_wager ON wagers.slip (wager_id, site_id, member_id);
