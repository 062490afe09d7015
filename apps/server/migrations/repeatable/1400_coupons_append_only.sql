-- What happened to coupons is only ever added to, and no coupon is made anew.
SELECT platform.revoke_from_app('coupons.entry', 'UPDATE, DELETE, TRUNCATE');
SELECT platform.revoke_from_app('coupons.batch', 'DELETE, TRUNCATE');
SELECT platform.revoke_from_app('coupons.coupon', 'DELETE, TRUNCATE');
SELECT platform.revoke_from_app('coupons.account', 'DELETE, TRUNCATE');
