import type { AdminAnswerOf, SportChange, SportPreview, sportChangeAsk, sportChangeConfirm } from '@maru/contract'
import type { z } from 'zod'
import type { StaffCtx } from '../../../../platform/context.ts'
import { StaffRefusal } from '../../../../platform/refusal.ts'
import { assertSecond } from '../../../approvals/index.ts'
import { record } from '../../../audit/index.ts'
import { allSites } from '../../../site/index.ts'
import {
  allMarketsOf,
  endEvent,
  resultVersions,
  type SaidResult,
  type StaffEvent,
  type StaffMarket,
  staffEvent,
  storeResult,
} from '../../../sportsdata/index.ts'
import { editOffer } from '../../rules/offer.service.ts'
import { type MarketChange, type ReadChange, readChange } from './change.rules.ts'
import { isOver } from './enter-result.service.ts'
import { isExpired, oldestOpen, requireEverySite } from './four-eyes.service.ts'
import { dueAt } from './overdue.rules.ts'
import { isAsSeen, nameOfChanges, seenSums } from './preview.rules.ts'
import { previewOf } from './preview.service.ts'
import { inWords } from './preview-words.service.ts'
import { publishResults } from './publish-results.ts'
import {
  decideChange,
  expireChanges,
  insertChange,
  lockChange,
  type ResultChange,
  savePreview,
} from './result-change.repository.ts'
import { marketsWithTickets } from './stakes.repository.ts'

/** What a change would come to now. */
export const previewChange = async (ctx: StaffCtx, change: SportChange): Promise<SportPreview> => {
  await requireEverySite(ctx)
  return shown(ctx, change.eventId, await previewOf(ctx, await read(ctx, change)))
}

const shown = async (ctx: StaffCtx, eventId: number, preview: SportPreview): Promise<SportPreview> =>
  (await inWords(ctx, [{ eventId, preview }]))[0] ?? preview

/** Sends it to a second person, with what it comes to. `seen`: as the first person saw it. */
export const askChange = async (
  ctx: StaffCtx,
  { change, reason, seen }: z.output<typeof sportChangeAsk.body>,
): Promise<number> => {
  await requireEverySite(ctx)
  const found = await read(ctx, change)
  const { changes } = found
  if (changes.length === 0) throw new StaffRefusal('STAFF_STATUS_ORDER', { why: 'same' })
  const preview = await previewOf(ctx, found)
  if (!isAsSeen(seen, preview.seen)) throw new StaffRefusal('STAFF_CONFLICT', { why: 'changed' })
  const { eventId } = change
  await expireChanges(ctx, oldestOpen(ctx), eventId)
  const versions = Object.fromEntries(changes.map(({ before, after }) => [after.marketKey, before?.version ?? 0]))
  const changeId = await insertChange(ctx, { eventId, change, reason, preview, versions, askedBy: ctx.who.staffId })
  if (changeId === undefined) throw new StaffRefusal('STAFF_CONFLICT', { why: 'waits' })
  await note(ctx, 'sports.ask-change', eventId, { changeId, ...change, reason, ...sumsOf(preview) })
  await publishResults(ctx)
  return changeId
}

/**
 * Another person confirms what they saw. Tickets are looked at again before the event is held, since feeds wait for that; results while it is. Where it comes to something else than what was seen,
 * nothing is done and the new preview is answered. Tickets follow by the settlement's clock.
 */
export const confirmChange = async (
  ctx: StaffCtx,
  changeId: number,
  seen: string,
): Promise<AdminAnswerOf<typeof sportChangeConfirm>> => {
  const asked = await waiting(ctx, changeId)
  await assertSecond(ctx, asked.askedBy)
  const { change, eventId, reason } = asked
  const before = await read(ctx, change)
  const looked = await previewOf(ctx, before)
  const found = await read(ctx, change, 'lock')
  const { changes, score } = found
  const preview = nameOfChanges(changes) === nameOfChanges(before.changes) ? looked : await previewOf(ctx, found)
  if (changes.length === 0 || !isAsSeen(seen, preview.seen)) {
    await savePreview(ctx, changeId, preview)
    await note(ctx, 'sports.change-moved', eventId, { changeId, ...sumsOf(preview) })
    await publishResults(ctx)
    return { state: 'changed', preview: await shown(ctx, eventId, preview) }
  }
  await storeAll(ctx, changes, reason)
  if (score) await endEvent(ctx, eventId, score)
  const said = Object.fromEntries(changes.map(({ after }) => [after.marketKey, after.version]))
  const tickets = preview.books.reduce((sum, book) => sum + book.tickets, 0)
  await savePreview(ctx, changeId, preview)
  await decideChange(ctx, changeId, { state: 'confirmed', by: ctx.who.staffId, said, tickets })
  if (change.kind === 'void' && change.market === null) await suspendEvent(ctx, eventId)
  const { askedBy } = asked
  const sums = { stored: changes.length, ...sumsOf(preview), seen: seenSums(seen) }
  await note(ctx, 'sports.confirm-change', eventId, { changeId, ...change, askedBy, ...sums })
  await publishResults(ctx, eventId)
  return { state: 'confirmed', preview: await shown(ctx, eventId, preview) }
}

