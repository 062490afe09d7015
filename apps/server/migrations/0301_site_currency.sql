-- What the site is played in. Never changed once it has members: their purses are opened in it.
ALTER TABLE site.site ADD COLUMN currency text NOT NULL DEFAULT 'KRW' CHECK (currency IN ('KRW', 'EUR'));
