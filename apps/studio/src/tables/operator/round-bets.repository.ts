import type { Chips } from '@maru/live-games'
import type { OperatorAnswer } from '@maru/vendor-wallet'
import type pg from 'pg'

type Row = NonNullable<OperatorAnswer<'tableRound'>['round']> & { pays: Chips | null }

/** A round as staff may see it: its result once it is over, as everybody else. */
export const roundForStaff = async (db: pg.Pool, code: string, round: number): Promise<Row | undefined> => {
  const { rows } = await db.query<Row>(
    `SELECT id, shoe, (extract(epoch FROM started_at) * 1000)::int8 AS started_at, (extract(epoch FROM ended_at) * 1000)::int8 AS ended_at,
       CASE WHEN ended_at IS NOT NULL AND NOT is_voided THEN result END AS result, is_voided, void_reason, pays
     FROM studio.table_round WHERE code = $1 AND round = $2`,
    [code, round],
  )
  return rows[0]
}

/** Rounds that owe something, or may yet, the oldest first; `code`: of one table. */
export const unfinishedRounds = async (
  db: pg.Pool,
  code: string | null,
  most: number,
): Promise<{ code: string; round: number }[]> => {
  const { rows } = await db.query<{ code: string; round: number }>(
    `SELECT code, round FROM studio.table_round WHERE NOT is_finished AND ($1::text IS NULL OR code = $1) ORDER BY started_at LIMIT $2`,
    [code, most],
  )
  return rows
}

/** When each event of a round was stored, ms since 1970. */
export const storedTimes = async (db: pg.Pool, code: string, round: number): Promise<ReadonlyMap<number, number>> => {
  const { rows } = await db.query<{ seq: number; at: number }>(
    `SELECT seq, (extract(epoch FROM stored_at) * 1000)::int8 AS at FROM studio.table_event WHERE code = $1 AND round = $2`,
    [code, round],
  )
  return new Map(rows.map(({ seq, at }) => [seq, at]))
}
