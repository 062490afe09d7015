-- As those of options. A new account is named by its bank and number.
CREATE VIEW cashier.moved_request_view AS SELECT site_id, request_id, coalesce(account_id::text, (wanted ->> 'bankCode') || ' ' || (wanted ->> 'account')) AS subject,
  after_version, wanted, reason, status, asked_by, '#' || asked_by AS staff_name, asked_at, decided_by, decided_at FROM cashier.account_request;
