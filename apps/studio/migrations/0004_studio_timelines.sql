-- The timeline of the database on which a chain was made. One that was put back to an earlier moment, or a standby that took over, has another: links that it has not
-- seen used may be known, so no bets are taken on such a chain and the next cut takes a new one.
ALTER TABLE studio.table_chain ADD COLUMN timeline text;
