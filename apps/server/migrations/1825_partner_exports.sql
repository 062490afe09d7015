-- What one address downloads once, within two minutes; the address is stored as its SHA-256.
CREATE TABLE partner.export_ticket (
  site_id bigint NOT NULL,
  ticket_hash bytea NOT NULL,
  partner_id bigint NOT NULL,
  -- {what, format, ask}: which list, and as it was asked.
  wanted jsonb NOT NULL,
  language text NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, ticket_hash)
);
CREATE INDEX export_ticket_expiry ON partner.export_ticket (expires_at);
