-- Of which cluster the numbers of transactions in wagers.settlement are. A restore from a dump puts the rows into another one, whose numbers start low again.
CREATE TABLE wagers.journal_cluster (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  -- As pg_control_system() says it.
  system_id bigint NOT NULL,
  -- What is added to the numbers of this cluster, so that they go on above all that were written before.
  ahead bigint NOT NULL CHECK (ahead >= 0)
);
INSERT INTO wagers.journal_cluster (system_id, ahead) SELECT system_identifier, 0 FROM pg_control_system();
