import type { StaffCtx } from '../../platform/context.ts'
import { StaffRefusal } from '../../platform/refusal.ts'
import { record } from '../audit/index.ts'
import { type Canned, deleteCanned, findCanned, saveCanned } from './canned.repository.ts'

const MOST = 200

export const listCanned = async (ctx: StaffCtx) => ({ rows: await findCanned(ctx) })

/** STAFF_CONFLICT: the site has as many as it may. */
export const keepCanned = async (ctx: StaffCtx, written: Omit<Canned, 'cannedId'>): Promise<void> => {
  if (!(await saveCanned(ctx, written, ctx.who.staffId, MOST))) throw new StaffRefusal('STAFF_CONFLICT')
  await record(ctx, { action: 'support.save-canned', target: `site:${ctx.siteId}`, before: null, after: written })
}

export const dropCanned = async (ctx: StaffCtx, cannedId: number): Promise<void> => {
  const canned = await deleteCanned(ctx, cannedId)
  if (!canned) throw new StaffRefusal('STAFF_NOT_FOUND')
  const { name, text } = canned
  await record(ctx, {
    action: 'support.delete-canned',
    target: `site:${ctx.siteId}`,
    before: { name, text },
    after: null,
  })
}
