-- A head that was given out stays what it was.
SELECT platform.revoke_from_app('statements.head', 'UPDATE, DELETE, TRUNCATE');
