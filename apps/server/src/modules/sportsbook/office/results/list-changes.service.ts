import type { AdminAnswerOf, SportChangeRow, sportChanges } from '@maru/contract'
import type { StaffCtx } from '../../../../platform/context.ts'
import { staffNames } from '../../../identity/index.ts'
import { nameOfMarket, newestResults } from '../../../sportsdata/index.ts'
import { eventsOut } from './event-out.service.ts'
import { isExpired, isOfEverySite } from './four-eyes.service.ts'
import { findChanges, type ResultChange } from './result-change.repository.ts'

const SHOWN_MS = 7 * 24 * 3_600_000
const MOST_SHOWN = 50

/** Those of the last week. Sums are of the sites that these staff work for. */
export const listChanges = async (ctx: StaffCtx): Promise<AdminAnswerOf<typeof sportChanges>> => {
  const found = await findChanges(ctx, new Date(ctx.now.getTime() - SHOWN_MS), MOST_SHOWN)
  const events = await eventsOut(ctx, [...new Set(found.map(({ eventId }) => eventId))])
  const staff = found.flatMap(({ askedBy, decidedBy }) => (decidedBy === null ? [askedBy] : [askedBy, decidedBy]))
  const names = await staffNames(ctx, [...new Set(staff)])
  const spoken = await withNews(ctx, found)
  const rows = found.flatMap((one): SportChangeRow[] => {
    const event = events.get(one.eventId)
    if (!event) return []
    const books = one.preview.books.filter(({ siteId }) => ctx.who.siteIds.includes(siteId))
    return [
      {
        changeId: one.changeId,
        event,
        change: one.change,
        reason: one.reason,
        state: one.state === 'waiting' && isExpired(ctx, one.askedAt) ? 'expired' : one.state,
        preview: { ...one.preview, books },
        hasFeedSpoken: spoken.has(one.changeId),
        askedBy: names.get(one.askedBy) ?? '',
        askedAt: one.askedAt.toISOString(),
        isOwn: one.askedBy === ctx.who.staffId,
        decidedBy: one.decidedBy === null ? null : (names.get(one.decidedBy) ?? ''),
        decidedAt: one.decidedAt?.toISOString() ?? null,
        followed: one.followed,
        tickets: one.tickets,
      },
    ]
  })
  const isWaiting = ({ state }: SportChangeRow): boolean => state === 'waiting'
  return {
    mayDecide: await isOfEverySite(ctx),
    rows: [...rows.filter(isWaiting), ...rows.filter((row) => !isWaiting(row))],
  }
}

/** Of those that wait, whose markets have another result than when they were asked for. */
const withNews = async (ctx: StaffCtx, found: readonly ResultChange[]): Promise<Set<number>> => {
  const waiting = found.filter(({ state }) => state === 'waiting')
  const keys = waiting.flatMap(({ eventId, versions }) =>
    Object.keys(versions).map((marketKey) => ({ eventId, marketKey })),
  )
  const newest = await newestResults(ctx, keys)
  const isNew = ({ eventId, versions }: ResultChange): boolean =>
    Object.entries(versions).some(
      ([marketKey, version]) => (newest.get(nameOfMarket({ eventId, marketKey }))?.version ?? 0) !== version,
    )
  return new Set(waiting.filter(isNew).map(({ changeId }) => changeId))
}
