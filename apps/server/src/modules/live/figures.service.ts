import { type StaffLiveMessage, staffTopic } from '@maru/contract'
import type { Services } from '../../platform/services.ts'

/** Whatever happens meanwhile is one message: each makes every open desk of the site ask again. */
const TOGETHER_MS = 250
const message = JSON.stringify({ what: 'figures', id: '', isNew: false } satisfies StaffLiveMessage)

/** Sites whose desks are to be notified, by process. */
const waiting = new WeakMap<Services, Set<number>>()

/** Has the desks of these sites read their figures again, a moment later. */
export const publishFigures = (services: Services, siteIds: readonly number[]): void => {
  const sites = waiting.get(services)
  if (sites) {
    for (const siteId of siteIds) sites.add(siteId)
    return
  }
  const fresh = new Set(siteIds)
  waiting.set(services, fresh)
  const broadcastFresh = () => {
    waiting.delete(services)
    services.bus.broadcast([...fresh].map((siteId) => ({ topic: staffTopic(siteId), body: message })))
  }
  setTimeout(broadcastFresh, TOGETHER_MS).unref()
}
