import type { Ctx } from '../../platform/context.ts'
import { findTurnover } from './turnover.repository.ts'

/** What of a member's wagers of a day in Seoul counts, of all game groups, as they stand now; in ledger units. */
export const validTurnoverOf = async (ctx: Ctx, memberId: number, day: string): Promise<number> =>
  (await findTurnover(ctx, [{ memberId, day }])).reduce((sum, { turnover }) => sum + turnover, 0)

/** The same of several days together. */
export const validTurnoverSince = async (ctx: Ctx, memberId: number, days: readonly string[]): Promise<number> =>
  (
    await findTurnover(
      ctx,
      days.map((day) => ({ memberId, day })),
    )
  ).reduce((sum, { turnover }) => sum + turnover, 0)
