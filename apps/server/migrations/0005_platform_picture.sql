-- Pictures that staff uploaded, re-encoded by us. `hash`: SHA-256 of the bytes. `content`: NULL where they lie in a bucket.
CREATE TABLE platform.picture (
  site_id bigint NOT NULL,
  hash text NOT NULL CHECK (hash ~ '^[0-9a-f]{64}$'),
  width integer NOT NULL CHECK (width > 0),
  height integer NOT NULL CHECK (height > 0),
  size integer NOT NULL CHECK (size > 0),
  content bytea,
  created_at timestamptz NOT NULL,
  CHECK (octet_length(content) = size),
  PRIMARY KEY (site_id, hash)
);
-- Compressed already.
ALTER TABLE platform.picture ALTER COLUMN content SET STORAGE EXTERNAL;
