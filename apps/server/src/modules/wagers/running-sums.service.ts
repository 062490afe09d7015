import type { Ctx } from '../../platform/context.ts'
import type { NamedClock } from '../../platform/ticker/named-clock.ts'
import { addUpChanges, hasChanges } from './figures.repository.ts'
import './events.ts'

/** Screens follow within a second: this, and the way to them. */
const EVERY_MS = 400
/** Of one transaction. */
const MOST_CHANGES = 20_000

/** Adds what changed to the sums of sites, and emits of which sites it was. */
export const keepSums = async (ctx: Ctx): Promise<void> => {
  const siteIds = await addUpChanges(ctx, MOST_CHANGES)
  if (siteIds.length > 0) ctx.emit('wagers.figures-changed', { siteIds })
}

const about = { who: { kind: 'system', job: 'wagers.keep-sums' }, siteId: 0 } as const

export const keepSumsClock: NamedClock = {
  name: 'wagers.keep-sums',
  everyMs: EVERY_MS,
  tick: async (services) => {
    if (await services.reading(about, hasChanges)) await services.inContext(about, keepSums)
  },
}
