import type { Services } from '../../platform/services.ts'
import { readMaintenance } from './maintenance.repository.ts'
import { announceMaintenance } from './maintenance.service.ts'
import { allSites } from './site.service.ts'

const EVERY_MS = 2_000
const who = { kind: 'system', job: 'site.watch-maintenance' } as const

/** Announces maintenance that begins or ends by the clock. Every process watches; the first to see a flip announces it. */
export const watchMaintenance = (services: Services): (() => Promise<void>) => {
  let isEnded = false
  let running: Promise<void> = Promise.resolve()
  const round = async (): Promise<void> => {
    await announceDue(services).catch((error) => services.log.warn({ err: error }, 'maintenance was not looked at'))
    if (!isEnded) timer = setTimeout(start, EVERY_MS)
  }
  const start = (): void => {
    running = round()
  }
  let timer = setTimeout(start, EVERY_MS)
  return async () => {
    isEnded = true
    clearTimeout(timer)
    await running
  }
}

/** Looks at every site once. */
export const announceDue = async (services: Services): Promise<void> => {
  const sites = await services.reading({ who, siteId: 0 }, (ctx) => allSites(ctx))
  for (const { siteId } of sites)
    await services.inContext({ who, siteId }, async (ctx) => announceMaintenance(ctx, await readMaintenance(ctx)))
}
