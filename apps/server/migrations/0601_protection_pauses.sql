-- Every time-out, self-exclusion and cooling. Which of them holds says identity.member, which bets read.
CREATE TABLE protection.pause (
  site_id bigint NOT NULL,
  pause_id bigint GENERATED ALWAYS AS IDENTITY,
  member_id bigint NOT NULL,
  kind text NOT NULL CHECK (kind IN ('time-out', 'self-exclusion', 'cooling')),
  began_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  -- Who of the staff set it; null: the member, or of a cooling the rule of the site.
  staff_id bigint,
  reason text,
  -- Two of the staff lift a self-exclusion, and only after its end.
  lift_asked_by bigint,
  lift_asked_at timestamptz,
  lift_reason text,
  lifted_by bigint,
  lifted_at timestamptz,
  PRIMARY KEY (site_id, pause_id),
  CONSTRAINT pause_time_out_span CHECK (kind <> 'time-out' OR ends_at - began_at BETWEEN interval '24 hours' AND interval '1008 hours'),
  -- Six months are never shorter than this.
  CONSTRAINT pause_exclusion_span CHECK (kind <> 'self-exclusion' OR ends_at - began_at >= interval '180 days'),
  CONSTRAINT pause_lifted_by_two CHECK (lifted_by IS NULL OR (lift_asked_by IS NOT NULL AND lifted_by <> lift_asked_by)),
  CONSTRAINT pause_lifted_after_end CHECK (lifted_at IS NULL OR (kind = 'self-exclusion' AND lifted_at >= ends_at)),
  CHECK ((lift_asked_by IS NULL) = (lift_asked_at IS NULL)),
  CHECK ((lifted_by IS NULL) = (lifted_at IS NULL))
);
CREATE INDEX pause_of_member ON protection.pause (site_id, member_id, pause_id DESC);
