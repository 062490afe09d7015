import type { TestServer } from '../../../testing/context.ts'
import { accrueSite } from './accrue.job.ts'

/** Until everything that was committed before is read: transactions of other databases, too, may be open for a moment. */
export const accrueAll = async ({ pool, system }: Pick<TestServer, 'pool' | 'system'>, siteId = 1): Promise<void> => {
  const one = async (sql: string): Promise<number> => (await pool.query<{ n: number }>(sql)).rows[0]?.n ?? 0
  const written = await one('SELECT pg_current_xact_id()::text::bigint + ahead AS n FROM wagers.journal_view')
  do await system(accrueSite, siteId)
  while ((await one(`SELECT read_until AS n FROM partner.accrual_state WHERE site_id = ${siteId}`)) <= written)
}
