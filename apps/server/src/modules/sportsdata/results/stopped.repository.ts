import type { SportCode } from '@maru/contract'
import type { EventState } from '@maru/sports-feeds'
import type { Ctx } from '../../../platform/context.ts'

export const stoppedStates = ['cancelled', 'abandoned', 'postponed', 'interrupted'] as const satisfies EventState[]
/** `startsAt`: as it was announced last. `since`: when its producer said the state. */
export type StoppedEvent = {
  eventId: number
  sport: SportCode
  state: (typeof stoppedStates)[number]
  startsAt: Date
  since: Date
}

const SELECT =
  'SELECT event_id AS "eventId", sport, state, starts_at AS "startsAt", status_at AS since FROM sportsdata.event'

/** Events that were not played, or not to their end, and that began or should have begun since `after`. */
export const stoppedEvents = (ctx: Ctx, after: Date): Promise<StoppedEvent[]> =>
  ctx.db.query<StoppedEvent>(
    `${SELECT} WHERE sport IS NOT NULL AND starts_at > $1 AND state = ANY ($2) ORDER BY event_id`,
    [after, stoppedStates],
  )

/** One of them as it is now: nothing of it changes until the end of the caller's transaction. Undefined where it goes on meanwhile. */
export const holdStopped = async (ctx: Ctx, eventId: number): Promise<StoppedEvent | undefined> =>
  (
    await ctx.db.query<StoppedEvent>(
      `${SELECT} WHERE event_id = $1 AND sport IS NOT NULL AND state = ANY ($2) FOR UPDATE`,
      [eventId, stoppedStates],
    )
  )[0]
