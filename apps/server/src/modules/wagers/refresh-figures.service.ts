import type { Ctx } from '../../platform/context.ts'
import { lastDays } from '../../platform/seoul-time.ts'
import type { Services } from '../../platform/services.ts'
import { refreshFigures } from './shown-figures.repository.ts'

const EVERY_MS = 5_000
/** Today and yesterday: what pages show. */
const DAYS = 2

/** Of every site, for pages of members and staff. */
export const refreshShownFigures = async (ctx: Ctx): Promise<void> => {
  await refreshFigures(ctx, lastDays(ctx.now, DAYS)[0] ?? '')
}

/** Counts now and every few seconds, one process of all at a time; what it returns stops it. */
export const keepFiguresFresh = async (services: Services): Promise<() => Promise<void>> => {
  const refresh = () =>
    services.inJob({ who: { kind: 'system', job: 'wagers.refresh-figures' }, siteId: 0 }, refreshShownFigures)
  await refresh()
  let running: Promise<void> = Promise.resolve()
  let isRunning = false
  const timer = setInterval(() => {
    if (isRunning) return
    isRunning = true
    running = refresh()
      .catch((error) => services.log.warn({ err: error }, 'figures of sites not refreshed'))
      .finally(() => {
        isRunning = false
      })
  }, EVERY_MS)
  return async () => {
    clearInterval(timer)
    await running
  }
}
