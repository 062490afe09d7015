CREATE SCHEMA privacy;

-- A copy of everything that is held of a member, which the member asked for and may download for a week.
CREATE TABLE privacy.export (
  site_id bigint NOT NULL,
  export_id bigint GENERATED ALWAYS AS IDENTITY,
  member_id bigint NOT NULL,
  asked_at timestamptz NOT NULL,
  -- Null: it is being made.
  made_at timestamptz,
  expires_at timestamptz,
  bytes bigint NOT NULL DEFAULT 0,
  -- SHA-256 of the address that downloads it once, and until when.
  ticket_hash bytea,
  ticket_until timestamptz,
  PRIMARY KEY (site_id, member_id, export_id)
);
CREATE UNIQUE INDEX export_id_once ON privacy.export (site_id, export_id);
CREATE UNIQUE INDEX export_one_open ON privacy.export (site_id, member_id) WHERE made_at IS NULL;
CREATE UNIQUE INDEX export_ticket ON privacy.export (site_id, ticket_hash) WHERE ticket_hash IS NOT NULL;

CREATE TABLE privacy.export_part (
  site_id bigint NOT NULL,
  export_id bigint NOT NULL,
  part int NOT NULL,
  bytes bytea NOT NULL,
  PRIMARY KEY (site_id, export_id, part),
  FOREIGN KEY (site_id, export_id) REFERENCES privacy.export (site_id, export_id) ON DELETE CASCADE
);

-- A member asked to close the account. It is closed after a wait, unless the member keeps it; what is personal is erased when the time for keeping records is over.
CREATE TABLE privacy.closing (
  site_id bigint NOT NULL,
  member_id bigint NOT NULL,
  asked_at timestamptz NOT NULL,
  closes_at timestamptz NOT NULL,
  reason text NOT NULL,
  closed_at timestamptz,
  erased_at timestamptz,
  PRIMARY KEY (site_id, member_id)
);
CREATE INDEX closing_due ON privacy.closing (site_id, closes_at) WHERE closed_at IS NULL;
