import type { AdminAnswerOf, sportResultEnter } from '@maru/contract'
import type { z } from 'zod'
import type { Ctx, StaffCtx } from '../../../../platform/context.ts'
import { StaffRefusal } from '../../../../platform/refusal.ts'
import { assertSecond } from '../../../approvals/index.ts'
import { record } from '../../../audit/index.ts'
import {
  endEvent,
  isStopped,
  type MarketKey,
  nameOfMarket,
  newestResults,
  type StaffEvent,
  type StaffMarket,
  staffEvent,
  storeResult,
  takenFromRule,
  undecidedMarkets,
} from '../../../sportsdata/index.ts'
import { isExpired, requireEverySite } from './four-eyes.service.ts'
import { dueAt } from './overdue.rules.ts'
import { publishResults } from './publish-results.ts'
import { confirmEntry, deleteEntry, insertEntry, lockEntry } from './result-entry.repository.ts'
import { marketsWithTickets } from './stakes.repository.ts'
import { isSameTyped, type ReadTyped, readTyped } from './typed.rules.ts'

type Asked = z.output<typeof sportResultEnter.body>
type Entered = AdminAnswerOf<typeof sportResultEnter>['state']

/**
 * One of the staff types what became of an event whose feed has not said it, and another types it again without seeing it. Where both are the same, every market that tickets wait for has its
 * result; where not, both are forgotten. What the log says of the first names no figures: the second may read it.
 */
export const enterResult = async (ctx: StaffCtx, { eventId, ...typed }: Asked): Promise<Entered> => {
  await requireEverySite(ctx)
  const event = await staffEvent(ctx, eventId, 'lock')
  if (!event) throw new StaffRefusal('STAFF_NOT_FOUND')
  const markets = await waitingMarkets(ctx, eventId)
  const known = await lockEntry(ctx, eventId)
  const note = (action: string, after: object) =>
    record(ctx, { action, target: `sport-event:${eventId}`, before: { state: event.state, score: event.score }, after })
  if (markets.length === 0 && known) {
    await deleteEntry(ctx, known.entryId)
    await note('sports.forget-result', { why: 'decided', enteredBy: known.enteredBy })
    await publishResults(ctx)
    return 'decided'
  }
  if (markets.length === 0 || !(isOver(ctx, event) || (await isLeftToStaff(ctx, event, markets))))
    throw new StaffRefusal('STAFF_STATUS_ORDER')
  const read = readTyped(event.sport, markets, typed, 'must')
  if ('problems' in read) throw new StaffRefusal('STAFF_INVALID', { fields: read.problems })
  if (!known || isExpired(ctx, known.enteredAt)) {
    if (known) await deleteEntry(ctx, known.entryId)
    await insertEntry(ctx, { eventId, score: read.score, picks: read.picks, enteredBy: ctx.who.staffId })
    await note('sports.enter-result', { markets: markets.length })
    await publishResults(ctx)
    return 'waiting'
  }
  await assertSecond(ctx, known.enteredBy)
  if (!isSameTyped(known, read)) {
    await deleteEntry(ctx, known.entryId)
    await note('sports.forget-result', { why: 'different', enteredBy: known.enteredBy })
    await publishResults(ctx)
    return 'different'
  }
  await confirmEntry(ctx, known.entryId, ctx.who.staffId)
  await storeTyped(ctx, markets, read)
  if (read.score) await endEvent(ctx, eventId, read.score)
  const { score, picks } = read
  await note('sports.confirm-result', { score, picks, enteredBy: known.enteredBy, markets: markets.length })
  await publishResults(ctx, eventId)
  return 'settled'
}

/** By anybody who may say results. */
export const withdrawResult = async (ctx: StaffCtx, eventId: number): Promise<void> => {
  await requireEverySite(ctx)
  const known = await lockEntry(ctx, eventId)
  if (!known) throw new StaffRefusal('STAFF_ALREADY_HANDLED')
  await deleteEntry(ctx, known.entryId)
  const after = { why: 'withdrawn', enteredBy: known.enteredBy }
  await record(ctx, { action: 'sports.forget-result', target: `sport-event:${eventId}`, before: null, after })
  await publishResults(ctx)
}

/** Of an event those without a result that tickets wait for. */
export const waitingMarkets = async (ctx: Ctx, eventId: number): Promise<StaffMarket[]> =>
  marketsWithTickets(ctx, await undecidedMarkets(ctx, [eventId]), 'open')

/** It ended, or should have. */
export const isOver = (ctx: Pick<Ctx, 'now'>, { sport, state, startsAt }: StaffEvent): boolean =>
  state === 'ended' ||
  state === 'closed' ||
  (['notStarted', 'live', 'suspended', 'delayed'].includes(state) && dueAt(sport, startsAt) <= ctx.now)

/** It was not played, and staff took back of the rule that its bets are void: nobody else says what became of it. */
const isLeftToStaff = async (ctx: Ctx, { state }: StaffEvent, markets: readonly MarketKey[]): Promise<boolean> =>
  isStopped(state) && (await takenFromRule(ctx, markets)).size > 0

/** Bets that were void by when they were accepted stay so. */
const storeTyped = async (ctx: StaffCtx, markets: readonly MarketKey[], { outcomes }: ReadTyped): Promise<void> => {
  const newest = await newestResults(ctx, markets)
  for (const { eventId, marketKey } of markets) {
    const said = outcomes.get(marketKey)
    if (!said) continue
    const windows = newest.get(nameOfMarket({ eventId, marketKey }))?.windows ?? []
    await storeResult(ctx, {
      eventId,
      marketKey,
      kind: 'settled',
      windows,
      outcomes: new Map(said),
      source: 'staff',
      reason: null,
    })
  }
}
