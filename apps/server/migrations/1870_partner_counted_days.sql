-- On which days what counts of a wager was booked anew, the oldest first, and what counted then: a round that is corrected on another day belongs to both.
ALTER TABLE partner.counted ADD COLUMN days date[] NOT NULL DEFAULT '{}', ADD COLUMN turnovers bigint[] NOT NULL DEFAULT '{}',
  ADD CHECK (cardinality(days) = cardinality(turnovers));
