-- The exact probability of every outcome, counted here a second time and in another way than @maru/draws does: prices are checked against it, whoever stores them.
CREATE TABLE minigames.probability (
  game text NOT NULL,
  -- Of the kino ladder: what its lines depend on. 0 for all other games.
  kino_three_lines_up_to int NOT NULL,
  market text NOT NULL,
  outcome text NOT NULL,
  -- In lowest terms.
  numerator bigint NOT NULL,
  denominator bigint NOT NULL,
  PRIMARY KEY (game, kino_three_lines_up_to, market, outcome),
  CHECK (numerator > 0 AND numerator < denominator AND gcd(numerator, denominator) = 1)
);

-- How many of the equally likely draws end with an outcome, of how many.
CREATE TEMPORARY TABLE counted (game text, option int, market text, outcome text, draws bigint, of_all bigint);

-- The power ball: 0 to 9.
INSERT INTO counted
SELECT 'powerball', 0, m.market, m.outcome, count(*), 10
FROM (SELECT ball, CASE ball % 2 WHEN 1 THEN 'odd' ELSE 'even' END AS parity, CASE WHEN ball < 4.5 THEN 'under' ELSE 'over' END AS side
  FROM generate_series(0, 9) ball) f,
LATERAL (VALUES ('power-ball-parity', parity), ('power-ball-side', side), ('power-ball-pair', parity || '-' || side), ('power-ball-exact', ball::text))
  AS m (market, outcome)
GROUP BY m.market, m.outcome;

-- The five balls: every set of 5 of 28, one by one.
INSERT INTO counted
WITH sums AS (
  SELECT a + b + c + d + e AS sum, count(*) AS sets
  FROM generate_series(1, 24) a, generate_series(a + 1, 25) b, generate_series(b + 1, 26) c, generate_series(c + 1, 27) d, generate_series(d + 1, 28) e
  GROUP BY 1
), f AS (
  SELECT sets, CASE sum % 2 WHEN 1 THEN 'odd' ELSE 'even' END AS parity, CASE WHEN sum < 72.5 THEN 'under' ELSE 'over' END AS side,
    CASE WHEN sum <= 64 THEN 'small' WHEN sum <= 80 THEN 'medium' ELSE 'large' END AS size,
    CASE WHEN sum <= 35 THEN 'A' WHEN sum <= 49 THEN 'B' WHEN sum <= 57 THEN 'C' WHEN sum <= 65 THEN 'D' WHEN sum <= 78 THEN 'E' ELSE 'F' END AS section
  FROM sums
)
SELECT 'powerball', 0, m.market, m.outcome, sum(sets)::bigint, (SELECT sum(sets)::bigint FROM sums)
FROM f, LATERAL (VALUES ('sum-parity', parity), ('sum-side', side), ('sum-pair', parity || '-' || side), ('sum-size', size),
  ('sum-size-parity', size || '-' || parity), ('sum-section', section)) AS m (market, outcome)
GROUP BY m.market, m.outcome;

-- The ladders: the first number alone.
INSERT INTO counted
SELECT l.game, l.option, m.market, m.outcome, count(*), l.highest
FROM (SELECT 'powerladder' AS game, 0 AS option, 14 AS three_up_to, 28 AS highest
  UNION ALL SELECT 'kinoladder', up_to, up_to, 70 FROM generate_series(1, 69) up_to) l,
LATERAL (SELECT CASE n % 2 WHEN 1 THEN 'left' ELSE 'right' END AS start, CASE WHEN n <= l.three_up_to THEN '3' ELSE '4' END AS lines
  FROM generate_series(1, l.highest) n) f,
LATERAL (VALUES ('start', start), ('lines', lines), ('parity', CASE WHEN (start = 'left') = (lines = '4') THEN 'odd' ELSE 'even' END),
  ('start-lines', start || '-' || lines)) AS m (market, outcome)
GROUP BY l.game, l.option, l.highest, m.market, m.outcome;

-- Speed kino: sets of 22 of 70 by the last digit of their sum, number after number.
DO $$
DECLARE
  -- At taken * 10 + last digit + 1.
  v_sets numeric[] := array_fill(0::numeric, ARRAY[230]);
BEGIN
  v_sets[1] := 1;
  FOR number IN 1..70 LOOP
    FOR taken IN REVERSE 22..1 LOOP
      FOR digit IN 0..9 LOOP
        v_sets[taken * 10 + (digit + number) % 10 + 1] := v_sets[taken * 10 + (digit + number) % 10 + 1] + v_sets[(taken - 1) * 10 + digit + 1];
      END LOOP;
    END LOOP;
  END LOOP;
  INSERT INTO counted
  SELECT 'speedkino', 0, m.market, m.outcome, sum(f.sets)::bigint, (SELECT sum(v) FROM unnest(v_sets[221:230]) v)::bigint
  FROM (SELECT v_sets[221 + digit] AS sets, CASE digit % 2 WHEN 1 THEN 'odd' ELSE 'even' END AS parity,
      CASE WHEN digit < 4.5 THEN 'under' ELSE 'over' END AS side FROM generate_series(0, 9) digit) f,
  LATERAL (VALUES ('sum-parity', f.parity), ('digit-side', f.side), ('digit-pair', f.parity || '-' || f.side)) AS m (market, outcome)
  GROUP BY m.market, m.outcome;
END $$;

INSERT INTO minigames.probability (game, kino_three_lines_up_to, market, outcome, numerator, denominator)
SELECT game, option, market, outcome, draws / gcd(draws, of_all), of_all / gcd(draws, of_all) FROM counted;
DROP TABLE counted;
