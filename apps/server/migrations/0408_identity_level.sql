ALTER TABLE identity.member DROP CONSTRAINT member_level_check;
ALTER TABLE identity.member ADD CONSTRAINT member_level_check CHECK (level BETWEEN 1 AND 15);
