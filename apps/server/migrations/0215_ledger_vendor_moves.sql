-- What moved on the accounts of vendors, seen from them: a stake is positive, a payout negative. By the day on which it happened (Asia/Seoul).
CREATE VIEW ledger.vendor_move_view AS
SELECT t.transfer_id, t.site_id, m.member_id, substr(v.house, length('vendor:') + 1) AS vendor_code, k.name AS kind,
  (t.happened_at AT TIME ZONE 'Asia/Seoul')::date AS day, s.amount
FROM ledger.transfer t
CROSS JOIN LATERAL (VALUES (t.from_account, t.to_account, -t.amount), (t.to_account, t.from_account, t.amount))
  AS s (account_id, other_id, amount)
JOIN ledger.account v ON v.account_id = s.account_id AND v.house LIKE 'vendor:%'
JOIN ledger.account m ON m.account_id = s.other_id
JOIN ledger.kind k USING (kind_no);

SELECT ledger.close_to_writers('ledger.vendor_move_view'::regclass);
