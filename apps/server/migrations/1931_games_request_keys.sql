-- What differs from one request to another stands first in each key: every search compares it with some twenty entries, and vendor and verb, which most of
-- them share, were compared before it each time. One search finds an id under all three verbs.
ALTER TABLE games.vendor_request DROP CONSTRAINT vendor_request_pkey, ADD PRIMARY KEY (transaction_id, vendor_code, verb, site_id);

-- So that a round that ends finds room beside itself, and the key no second entry.
ALTER TABLE games.round SET (fillfactor = 50);

DROP INDEX games.vendor_request_undone;
CREATE INDEX vendor_request_undone ON games.vendor_request (reference_id, vendor_code) WHERE verb = 'rollback';
DROP INDEX games.vendor_request_paid;
CREATE INDEX vendor_request_paid ON games.vendor_request (reference_id, vendor_code)
  WHERE verb = 'win' AND amount > 0 AND outcome = 'done' AND reference_id IS NOT NULL;
DROP INDEX games.vendor_request_group;
CREATE INDEX vendor_request_group ON games.vendor_request (member_id, bet_group, vendor_code) WHERE bet_group IS NOT NULL;
DROP INDEX games.vendor_request_round;
CREATE INDEX vendor_request_round ON games.vendor_request (member_id, round, vendor_code) WHERE details IS NOT NULL;
