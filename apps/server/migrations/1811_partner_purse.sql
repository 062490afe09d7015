-- What a holder earned, by the entries below. Of a partner `earned + owed - released` lies in its commission purse; of a member with rates of its own nothing does: what it earns is cash at once.
CREATE TABLE partner.purse (
  site_id bigint NOT NULL,
  holder_id bigint NOT NULL,
  entries int NOT NULL DEFAULT 0,
  -- All that was booked, less what was taken back.
  earned bigint NOT NULL DEFAULT 0,
  -- What a correction could not take because it was converted already: it goes off the next earnings.
  owed bigint NOT NULL DEFAULT 0 CHECK (owed >= 0),
  -- What became cash.
  released bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (site_id, holder_id),
  CHECK (earned + owed - released >= 0)
) WITH (fillfactor = 80);
CREATE INDEX purse_owing ON partner.purse (site_id, holder_id) WHERE owed > 0;

-- Only ever added to.
CREATE TABLE partner.purse_entry (
  site_id bigint NOT NULL,
  holder_id bigint NOT NULL,
  -- The holder's first is 1.
  ord int NOT NULL,
  kind text NOT NULL CHECK (kind IN ('rolling', 'losing', 'rolling-corrected', 'losing-corrected', 'converted')),
  -- As booked; below zero where it was taken back or converted.
  amount bigint NOT NULL CHECK (amount <> 0),
  -- What of it moved: the rest is what was owed before, or is owed now.
  moved bigint NOT NULL,
  -- Where to, or from.
  purse text NOT NULL CHECK (purse IN ('commission', 'cash')),
  balance_after bigint NOT NULL CHECK (balance_after >= 0),
  owed_after bigint NOT NULL CHECK (owed_after >= 0),
  -- The day or period that it is for; '' of a conversion.
  period text NOT NULL,
  -- What makes it happen once.
  booking_key text NOT NULL,
  happened_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, holder_id, ord),
  UNIQUE (site_id, holder_id, booking_key)
);

-- Rolling that was accrued and is not in a purse yet, by the day of `earned`. Taken off in the transaction that books it.
CREATE TABLE partner.rolling_due (
  site_id bigint NOT NULL,
  day date NOT NULL,
  holder_id bigint NOT NULL,
  amount bigint NOT NULL,
  PRIMARY KEY (site_id, day, holder_id)
);
-- What was accrued before there was a purse.
INSERT INTO partner.rolling_due (site_id, day, holder_id, amount)
SELECT site_id, day, holder_id, sum(rolling) FROM partner.earned GROUP BY 1, 2, 3 HAVING sum(rolling) <> 0;

CREATE TABLE partner.conversion (
  site_id bigint NOT NULL,
  partner_id bigint NOT NULL,
  request_key text NOT NULL,
  -- Asia/Seoul.
  day date NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  commission_after bigint NOT NULL,
  cash_after bigint NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, partner_id, request_key)
);
CREATE INDEX conversion_of_day ON partner.conversion (site_id, partner_id, day);
