-- Those that are being brought back already: no later than since their game was opened.
UPDATE games.vendor_purse SET left_at = since WHERE status = 'leaving' AND left_at IS NULL;
