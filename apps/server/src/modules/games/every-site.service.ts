import type { Ctx, Staff, System } from '../../platform/context.ts'
import { StaffRefusal } from '../../platform/refusal.ts'
import { allSites } from '../site/index.ts'

/** Staff with the permission that the act needs, or a command of the operator. */
export type Registrar = Ctx<Staff | System>

/** A vendor and its tables are one for all sites: who changes them must be staff of all of them. */
export const requireEverySite = async (ctx: Registrar): Promise<void> => {
  if (ctx.who.kind === 'system') return
  const { siteIds } = ctx.who
  if ((await allSites(ctx, true)).some(({ siteId }) => !siteIds.includes(siteId)))
    throw new StaffRefusal('STAFF_FORBIDDEN')
}
