import type { Ctx, StaffCtx } from '../../../../platform/context.ts'
import { StaffRefusal } from '../../../../platform/refusal.ts'
import { allSites } from '../../../site/index.ts'

const DAY_MS = 24 * 3_600_000

/** Results are one for all sites: who says them must be staff of all of them. */
export const isOfEverySite = async (ctx: StaffCtx): Promise<boolean> => {
  const { siteIds } = ctx.who
  return (await allSites(ctx, true)).every(({ siteId }) => siteIds.includes(siteId))
}

export const requireEverySite = async (ctx: StaffCtx): Promise<void> => {
  if (!(await isOfEverySite(ctx))) throw new StaffRefusal('STAFF_FORBIDDEN', { why: 'every-site' })
}

/** What the first of two said before that is as if it had not been said. */
export const oldestOpen = (ctx: Pick<Ctx, 'now'>): Date => new Date(ctx.now.getTime() - DAY_MS)
export const isExpired = (ctx: Pick<Ctx, 'now'>, at: Date): boolean => at <= oldestOpen(ctx)
