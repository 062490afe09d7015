import type { SportsDeskMessage } from '@maru/contract'
import type { Ctx } from '../../../platform/context.ts'
import { listenTogether } from '../../../platform/events/events.ts'
import { addressOf, defineTopic } from '../../../platform/live/topic.ts'

const EVERY_MS = 1_000

/** Says to the screens of traders that something changed; they ask again. A second of changes is one message. */
export const sportsDeskTopic = defineTopic<SportsDeskMessage>({
  destination: '/topic/staff/{siteId}/sports',
  audience: { staff: 'sports.read' },
  snapshot: async () => [{ message: { what: 'sports', isReferred: false } }],
  snapshotWhen: 'missed',
  coalesce: {
    everyMs: EVERY_MS,
    isLate: true,
    merge: (waiting, next) => ({ ...next, isReferred: waiting.isReferred || next.isReferred }),
  },
})

/** For what no ticket says: rules, prices, results, flags. With the commit. */
export const publishDesk = (ctx: Ctx): void =>
  ctx.publish(addressOf(sportsDeskTopic, ctx.siteId), { what: 'sports', isReferred: false })

export const deskListeners = [
  listenTogether(
    'sportsbook.tickets-changed',
    async ({ live }, events) => {
      for (const { siteId, state } of events.flatMap(({ payload }) => payload.tickets))
        live.publish(addressOf(sportsDeskTopic, siteId), { what: 'sports', isReferred: state === 'referred' })
    },
    'desk',
  ),
]
