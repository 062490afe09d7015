CREATE SCHEMA cashier;

CREATE TABLE cashier.request (
  request_id bigint GENERATED ALWAYS AS IDENTITY,
  site_id int NOT NULL,
  member_id bigint NOT NULL,
  cash_type text NOT NULL CHECK (cash_type IN ('deposit', 'withdrawal')),
  amount bigint NOT NULL CHECK (amount > 0),
  bonus text NOT NULL CHECK (bonus IN ('none', 'first', 'daily')),
  -- 0 applied, 2 waiting, 1 completed, -1 cancelled.
  status smallint NOT NULL DEFAULT 0 CHECK (status IN (0, 2, 1, -1)),
  -- The client's key: the same request sent twice is one request.
  request_key text NOT NULL,
  created_at timestamptz NOT NULL,
  waited_at timestamptz,
  handled_at timestamptz,
  -- Who works on it, then who decided it. None when the member cancelled.
  staff_id bigint,
  staff_name text,
  reason text,
  is_hidden boolean NOT NULL DEFAULT false,
  CONSTRAINT request_waiting_has_staff CHECK (status <> 2 OR (staff_id IS NOT NULL AND waited_at IS NOT NULL)),
  CONSTRAINT request_ended_has_time CHECK ((status IN (1, -1)) = (handled_at IS NOT NULL)),
  CONSTRAINT request_completed_by_staff CHECK (status <> 1 OR staff_id IS NOT NULL),
  PRIMARY KEY (site_id, request_id)
);
-- One open request of each kind per member, also when two race.
CREATE UNIQUE INDEX request_open ON cashier.request (site_id, member_id, cash_type) WHERE status IN (0, 2);
CREATE UNIQUE INDEX request_key_once ON cashier.request (site_id, member_id, request_key);
CREATE INDEX request_of_member ON cashier.request (site_id, member_id, request_id DESC);
CREATE INDEX request_queue ON cashier.request (site_id, request_id) WHERE status IN (0, 2);
CREATE INDEX request_ended ON cashier.request (site_id, handled_at) WHERE status IN (1, -1);

-- What was completed of a site by day (Asia/Seoul), kept with the request itself, so that no page view adds up a day's requests. Several rows of each day: staff who
-- approve at the same moment seldom wait for one another.
CREATE TABLE cashier.day_sum (
  site_id int NOT NULL,
  day date NOT NULL,
  cash_type text NOT NULL,
  shard smallint NOT NULL,
  amount bigint NOT NULL,
  requests bigint NOT NULL,
  PRIMARY KEY (site_id, day, cash_type, shard)
) WITH (fillfactor = 50);
