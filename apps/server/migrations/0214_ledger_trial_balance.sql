-- The last proof of each site and currency, by the job that makes it: pages show it instead of summing every account.
CREATE TABLE ledger.trial_balance (
  site_id int NOT NULL,
  currency text NOT NULL,
  sum bigint NOT NULL,
  proved_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (site_id, currency)
);
