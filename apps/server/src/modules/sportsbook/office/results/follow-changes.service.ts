import type { Services } from '../../../../platform/services.ts'
import type { NamedClock } from '../../../../platform/ticker/named-clock.ts'
import { oldestOpen } from './four-eyes.service.ts'
import { publishResults } from './publish-results.ts'
import { expireChanges, followedChanges, saveFollowed, ticketsBehind } from './result-change.repository.ts'

const EVERY_MS = 1_000
const EXPIRY_EVERY_MS = 60_000
const everywhere = { who: { kind: 'system', job: 'sportsbook.follow-changes' }, siteId: 0 } as const

/** How many tickets have followed each change that was confirmed, for who looks on. Those that cannot follow have a notice of their own, and hold up no change. */
export const followChanges = async (services: Services): Promise<void> => {
  const confirmed = await services.reading(everywhere, followedChanges)
  for (const change of confirmed) {
    const { changeId, tickets, followed } = change
    const { behind, stuck } = await services.reading(everywhere, (ctx) => ticketsBehind(ctx, change))
    const now = { followed: Math.max(0, tickets - behind), isDone: behind === stuck }
    if (now.followed === followed && !now.isDone) continue
    await services.inContext(everywhere, async (ctx) => {
      await saveFollowed(ctx, changeId, now)
      await publishResults(ctx)
    })
  }
}

const expire = (services: Services): Promise<void> =>
  services.inContext(everywhere, async (ctx) => {
    if ((await expireChanges(ctx, oldestOpen(ctx), null)) > 0) await publishResults(ctx)
  })

export const followChangesClock: NamedClock = {
  name: 'sportsbook.follow-changes',
  everyMs: EVERY_MS,
  tick: followChanges,
}
export const expireChangesClock: NamedClock = {
  name: 'sportsbook.expire-changes',
  everyMs: EXPIRY_EVERY_MS,
  tick: expire,
}
