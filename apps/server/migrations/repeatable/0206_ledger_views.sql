-- What happened to each account, in its own view: two rows per transfer.
CREATE OR REPLACE VIEW ledger.entry_view AS
SELECT t.transfer_id, t.created_at, t.happened_at, t.site_id, k.name AS kind, c.code AS currency, s.account_id, a.member_id,
  coalesce(p.name, a.house) AS account, s.amount, s.balance_before, s.balance_before + s.amount AS balance_after, t.reference
FROM ledger.transfer t
CROSS JOIN LATERAL (VALUES (t.from_account, -t.amount, t.from_before), (t.to_account, t.amount, t.to_before))
  AS s (account_id, amount, balance_before)
JOIN ledger.account a USING (account_id)
JOIN ledger.kind k USING (kind_no)
JOIN ledger.currency c ON c.currency_no = t.currency_no
LEFT JOIN ledger.purse p ON a.account_id > 0 AND p.purse_no = a.account_id & 15;

CREATE OR REPLACE VIEW ledger.balance_view AS
SELECT a.site_id, a.member_id, p.name AS purse, c.code AS currency, a.balance, a.entries, a.account_id
FROM ledger.account a
JOIN ledger.purse p ON p.purse_no = a.account_id & 15
JOIN ledger.currency c USING (currency_no)
WHERE a.account_id > 0;

-- House and vendor accounts: what is rolled up, and what came after.
CREATE OR REPLACE VIEW ledger.house_view AS
SELECT a.site_id, a.house, c.code AS currency, a.account_id,
  (coalesce(s.amount, 0) + coalesce(tail.amount, 0))::bigint AS balance
FROM ledger.account a
JOIN ledger.currency c USING (currency_no)
LEFT JOIN ledger.house_sum s USING (account_id, site_id)
LEFT JOIN (
  SELECT side.account_id, sum(side.amount) AS amount
  FROM ledger.transfer t
  CROSS JOIN LATERAL (VALUES (t.from_account, -t.amount), (t.to_account, t.amount)) AS side (account_id, amount)
  WHERE t.transfer_id > (SELECT sealed_id FROM ledger.seal_state) AND side.account_id < 0
  GROUP BY side.account_id
) tail USING (account_id)
WHERE a.account_id < 0;

-- Sum of all accounts by site and currency: stored balances of members, summed entries of the house. Zero at every commit.
CREATE OR REPLACE VIEW ledger.trial_balance_view AS
SELECT site_id, currency, sum(balance)::bigint AS sum
FROM (
  SELECT site_id, currency, balance FROM ledger.balance_view
  UNION ALL
  SELECT site_id, currency, balance FROM ledger.house_view
) everything
GROUP BY site_id, currency;

-- What moved on the accounts of vendors, seen from them: a stake is positive, a payout negative. By the day on which it happened (Asia/Seoul). `purse`: of the
-- member on the other side.
CREATE OR REPLACE VIEW ledger.vendor_move_view AS
SELECT t.transfer_id, t.site_id, m.member_id, substr(v.house, length('vendor:') + 1) AS vendor_code, k.name AS kind,
  (t.happened_at AT TIME ZONE 'Asia/Seoul')::date AS day, s.amount, p.name AS purse
FROM ledger.transfer t
CROSS JOIN LATERAL (VALUES (t.from_account, t.to_account, -t.amount), (t.to_account, t.from_account, t.amount))
  AS s (account_id, other_id, amount)
JOIN ledger.account v ON v.account_id = s.account_id AND v.house LIKE 'vendor:%'
JOIN ledger.account m ON m.account_id = s.other_id
JOIN ledger.kind k USING (kind_no)
LEFT JOIN ledger.purse p ON m.account_id > 0 AND p.purse_no = m.account_id & 15;

-- What opened, collected or paid members' debts, in the order in which it happened.
CREATE OR REPLACE VIEW ledger.debt_move_view AS
SELECT t.transfer_id, t.site_id, m.member_id, c.code AS currency, k.name AS kind, t.amount, t.happened_at, t.reference
FROM ledger.transfer t
JOIN ledger.kind k USING (kind_no)
JOIN ledger.currency c ON c.currency_no = t.currency_no
CROSS JOIN LATERAL (SELECT greatest(t.from_account, t.to_account) >> 4 AS member_id) m
WHERE k.name IN ('debt-opened', 'debt-collected', 'debt-forgiven');
