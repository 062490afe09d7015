-- By bank transfer, or by coin on a chain. The terms of coin are frozen with the request: what is sent in micro-USDT, thousandths of a ledger unit for one USDT, what the member pays
-- for the network, and where a withdrawal goes.
ALTER TABLE cashier.request
  ADD COLUMN method text NOT NULL DEFAULT 'bank' CHECK (method IN ('bank', 'coin')),
  ADD COLUMN coin_amount bigint CHECK (coin_amount > 0),
  ADD COLUMN coin_rate bigint CHECK (coin_rate > 0),
  ADD COLUMN coin_fee bigint CHECK (coin_fee >= 0),
  ADD COLUMN coin_address text,
  -- Its payment is under way: nobody decides the request.
  ADD COLUMN is_paying boolean NOT NULL DEFAULT false;
ALTER TABLE cashier.request
  ADD CONSTRAINT request_coin_terms CHECK (num_nonnulls(coin_amount, coin_rate, coin_fee) = CASE method WHEN 'coin' THEN 3 ELSE 0 END),
  ADD CONSTRAINT request_coin_address CHECK ((coin_address IS NOT NULL) = (method = 'coin' AND cash_type = 'withdrawal')),
  ADD CONSTRAINT request_paying_is_coin CHECK (NOT is_paying OR method = 'coin' AND cash_type = 'withdrawal' AND status = 2),
  DROP CONSTRAINT request_completed_by_staff,
  -- A deposit by coin is completed by the chain.
  ADD CONSTRAINT request_completed_by_staff CHECK (status <> 1 OR staff_id IS NOT NULL OR method = 'coin' AND cash_type = 'deposit');
