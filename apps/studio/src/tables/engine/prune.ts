import { setTimeout as sleep } from 'node:timers/promises'
import { inTransaction } from '@maru/postgres'
import type { Engine } from './engine.ts'

/** Rounds of one transaction, between two of them and between two looks, ms. */
const MOST_AT_ONCE = 20
const PAUSE_MS = 200
const LOOK_EVERY_MS = 3_600_000

/** Deletes bets and payouts of the oldest rounds that ended so long ago, up to the first that owes something. Answers how many rounds those were. */
export const pruneRounds = ({ db }: Pick<Engine, 'db'>, code: string, keepDays: number): Promise<number> =>
  inTransaction(db, async (own) => {
    const rounds = await own.query<{ round: number; isDue: boolean | null }>(
      `SELECT round, is_finished AND ended_at < clock_timestamp() - make_interval(days => $2) AS "isDue" FROM studio.table_round
       WHERE code = $1 AND round > coalesce((SELECT round FROM studio.table_pruned WHERE code = $1), 0) ORDER BY round LIMIT $3`,
      [code, keepDays, MOST_AT_ONCE],
    )
    const end = rounds.findIndex(({ isDue }) => !isDue)
    const due = end === -1 ? rounds : rounds.slice(0, end)
    const [first, last] = [due[0], due.at(-1)]
    if (!first || !last) return 0
    for (const table of ['table_event', 'table_payout'])
      await own.query(`DELETE FROM studio.${table} WHERE code = $1 AND round BETWEEN $2 AND $3`, [
        code,
        first.round,
        last.round,
      ])
    await own.query(
      'INSERT INTO studio.table_pruned (code, round) VALUES ($1, $2) ON CONFLICT (code) DO UPDATE SET round = EXCLUDED.round',
      [code, last.round],
    )
    return due.length
  })

/** Every hour, of the tables that this process leads then, a part after the other. */
export const pruneLed = (engine: Engine, led: () => Iterable<string>): { stop(): void } => {
  const { keepDays, log } = engine
  let isStopped = false
  const look = async (): Promise<void> => {
    if (keepDays === undefined) return
    for (const code of [...led()])
      while (!isStopped && (await pruneRounds(engine, code, keepDays)) === MOST_AT_ONCE) await sleep(PAUSE_MS)
  }
  const timer = setInterval(
    () => void look().catch((error) => log.warn({ error }, 'old bets stay for now')),
    LOOK_EVERY_MS,
  )
  return {
    stop() {
      isStopped = true
      clearInterval(timer)
    },
  }
}
