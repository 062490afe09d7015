-- What the browser has to find by computing; beside the answer, for one try.
ALTER TABLE identity.captcha ADD work_number integer NOT NULL DEFAULT 0;
