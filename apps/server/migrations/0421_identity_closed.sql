-- The member closed the account: nobody unlocks it, and its id and nickname are not given again. Later what is personal is erased.
ALTER TABLE identity.member ADD COLUMN closed_at timestamptz, ADD COLUMN erased_at timestamptz;
