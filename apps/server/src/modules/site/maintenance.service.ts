import type { Config } from '../../config.ts'
import type { Ctx, StaffCtx } from '../../platform/context.ts'
import { StaffRefusal } from '../../platform/refusal.ts'
import { record } from '../audit/index.ts'
import {
  flipAnnounced,
  lockMaintenance,
  type PlannedMaintenance,
  readMaintenance,
  writeMaintenance,
} from './maintenance.repository.ts'
import { isInside, isOver } from './maintenance.rules.ts'

/** How late another process may learn of a changed window. The begin and end of a known one come to the instant. */
const FRESH_MS = 1_000
/** After a change this process asks the database each time, for the commit is still to come. */
const DISTRUST_MS = 3_000
type Held = { planned: PlannedMaintenance | undefined; readAt: number }
type Known = { held: Map<number, Held>; distrustUntil: number }
const known = new WeakMap<Config, Known>()

const knownBy = (ctx: Ctx): Known => {
  const found = known.get(ctx.config) ?? { held: new Map(), distrustUntil: 0 }
  known.set(ctx.config, found)
  return found
}

/** Is the site of the context under maintenance at this instant? */
export const maintenanceNow = async (ctx: Ctx): Promise<boolean> => {
  const { held, distrustUntil } = knownBy(ctx)
  const at = performance.now()
  const last = held.get(ctx.siteId)
  if (last && at - last.readAt < FRESH_MS && at > distrustUntil) return isInside(last.planned, ctx.now)
  const planned = await readMaintenance(ctx)
  held.set(ctx.siteId, { planned, readAt: at })
  return isInside(planned, ctx.now)
}

export const maintenanceState = async (ctx: Ctx) => describe(await readMaintenance(ctx), ctx.now)

export const changeMaintenance = async (ctx: StaffCtx, next: PlannedMaintenance | undefined) => {
  if (next && (next.endAt <= next.startAt || isOver(next, ctx.now))) throw new StaffRefusal('STAFF_INVALID')
  const before = await lockMaintenance(ctx)
  await writeMaintenance(ctx, next)
  await announceMaintenance(ctx, next)
  await record(ctx, {
    action: 'site.maintenance',
    target: `site:${ctx.siteId}`,
    before: describe(before, ctx.now),
    after: describe(next, ctx.now),
  })
  knownBy(ctx).distrustUntil = performance.now() + DISTRUST_MS
  return describe(next, ctx.now)
}

/** Tells once, whichever process comes first, that maintenance began or ended. */
export const announceMaintenance = async (ctx: Ctx, planned: PlannedMaintenance | undefined): Promise<void> => {
  const isNow = isInside(planned, ctx.now)
  if (await flipAnnounced(ctx, isNow)) ctx.emit('site.maintenance-changed', { isNow }, { aggregate: 'site' })
}

/** What the member site shows: the reason in the reader's language; nothing once it is over. */
export const siteCheck = async (ctx: Ctx) => {
  const planned = await readMaintenance(ctx)
  const isShown = planned !== undefined && !isOver(planned, ctx.now)
  return {
    siteCheckInfo: isShown
      ? {
          startDate: planned.startAt.toISOString(),
          endDate: planned.endAt.toISOString(),
          reason: planned.reason[ctx.language],
        }
      : null,
    isNow: isInside(planned, ctx.now),
    now: ctx.now.getTime(),
  }
}

const describe = (planned: PlannedMaintenance | undefined, now: Date) => ({
  startDate: planned?.startAt.toISOString() ?? null,
  endDate: planned?.endAt.toISOString() ?? null,
  reason: planned?.reason ?? null,
  isNow: isInside(planned, now),
})
