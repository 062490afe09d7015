-- Why staff refused a sign-up: named, so that everybody reads it in his own language, or else written out in reject_reason.
ALTER TABLE identity.member ADD COLUMN named_reject_reason text,
  ADD CONSTRAINT member_one_reject_reason CHECK (num_nonnulls(reject_reason, named_reject_reason) < 2);
