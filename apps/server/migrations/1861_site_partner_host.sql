-- Where the partners of a site log in, if not at PARTNER_URL.
ALTER TABLE site.site ADD COLUMN partner_host text;
