import type pg from 'pg'
import { UNLED } from './engine/leader.ts'

/** Tables that no process leads, and calls to the wallet that have not been answered clearly. */
export type TableHealth = { unled: number; owed: number }

const OWED = `
  WITH unfinished AS (SELECT code, round, is_voided FROM studio.table_round WHERE NOT is_finished),
  change AS (
    SELECT u.is_voided, bool_or(e.type = 'accepted') AS accepted, bool_or(e.type = 'undoing') AS undoing,
      bool_or(e.type IN ('refused', 'undone')) AS is_over
    FROM unfinished u JOIN studio.table_event e USING (code, round) WHERE e.change IS NOT NULL GROUP BY u.code, u.round, u.is_voided, e.change)
  SELECT (SELECT count(*) FROM change WHERE NOT is_over AND (is_voided OR undoing OR NOT accepted))::int
    + (SELECT count(*) FROM unfinished u JOIN studio.table_payout p USING (code, round) WHERE NOT EXISTS (
        SELECT 1 FROM studio.table_event e WHERE e.code = p.code AND e.round = p.round AND e.type = 'paid'
          AND e.player::jsonb = jsonb_build_array(p.site, p.player)))::int AS owed`

/** Codes of the tables that no process leads now. */
export const unledTables = async (db: pg.Pool): Promise<string[]> =>
  (await db.query<{ code: string }>(UNLED)).rows.map(({ code }) => code)

export const countTables = async (db: pg.Pool): Promise<TableHealth> => {
  const [unled, owed] = await Promise.all([unledTables(db), db.query<{ owed: number }>(OWED)])
  return { unled: unled.length, owed: owed.rows[0]?.owed ?? 0 }
}
