-- Since when a purse is to be brought back; it tells a vendor that does not answer from a member who plays for long.
ALTER TABLE games.vendor_purse ADD COLUMN left_at timestamptz;
CREATE INDEX vendor_purse_leaving ON games.vendor_purse (left_at) WHERE status = 'leaving';
