import type { TransactionDb } from '@maru/postgres'

type Db = Pick<TransactionDb, 'query'>

/** Who stands behind a table, from one instant to another, ms by the database's clock. */
export type Shift = {
  readonly id: string
  readonly dealer: number
  readonly name: string
  readonly beginsAt: number
  readonly endsAt: number
}

/** Of a table, those that are not over. */
export const loadShifts = (db: Db, code: string, at: number): Promise<Shift[]> =>
  db.query<Shift>(
    `SELECT id, dealer, name, begins_at AS "beginsAt", ends_at AS "endsAt" FROM studio.table_shift
     WHERE code = $1 AND ends_at > $2 ORDER BY begins_at`,
    [code, at],
  )

/** Held until the transaction ends: one plan at a time over all tables. */
const PLAN_LOCK = 7_180_014

/** False where the table, or somebody of that name at any table, has another shift in that time. */
export const insertShift = async (
  db: Db,
  code: string,
  { id, dealer, name, beginsAt, endsAt }: Shift,
  by: string,
): Promise<boolean> => {
  await db.query('SELECT pg_advisory_xact_lock($1)', [PLAN_LOCK])
  const rows = await db.query(
    `INSERT INTO studio.table_shift (id, code, dealer, name, begins_at, ends_at, by)
     SELECT $1, $2, $3, $4, $5, $6, $7 WHERE NOT EXISTS (
       SELECT FROM studio.table_shift WHERE ends_at > $5 AND begins_at < $6 AND (code = $2 OR lower(name) = lower($4)))
     RETURNING 1`,
    [id, code, dealer, name, beginsAt, endsAt, by],
  )
  return rows.length > 0
}

/** One that has not begun is deleted. False where there is none that is not over. */
export const endShift = async (db: Db, code: string, id: string, at: number): Promise<boolean> => {
  const deleted = await db.query(
    'DELETE FROM studio.table_shift WHERE code = $1 AND id = $2 AND begins_at >= $3 RETURNING 1',
    [code, id, at],
  )
  if (deleted.length > 0) return true
  const ended = await db.query(
    'UPDATE studio.table_shift SET ends_at = $3 WHERE code = $1 AND id = $2 AND ends_at > $3 RETURNING 1',
    [code, id, at],
  )
  return ended.length > 0
}

/** Who stands behind the table now, by which shift. */
export const storeDealer = (
  db: Db,
  code: string,
  { dealer, dealerName, shift }: { dealer: number; dealerName: string | null; shift: string | null },
): Promise<unknown> =>
  db.query('UPDATE studio.live_table SET dealer = $2, dealer_name = $3, shift = $4 WHERE code = $1', [
    code,
    dealer,
    dealerName,
    shift,
  ])
