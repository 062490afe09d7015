-- A token that was replaced serves a minute more: the answer that carried the new one may have been lost.
ALTER TABLE identity.session_token ADD retired_at timestamptz;
ALTER TABLE identity.session_token ADD CHECK (retired_at IS NULL OR NOT is_current);
