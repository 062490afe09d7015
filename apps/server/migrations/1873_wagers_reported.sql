-- With it the vendor said what the places of a table came to (wagers.ended_table_view): who reads the journal needs not ask for each wager.
ALTER TABLE wagers.settlement ADD COLUMN is_reported boolean NOT NULL DEFAULT false;
