-- How far the demo's seed has come, so that a start that was cut short is gone on with by the next one.
CREATE TABLE platform.demo_seed (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  -- The demo's week ends here, whenever its last part is seeded.
  begun_at timestamptz NOT NULL,
  steps_done int NOT NULL DEFAULT 0,
  finished_at timestamptz
);
