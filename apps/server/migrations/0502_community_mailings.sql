-- One text that staff send to many members. Who gets it is decided member by member, in the order of their ids, while it is being sent.
CREATE TABLE community.mailing (
  mailing_id bigint GENERATED ALWAYS AS IDENTITY,
  site_id bigint NOT NULL,
  -- A repeated request of the same staff is the same mailing.
  request_key text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('service', 'marketing')),
  title jsonb NOT NULL,
  text jsonb NOT NULL,
  audience jsonb NOT NULL,
  status text NOT NULL CHECK (status IN ('scheduled', 'sending', 'sent', 'cancelled')),
  send_at timestamptz NOT NULL,
  -- How many were expected when it was confirmed.
  expected bigint NOT NULL CHECK (expected >= 0),
  -- The last member that was looked at, and how many got it so far.
  last_member_id bigint NOT NULL DEFAULT 0,
  sent bigint NOT NULL DEFAULT 0 CHECK (sent >= 0),
  staff_id bigint NOT NULL,
  created_at timestamptz NOT NULL,
  begun_at timestamptz,
  ended_at timestamptz,
  PRIMARY KEY (site_id, mailing_id),
  UNIQUE (site_id, staff_id, request_key),
  CHECK ((status IN ('sent', 'cancelled')) = (ended_at IS NOT NULL))
);
CREATE INDEX mailing_due ON community.mailing (send_at) WHERE status IN ('scheduled', 'sending');

-- Who has read which mailing. It stays when the member deletes the message.
CREATE TABLE community.mailing_read (
  site_id bigint NOT NULL,
  mailing_id bigint NOT NULL,
  member_id bigint NOT NULL,
  read_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, mailing_id, member_id)
);

CREATE TABLE community.message_template (
  template_id bigint GENERATED ALWAYS AS IDENTITY,
  site_id bigint NOT NULL,
  name text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('service', 'marketing')),
  title jsonb NOT NULL,
  text jsonb NOT NULL,
  -- Rises with every change: who saves an older one is refused.
  version integer NOT NULL DEFAULT 1,
  staff_id bigint NOT NULL,
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, template_id)
);
CREATE UNIQUE INDEX message_template_name ON community.message_template (site_id, lower(name));
