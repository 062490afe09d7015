import type { Ctx } from '../../platform/context.ts'
import type { Services } from '../../platform/services.ts'
import { addUpChanges } from './figures.repository.ts'
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

/** Now and several times a second, by one process of all at a time; what it returns stops it. */
export const keepSumsSmall = async (services: Services): Promise<() => Promise<void>> => {
  const keep = () => services.inJob({ who: { kind: 'system', job: 'wagers.keep-sums' }, siteId: 0 }, keepSums)
  await keep()
  let running: Promise<void> | undefined
  const timer = setInterval(() => {
    running ??= keep()
      .catch((error) => services.log.warn({ err: error }, 'changes of figures not added up'))
      .finally(() => {
        running = undefined
      })
  }, EVERY_MS)
  return async () => {
    clearInterval(timer)
    await running
  }
}
