-- By which numbers read_until was made: wagers.journal_cluster.ahead of then.
ALTER TABLE partner.accrual_state ADD COLUMN ahead bigint NOT NULL DEFAULT 0;
