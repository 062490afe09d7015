-- How often the sound of this captcha was asked for.
ALTER TABLE identity.captcha ADD sounds smallint NOT NULL DEFAULT 0;
