import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'

/** Betting has to be open for so much longer than is asked for. */
const SPARE_MS = 2_000

/** The number of a round of a mixed shoe in which betting is open for so long, while nothing of earlier rounds is owed. */
export const untilBetting = async (pool: pg.Pool, code: string, ms: number): Promise<number> => {
  for (;;) {
    const { rows } = await pool.query<{ round: number; left: number }>(
      `SELECT t.round, t.ends_at - (extract(epoch FROM clock_timestamp()) * 1000)::int8 AS left
       FROM studio.live_table t JOIN studio.table_shoe s ON s.code = t.code AND s.finished_at IS NULL AND s.seeds > 0
       WHERE t.code = $1 AND t.phase = 'betting'
         AND NOT EXISTS (SELECT FROM studio.table_round r WHERE r.code = t.code AND r.round < t.round AND NOT r.is_finished)`,
      [code],
    )
    const [row] = rows
    if (row && row.left > ms + SPARE_MS) return row.round
    await sleep(100)
  }
}
