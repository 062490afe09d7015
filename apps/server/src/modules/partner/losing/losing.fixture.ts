import type { TestServer } from '../../../testing/context.ts'
import { accrueSite } from '../accrual/accrue.job.ts'
import { comingPeriod } from './figures.service.ts'
import { confirmSettlement, freezeSettlement } from './settlement-desk.service.ts'

/** Options of site 1, as they are stored. */
export const setOptions = async (server: TestServer, options: Record<string, unknown>): Promise<void> => {
  for (const [name, value] of Object.entries(options))
    await server.ownerPool.query(
      `INSERT INTO site.option (site_id, name, value) VALUES (1, $1, $2) ON CONFLICT (site_id, name) DO UPDATE SET value = EXCLUDED.value`,
      [name, JSON.stringify(value)],
    )
}

/** By the first of the staff, as soon as all is read: transactions of other databases may be open for a moment. */
export const freezeNext = async (server: TestServer): Promise<number> => {
  for (;;)
    try {
      await server.system(accrueSite)
      return await server.staff(async (ctx) =>
        freezeSettlement(ctx, { from: (await comingPeriod(ctx)).from, reason: 'as agreed' }),
      )
    } catch (error) {
      if ((error as { code?: string }).code !== 'STAFF_CONFLICT') throw error
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
}

export const second = { staffId: 2, name: 'second' }

/** By the second. */
export const confirm = (server: TestServer, settlementId: number): Promise<void> =>
  server.staff((ctx) => confirmSettlement(ctx, settlementId), second)
