-- What was read stays read, and what was sent stays sent.
SELECT platform.revoke_from_app('community.mailing_read', 'UPDATE, DELETE, TRUNCATE');
SELECT platform.revoke_from_app('community.mailing', 'DELETE, TRUNCATE');
SELECT platform.revoke_from_app('community.inbox', 'DELETE, TRUNCATE');
