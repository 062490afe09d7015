CREATE OR REPLACE VIEW cashier.request_view AS
SELECT request_id AS cash_idx, site_id, member_id, cash_type, amount, bonus, status, created_at, waited_at, handled_at,
  staff_id, staff_name, reason, method, coin_amount, coin_rate, coin_fee, coin_address, is_paying
FROM cashier.request;

CREATE OR REPLACE VIEW cashier.day_sum_view AS
SELECT site_id, day, cash_type, sum(amount)::bigint AS amount, sum(requests)::bigint AS requests FROM cashier.day_sum GROUP BY 1, 2, 3;

CREATE OR REPLACE VIEW cashier.completion_view AS SELECT site_id, request_id, member_id, cash_type, amount, day, written_by FROM cashier.completion;
