import {
  type AdminAnswerOf,
  cashOf,
  type SportWaiting,
  type sportResultEvents,
  type sportWaiting,
} from '@maru/contract'
import type { StaffCtx } from '../../../../platform/context.ts'
import { cursorOf, cursorText, pageBehind } from '../../../../platform/cursor.ts'
import { nextMidnight, seoulDay, seoulMidnight } from '../../../../platform/seoul-time.ts'
import { staffNames } from '../../../identity/index.ts'
import { eventsByStart, overdueEvents, type StaffEvent, undecidedMarkets } from '../../../sportsdata/index.ts'
import { eventsOut } from './event-out.service.ts'
import { isOfEverySite, oldestOpen } from './four-eyes.service.ts'
import { dueAt, longestHours } from './overdue.rules.ts'
import { openEntries, type ResultEntry } from './result-entry.repository.ts'
import { eventsWithTickets, marketsWithTickets, stakesOf } from './stakes.repository.ts'

/** Of one statement. Many tickets wait for other events of theirs: their events end without being one of those that are shown. */
const AT_ONCE = 300
const MOST_SHOWN = 50
const PAGE_SIZE = 50

/** Events that ended, or should have, with tickets that wait for what nobody has said. */
export const listWaiting = async (ctx: StaffCtx): Promise<AdminAnswerOf<typeof sportWaiting>> => {
  const stakes = new Map((await eventsWithTickets(ctx)).map((row) => [row.eventId, row]))
  const waiting = await eventsThatWait(ctx, [...stakes.keys()])
  const ids = waiting.map(({ eventId }) => eventId)
  const entries = await openEntries(ctx, ids, oldestOpen(ctx))
  const names = await staffNames(ctx, [...new Set([...entries.values()].map(({ enteredBy }) => enteredBy))])
  const out = await eventsOut(ctx, ids)
  const events = waiting.flatMap(({ eventId, sport, state, startsAt, endedAt, markets }): SportWaiting[] => {
    const event = out.get(eventId)
    const { tickets = 0, staked = 0, loss = 0 } = stakes.get(eventId) ?? {}
    if (!event) return []
    return [
      {
        ...event,
        since: (endedAt ?? dueAt(sport, startsAt)).toISOString(),
        hasEnded: state === 'ended' || state === 'closed',
        markets,
        tickets,
        staked: cashOf(staked),
        loss: cashOf(loss),
        entry: entryOut(ctx, entries.get(eventId), names),
      },
    ]
  })
  return { mayDecide: await isOfEverySite(ctx), events }
}

/** The first of them, with how many markets wait. However many were decided and have tickets that wait for other events, none of these is left out. */
const eventsThatWait = async (
  ctx: StaffCtx,
  eventIds: readonly number[],
): Promise<(StaffEvent & { markets: number })[]> => {
  const found: (StaffEvent & { markets: number })[] = []
  let after: number | undefined
  do {
    const overdue = await overdueEvents(ctx, eventIds, longestHours, after ?? null, AT_ONCE)
    const ids = overdue.map(({ eventId }) => eventId)
    const open = await marketsWithTickets(ctx, await undecidedMarkets(ctx, ids), 'open')
    const markets = Map.groupBy(open, ({ eventId }) => eventId)
    for (const event of overdue) {
      const waiting = markets.get(event.eventId)
      if (waiting) found.push({ ...event, markets: waiting.length })
    }
    after = overdue.length < AT_ONCE ? undefined : ids.at(-1)
  } while (after !== undefined && found.length < MOST_SHOWN)
  return found.slice(0, MOST_SHOWN)
}

export const entryOut = (
  ctx: StaffCtx,
  entry: ResultEntry | undefined,
  names: ReadonlyMap<number, string>,
): SportWaiting['entry'] =>
  entry
    ? {
        enteredBy: names.get(entry.enteredBy) ?? '',
        enteredAt: entry.enteredAt.toISOString(),
        isOwn: entry.enteredBy === ctx.who.staffId,
      }
    : null

/** Of a day, whatever became of them. */
export const listEventsOfDay = async (
  ctx: StaffCtx,
  { day = seoulDay(ctx.now), after = '' }: { day?: string | undefined; after?: string | undefined },
): Promise<AdminAnswerOf<typeof sportResultEvents>> => {
  const of = { from: seoulMidnight(day), until: nextMidnight(day), after: cursorOf(after, 2) }
  const found = await eventsByStart(ctx, of, PAGE_SIZE + 1)
  const page = pageBehind(found, PAGE_SIZE, ({ startsAt, eventId }) => cursorText(startsAt.getTime(), eventId))
  const ids = page.rows.map(({ eventId }) => eventId)
  const [out, stakes] = [await eventsOut(ctx, ids), await stakesOf(ctx, ids)]
  const rows = ids.flatMap((eventId) => {
    const event = out.get(eventId)
    const { tickets = 0, staked = 0 } = stakes.get(eventId) ?? {}
    return event ? [{ ...event, tickets, staked: cashOf(staked) }] : []
  })
  return { rows, next: page.next }
}
