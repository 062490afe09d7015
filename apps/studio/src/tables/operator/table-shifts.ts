import type { OperatorAnswer, OperatorRequest } from '@maru/vendor-wallet'
import type pg from 'pg'

const MOST_SHIFTS = 2_000

/** What is planned in a time, of one table or of all. */
export const tableShifts = async (
  db: pg.Pool,
  { game_code, from, to }: OperatorRequest<'tableShifts'>,
): Promise<OperatorAnswer<'tableShifts'>> => {
  const { rows } = await db.query<OperatorAnswer<'tableShifts'>['shifts'][number]>(
    `SELECT id AS shift, code AS game_code, dealer, name, begins_at AS "from", ends_at AS "to", by FROM studio.table_shift
     WHERE ends_at > $1 AND begins_at < $2 AND ($3::text IS NULL OR code = $3) ORDER BY begins_at, code LIMIT $4`,
    [from, to, game_code ?? null, MOST_SHIFTS],
  )
  return { shifts: rows }
}
