CREATE SCHEMA cashier;

CREATE TABLE cashier.request (
  request_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
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
  CONSTRAINT request_completed_by_staff CHECK (status <> 1 OR staff_id IS NOT NULL)
);
-- One open request of each kind per member, also when two race.
CREATE UNIQUE INDEX request_open ON cashier.request (site_id, member_id, cash_type) WHERE status IN (0, 2);
CREATE UNIQUE INDEX request_key_once ON cashier.request (site_id, member_id, request_key);
CREATE INDEX request_of_member ON cashier.request (site_id, member_id, request_id DESC);
CREATE INDEX request_queue ON cashier.request (site_id, request_id) WHERE status IN (0, 2);
CREATE INDEX request_ended ON cashier.request (site_id, handled_at) WHERE status IN (1, -1);

-- The last word on the order of states; request.states.ts says the same with codes.
CREATE FUNCTION cashier.keep_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN RAISE EXCEPTION 'a cash request is never deleted'; END IF;
  IF (OLD.site_id, OLD.member_id, OLD.cash_type, OLD.amount, OLD.bonus, OLD.request_key, OLD.created_at)
    IS DISTINCT FROM (NEW.site_id, NEW.member_id, NEW.cash_type, NEW.amount, NEW.bonus, NEW.request_key, NEW.created_at) THEN
    RAISE EXCEPTION 'what was requested does not change';
  END IF;
  IF OLD.status <> NEW.status AND NOT (OLD.status = 0 AND NEW.status IN (2, -1) OR OLD.status = 2 AND NEW.status IN (1, -1)) THEN
    RAISE EXCEPTION 'a cash request does not go from % to %', OLD.status, NEW.status;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER request_order BEFORE UPDATE OR DELETE ON cashier.request
  FOR EACH ROW EXECUTE FUNCTION cashier.keep_order();

CREATE VIEW cashier.request_view AS
SELECT request_id AS cash_idx, site_id, member_id, cash_type, amount, bonus, status, created_at, waited_at, handled_at,
  staff_id, staff_name, reason
FROM cashier.request;
