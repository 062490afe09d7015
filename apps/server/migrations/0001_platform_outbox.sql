CREATE SCHEMA platform;

-- What a committed transaction still has to tell. A row is deleted when it has been told; one that stays is told again by a job.
CREATE TABLE platform.outbox (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  site_id int NOT NULL,
  name text NOT NULL,
  payload jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
