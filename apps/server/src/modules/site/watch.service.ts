import type { Services } from '../../platform/services.ts'
import type { NamedClock } from '../../platform/ticker/named-clock.ts'
import { readMaintenance, sitesToAnnounce } from './maintenance.repository.ts'
import { announceMaintenance } from './maintenance.service.ts'

const who = { kind: 'system', job: 'site.watch-maintenance' } as const

/** Looks at every site once, and announces maintenance that begins or ends by the clock. */
export const announceDue = async (services: Services): Promise<void> => {
  const siteIds = await services.reading({ who, siteId: 0 }, sitesToAnnounce)
  for (const siteId of siteIds)
    await services.inContext({ who, siteId }, async (ctx) => announceMaintenance(ctx, await readMaintenance(ctx)))
}

/** Screens show it within a second. */
export const maintenanceClock: NamedClock = {
  name: 'site.watch-maintenance',
  everyMs: 500,
  isExact: true,
  tick: announceDue,
}
