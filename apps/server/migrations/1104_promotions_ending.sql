-- When the member was notified that the bonus is about to end; once for each.
ALTER TABLE promotions.bonus_grant ADD COLUMN ending_noticed_at timestamptz;
