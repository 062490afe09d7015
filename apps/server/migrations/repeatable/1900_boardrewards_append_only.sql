-- Rules are only ever added to; what was judged and who is paid is marked, and never deleted.
SELECT platform.revoke_from_app('boardrewards.rule_version', 'UPDATE, DELETE, TRUNCATE');
SELECT platform.revoke_from_app('boardrewards.review', 'DELETE, TRUNCATE');
SELECT platform.revoke_from_app('boardrewards.event', 'DELETE, TRUNCATE');
SELECT platform.revoke_from_app('boardrewards.winner', 'DELETE, TRUNCATE');
SELECT platform.revoke_from_app('boardrewards.granted_text', 'UPDATE, DELETE, TRUNCATE');
