-- As others at a live table read the player: masked by the operator. NULL where it said none.
ALTER TABLE studio.session ADD COLUMN display_name text;
