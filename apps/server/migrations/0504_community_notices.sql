-- How a member wants to be noticed of what happens. Only what the member has chosen: all else is as the code says.
CREATE TABLE community.notice_choice (
  site_id bigint NOT NULL,
  member_id bigint NOT NULL,
  notice text NOT NULL CHECK (notice IN ('deposit-credited', 'withdrawal-paid', 'bonus-ending', 'answer', 'support', 'promotions')),
  -- A message in the inbox. Of promotions identity has it: the consent to marketing.
  inbox boolean NOT NULL,
  -- A note on the page that is open.
  toast boolean NOT NULL,
  PRIMARY KEY (site_id, member_id, notice)
);
