-- When some members got a mailing last. One that stands still is taken up again.
ALTER TABLE community.mailing ADD COLUMN moved_at timestamptz;
