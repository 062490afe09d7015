-- What was written stays: a post or a comment that is taken away is marked so.
SELECT platform.revoke_from_app('boards.post', 'DELETE, TRUNCATE');
SELECT platform.revoke_from_app('boards.comment', 'DELETE, TRUNCATE');
SELECT platform.revoke_from_app('boards.report', 'DELETE, TRUNCATE');
SELECT platform.revoke_from_app('boards.question', 'DELETE, TRUNCATE');
SELECT platform.revoke_from_app('boards.question_line', 'UPDATE, DELETE, TRUNCATE');
SELECT platform.revoke_from_app('boards.rule_version', 'UPDATE, DELETE, TRUNCATE');
