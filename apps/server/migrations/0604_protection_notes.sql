-- What staff noted of how a member is to be protected, when they spoke with it, and when it asked for help. Never updated or deleted.
CREATE TABLE protection.note (
  site_id bigint NOT NULL,
  member_id bigint NOT NULL,
  note_id bigint GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL CHECK (kind IN ('note', 'contact', 'help-asked')),
  text text NOT NULL,
  -- Points of the self-test, where the member gave them with its question.
  score int CHECK (score BETWEEN 0 AND 27),
  noted_at timestamptz NOT NULL,
  -- Null: the member.
  staff_id bigint,
  PRIMARY KEY (site_id, member_id, note_id),
  CONSTRAINT note_by_staff CHECK ((kind = 'help-asked') = (staff_id IS NULL)),
  CONSTRAINT note_score_of_help CHECK (score IS NULL OR kind = 'help-asked')
);
CREATE INDEX note_help_asked ON protection.note (site_id, noted_at DESC) WHERE kind = 'help-asked';
