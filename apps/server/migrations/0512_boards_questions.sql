-- A member's question: its writer and staff read it, nobody else.
CREATE TABLE boards.question (
  site_id bigint NOT NULL,
  question_id bigint GENERATED ALWAYS AS IDENTITY,
  member_id bigint NOT NULL,
  kind text NOT NULL CHECK (kind IN ('bankaccount', 'cash', 'bonus', 'game', 'account', 'other')),
  language text NOT NULL,
  title text NOT NULL,
  status text NOT NULL CHECK (status IN ('wait', 'answer')),
  -- Taken away by its writer. Staff see it still.
  is_removed boolean NOT NULL DEFAULT false,
  lines int NOT NULL DEFAULT 0,
  -- Since when it waits for an answer, and when it was answered first.
  waits_since timestamptz NOT NULL,
  answered_at timestamptz,
  request_key text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, question_id)
) WITH (fillfactor = 80);
CREATE INDEX question_of_member ON boards.question (site_id, member_id, question_id) WHERE NOT is_removed;
CREATE UNIQUE INDEX question_once ON boards.question (site_id, member_id, request_key);
CREATE INDEX question_waiting ON boards.question (site_id, waits_since, question_id) WHERE status = 'wait' AND NOT is_removed;
CREATE INDEX question_waiting_of ON boards.question (site_id, member_id) WHERE status = 'wait' AND NOT is_removed;
CREATE INDEX question_answered ON boards.question (site_id, kind, answered_at) WHERE answered_at IS NOT NULL;

-- What was said of it, by its writer (`staff_id` null) or staff. Only ever added to.
CREATE TABLE boards.question_line (
  site_id bigint NOT NULL,
  question_id bigint NOT NULL,
  line int NOT NULL,
  staff_id bigint,
  -- Plain text.
  text text NOT NULL,
  said_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, question_id, line),
  FOREIGN KEY (site_id, question_id) REFERENCES boards.question
);

CREATE TABLE boards.template (
  site_id bigint NOT NULL,
  template_id bigint GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL,
  name text NOT NULL,
  text jsonb NOT NULL,
  PRIMARY KEY (site_id, template_id)
);

CREATE TABLE boards.faq (
  site_id bigint NOT NULL,
  faq_id bigint GENERATED ALWAYS AS IDENTITY,
  category text NOT NULL CHECK (category IN ('cash', 'bonus', 'game', 'protection', 'account')),
  title jsonb NOT NULL,
  -- Sanitised HTML.
  html jsonb NOT NULL,
  ord int NOT NULL,
  is_on boolean NOT NULL,
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, faq_id)
);

-- Every version of the rules; the newest of a kind that has begun is in force.
CREATE TABLE boards.rule_version (
  site_id bigint NOT NULL,
  kind text NOT NULL CHECK (kind IN ('rule', 'sport', 'game')),
  version int NOT NULL CHECK (version > 0),
  title jsonb NOT NULL,
  html jsonb NOT NULL,
  note jsonb NOT NULL,
  from_at timestamptz NOT NULL,
  staff_id bigint NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, kind, version)
);
