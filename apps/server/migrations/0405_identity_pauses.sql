-- Until when the member may neither bet nor deposit, whose reasons and history lie with the module protection. Here, because every bet reads this row. A time-out and a
-- cooling end by themselves; a self-exclusion stays after its end until two of the staff lift it.
ALTER TABLE identity.member
  ADD COLUMN pause text CHECK (pause IN ('time-out', 'self-exclusion', 'cooling')),
  ADD COLUMN paused_until timestamptz,
  ADD CONSTRAINT member_pause_has_end CHECK ((pause IS NULL) = (paused_until IS NULL));

ALTER TABLE identity.session DROP CONSTRAINT session_end_reason_check;
ALTER TABLE identity.session ADD CONSTRAINT session_end_reason_check
  CHECK (end_reason IN ('replaced', 'logout', 'staff', 'locked', 'password', 'expired', 'paused', 'time-limit'));
