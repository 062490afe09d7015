-- Up to where transfers were read a second time: a node may have left some out at the first.
ALTER TABLE coin.chain ADD COLUMN checked_number bigint;
UPDATE coin.chain SET checked_number = read_number;
