-- Finds the payouts that answer a bet, when it is to be rolled back.
CREATE INDEX vendor_request_paid ON games.vendor_request (vendor_code, reference_id)
  WHERE verb = 'win' AND amount > 0 AND outcome = 'done' AND reference_id IS NOT NULL;
