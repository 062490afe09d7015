-- By the wager alone, which no two slips share. With site and member in it PostgreSQL took it for the primary key's place where plans were made over an empty table, and read all of it for each bet.
DROP INDEX wagers.slip_of_wager;
CREATE INDEX slip_of_wager ON wagers.slip (wager_id);
