import type { AdminAnswerOf, SportChangeRow, sportChanges } from '@maru/contract'
import type { StaffCtx } from '../../../../platform/context.ts'
import { staffNames } from '../../../identity/index.ts'
import { type MarketKey, nameOfMarket, newestResults, unfollowedSettlements } from '../../../sportsdata/index.ts'
import { eventsOut } from './event-out.service.ts'
import { isExpired, isOfEverySite } from './four-eyes.service.ts'
import { inWords } from './preview-words.service.ts'
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
  const [unfollowed, mayDecide] = [await withUnfollowed(ctx, found), await isOfEverySite(ctx)]
  const previews = await inWords(ctx, found)
  const rows = found.flatMap((one, i): SportChangeRow[] => {
    const event = events.get(one.eventId)
    if (!event) return []
    const preview = previews[i] ?? one.preview
    const books = preview.books.filter(({ siteId }) => ctx.who.siteIds.includes(siteId))
    return [
      {
        changeId: one.changeId,
        event,
        change: one.change,
        reason: one.reason,
        state: one.state === 'waiting' && isExpired(ctx, one.askedAt) ? 'expired' : one.state,
        preview: { ...preview, books },
        hasFeedSpoken: spoken.has(one.changeId),
        isFeedUnfollowed: unfollowed.has(one.changeId),
        askedBy: names.get(one.askedBy) ?? '',
        askedAt: one.askedAt.toISOString(),
        isOwn: one.askedBy === ctx.who.staffId,
        decidedBy: one.decidedBy === null ? null : (names.get(one.decidedBy) ?? ''),
        decidedAt: one.decidedAt?.toISOString() ?? null,
        followed: mayDecide ? one.followed : null,
        tickets: books.reduce((sum, { tickets }) => sum + tickets, 0),
      },
    ]
  })
  const isWaiting = ({ state }: SportChangeRow): boolean => state === 'waiting'
  return {
    mayDecide,
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

/** Of the voids that were decided last of their markets: of which the feed has said a result since that is not followed. */
const withUnfollowed = async (ctx: StaffCtx, found: readonly ResultChange[]): Promise<Set<number>> => {
  const last = new Map<string, { changeId: number; key: MarketKey; isVoid: boolean }>()
  const decided = found.filter(({ said, decidedAt }) => said && decidedAt)
  for (const { changeId, eventId, said, change } of decided.toSorted(byDecision))
    for (const marketKey of Object.keys(said ?? {})) {
      const key = { eventId, marketKey }
      last.set(nameOfMarket(key), { changeId, key, isVoid: change.kind === 'void' })
    }
  const voids = [...last.values()].filter(({ isVoid }) => isVoid)
  const unfollowed = await unfollowedSettlements(
    ctx,
    voids.map(({ key }) => key),
  )
  return new Set(voids.filter(({ key }) => unfollowed.has(nameOfMarket(key))).map(({ changeId }) => changeId))
}

const byDecision = (one: ResultChange, other: ResultChange): number =>
  (one.decidedAt?.getTime() ?? 0) - (other.decidedAt?.getTime() ?? 0)
