-- What a further bet of a round staked on; the first bet's words stand in wagers.wager.selection.
ALTER TABLE wagers.movement ADD COLUMN selection jsonb;