/** By anybody, also by who asked. */
export const dropChange = async (ctx: StaffCtx, changeId: number): Promise<void> => {
  const { eventId, askedBy } = await waiting(ctx, changeId)
  await decideChange(ctx, changeId, { state: 'dropped', by: ctx.who.staffId })
  await note(ctx, 'sports.drop-change', eventId, { changeId, askedBy })
  await publishResults(ctx)
}

/** Locked. What was asked for more than a day ago is handled: nobody confirms it any more. */
const waiting = async (ctx: StaffCtx, changeId: number): Promise<ResultChange> => {
  const asked = await lockChange(ctx, changeId)
  if (!asked) throw new StaffRefusal('STAFF_NOT_FOUND')
  await requireEverySite(ctx)
  if (asked.state !== 'waiting' || isExpired(ctx, asked.askedAt)) throw new StaffRefusal('STAFF_ALREADY_HANDLED')
  return asked
}

/** `shown`: of markets with tickets; of all, where none has any. */
type Found = ReadChange & { shown: readonly MarketChange[] }

/** Throws STAFF_STATUS_ORDER for a result of an event that is not over. */
const read = async (ctx: StaffCtx, change: SportChange, lock?: 'lock'): Promise<Found> => {
  const event = await staffEvent(ctx, change.eventId, lock)
  if (!event) throw new StaffRefusal('STAFF_NOT_FOUND')
  if (change.kind === 'result' && !mayHaveResult(ctx, event)) throw new StaffRefusal('STAFF_STATUS_ORDER')
  if (change.kind === 'void' && change.since !== null && Date.parse(change.since) > ctx.now.getTime())
    throw new StaffRefusal('STAFF_INVALID', { fields: [{ field: 'since', problem: 'to-come' }] })
  const all = await allMarketsOf(ctx, change.eventId)
  const taken = await marketsWithTickets(ctx, all, 'all')
  const versions = await resultVersions(ctx, change.eventId)
  const found = readChange(change, {
    sport: event.sport,
    markets: changeable(change, { all, taken, versions }),
    versions,
  })
  if ('problems' in found) throw new StaffRefusal('STAFF_INVALID', { fields: found.problems })
  const shown = found.changes.filter(({ market }) => taken.includes(market))
  return { ...found, shown: shown.length > 0 ? shown : found.changes }
}

type Known = {
  all: readonly StaffMarket[]
  taken: readonly StaffMarket[]
  versions: ReadonlyMap<string, readonly SaidResult[]>
}
/** A void is also of what could still be bet on, and of tickets that wait to be accepted. What a feed cancelled that nobody bet on is not taken back. */
const changeable = ({ kind }: SportChange, { all, taken, versions }: Known): readonly StaffMarket[] => {
  if (kind === 'result') return taken
  const isOpen = ({ state }: StaffMarket): boolean => state !== 'settled' && state !== 'cancelled'
  const isStaffs = ({ marketKey }: StaffMarket) => versions.get(marketKey)?.some(({ source }) => source === 'staff')
  return all.filter((market) => taken.includes(market) || (kind === 'void' ? isOpen(market) : isStaffs(market)))
}

/** At every site, so that nothing is bet on markets that come later. Traders resume it. */
const suspendEvent = async (ctx: StaffCtx, eventId: number): Promise<void> => {
  for (const { siteId } of await allSites(ctx, true))
    await editOffer({ ...ctx, siteId }, { eventId, marketKey: '' }, (now) => ({ ...now, isSuspended: true }))
}

/** Also where its feed says that it was not played, once it should have been. */
const mayHaveResult = (ctx: StaffCtx, event: StaffEvent): boolean =>
  isOver(ctx, event) ||
  event.state === 'abandoned' ||
  event.state === 'cancelled' ||
  dueAt(event.sport, event.startsAt) <= ctx.now

const storeAll = async (ctx: StaffCtx, changes: readonly MarketChange[], reason: string): Promise<void> => {
  for (const { after } of changes) {
    const { eventId, marketKey, kind, windows, outcomes } = after
    await storeResult(ctx, { eventId, marketKey, kind, windows, outcomes, source: 'staff', reason })
  }
}

const sumsOf = ({ books, markets }: SportPreview) => ({
  markets: markets.length,
  books: books.map(({ siteId, tickets, members, moved, short }) => ({ siteId, tickets, members, moved, short })),
})

const note = (ctx: StaffCtx, action: string, eventId: number, after: object): Promise<void> =>
  record(ctx, { action, target: `sport-event:${eventId}`, before: null, after })
