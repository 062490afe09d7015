CREATE TABLE site.banner (
  banner_id bigint GENERATED ALWAYS AS IDENTITY,
  site_id bigint NOT NULL REFERENCES site.site,
  kind text NOT NULL CHECK (kind IN ('first-deposit', 'daily-deposit', 'plain')),
  title jsonb NOT NULL,
  text jsonb NOT NULL,
  link text,
  is_on boolean NOT NULL,
  ord integer NOT NULL,
  show_from timestamptz,
  show_until timestamptz,
  created_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  CHECK (show_until > show_from),
  PRIMARY KEY (site_id, banner_id)
);
CREATE INDEX banner_shown ON site.banner (site_id, ord, banner_id) WHERE is_on;

CREATE TABLE site.popup (
  popup_id bigint GENERATED ALWAYS AS IDENTITY,
  site_id bigint NOT NULL REFERENCES site.site,
  audience text NOT NULL CHECK (audience IN ('everybody', 'login')),
  title jsonb NOT NULL,
  -- Sanitised HTML (platform/rich-text).
  text jsonb NOT NULL,
  link text,
  -- Of platform/uploads, where nothing is deleted.
  picture text CHECK (picture ~ '^[0-9a-f]{64}$'),
  is_on boolean NOT NULL,
  ord integer NOT NULL,
  show_from timestamptz,
  show_until timestamptz,
  created_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  CHECK (show_until > show_from),
  PRIMARY KEY (site_id, popup_id)
);
CREATE INDEX popup_shown ON site.popup (site_id, audience, ord, popup_id) WHERE is_on;

CREATE TABLE site.notice (
  notice_id bigint GENERATED ALWAYS AS IDENTITY,
  site_id bigint NOT NULL REFERENCES site.site,
  kind text NOT NULL CHECK (kind IN ('check', 'event', 'guide')),
  title jsonb NOT NULL,
  text jsonb NOT NULL,
  is_on boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, notice_id)
);
CREATE INDEX notice_newest ON site.notice (site_id, notice_id DESC) WHERE is_on;
