import type { OperatorAnswer } from '@maru/vendor-wallet'
import type pg from 'pg'

const MOST_SHOES = 100
const MOST_ROUNDS = 1_000
const msOf = (column: string): string => `(extract(epoch FROM ${column}) * 1000)::int8`

type Shoe = OperatorAnswer<'tableShoes'>['shoes'][number]
type Round = OperatorAnswer<'tableShoe'>['rounds'][number]

/** Shoes that have begun, newest first; without a shoe the rounds between two cuts. */
export const shoesOf = async (db: pg.Pool, code: string, before: number | null): Promise<Shoe[]> => {
  const { rows } = await db.query<Shoe>(
    `SELECT s.shoe, min(r.round) AS first_round, max(r.round) AS last_round, encode(s.commitment, 'hex') AS commitment,
       coalesce(s.seeds, 0) AS seeds, coalesce(s.withheld, 0) AS withheld, ${msOf('s.begun_at')} AS began_at, ${msOf('s.finished_at')} AS ended_at
     FROM studio.table_shoe s JOIN studio.table_round r USING (code, shoe)
     WHERE s.code = $1 AND s.begun_at IS NOT NULL AND ($2::int8 IS NULL OR s.shoe < $2) GROUP BY s.code, s.shoe ORDER BY s.shoe DESC LIMIT $3`,
    [code, before, MOST_SHOES],
  )
  return rows
}

/** Rounds that have ended: of the one that runs nothing is said before its result is in view. */
export const roundsOfShoe = async (db: pg.Pool, code: string, shoe: number): Promise<Round[]> => {
  const { rows } = await db.query<Round>(
    `SELECT round, CASE WHEN is_voided OR result IS NULL THEN 'void' ELSE result END AS result, cards, ${msOf('started_at')} AS at
     FROM studio.table_round WHERE code = $1 AND shoe = $2 AND ended_at IS NOT NULL ORDER BY round LIMIT $3`,
    [code, shoe, MOST_ROUNDS],
  )
  return rows
}
