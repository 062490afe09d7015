-- From when on the member's bets are refused until a reality check is acknowledged; the module protection sets it. Null: none is due.
ALTER TABLE identity.member ADD COLUMN reality_due_at timestamptz;
