-- Why staff refused: named, so that everybody reads it in his own language, or else written out in reason.
ALTER TABLE cashier.request ADD COLUMN named_reason text,
  ADD CONSTRAINT request_one_reason CHECK (num_nonnulls(reason, named_reason) < 2);
