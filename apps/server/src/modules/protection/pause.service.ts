import type { PauseKind } from '@maru/contract'
import type { Ctx, StaffCtx } from '../../platform/context.ts'
import { Refusal, StaffRefusal } from '../../platform/refusal.ts'
import { monthsFrom, seoulDay, seoulMidnight } from '../../platform/seoul-time.ts'
import { assertSecond } from '../approvals/index.ts'
import { endSessions, restrictionsOf, savePause } from '../identity/index.ts'
import { lockPurses } from '../ledger/index.ts'
import { isInForce, type Pause } from './bar.rules.ts'
import { findPauses, insertPause, type PauseRow, saveLiftAsked, saveLifted } from './pause.repository.ts'

const HOUR_MS = 3_600_000

/** What keeps the member from betting and depositing now. */
export const pauseOf = async (ctx: Ctx, memberId: number): Promise<Pause | undefined> => {
  const pause = (await restrictionsOf(ctx, [memberId])).get(memberId)?.pause ?? null
  return isInForce(pause, ctx.now) ? pause : undefined
}

export const isPaused = async (ctx: Ctx, memberId: number): Promise<boolean> =>
  (await pauseOf(ctx, memberId)) !== undefined

/** Of these members who pauses now. */
export const pausedAmong = async (ctx: Ctx, memberIds: readonly number[]): Promise<ReadonlySet<number>> => {
  const found = await restrictionsOf(ctx, memberIds)
  return new Set(memberIds.filter((memberId) => isInForce(found.get(memberId)?.pause ?? null, ctx.now)))
}

export const hoursFromNow = (ctx: Ctx, hours: number): Date => new Date(ctx.now.getTime() + hours * HOUR_MS)
/** After the last day of the term in Seoul, so that the term is never shorter than it is called. */
export const monthsFromNow = (ctx: Ctx, months: number): Date => {
  const day = monthsFrom(seoulDay(ctx.now), months)
  return new Date(seoulMidnight(day).getTime() + 24 * HOUR_MS)
}

type NewPause = { kind: PauseKind; endsAt: Date; staffId?: number; reason?: string }

/**
 * Holds from this commit on: bets that were decided before it stand and still settle, none is decided after it. Ends the member's sessions, except a cooling's. L003: what holds
 * already lasts longer.
 */
export const pauseMember = async (
  ctx: Ctx,
  memberId: number,
  { kind, endsAt, staffId, reason }: NewPause,
): Promise<void> => {
  // Bets and deposits wait for the same lock.
  await lockPurses(ctx, [memberId])
  const held = await pauseOf(ctx, memberId)
  if (held && (endsAt <= held.until || (held.kind === 'self-exclusion' && kind !== 'self-exclusion')))
    throw new Refusal('L003')
  await insertPause(ctx, memberId, { kind, endsAt, staffId: staffId ?? null, reason: reason ?? null })
  await savePause(ctx, memberId, { kind, until: endsAt })
  if (kind !== 'cooling') await endSessions(ctx, memberId, 'paused')
  if (kind === 'self-exclusion')
    for (const observer of ctx.observers.pauses ?? []) await observer.excluded(ctx, memberId)
  ctx.emit('identity.member-changed', { memberId }, { aggregate: `member:${memberId}` })
}

/** The self-exclusion in force, once its term is over. STAFF_CONFLICT else: nobody shortens a term. */
const liftable = async (ctx: Ctx, memberId: number): Promise<PauseRow> => {
  await lockPurses(ctx, [memberId])
  const held = await pauseOf(ctx, memberId)
  const [newest] = (await findPauses(ctx, memberId)).filter(({ kind }) => kind === 'self-exclusion')
  if (held?.kind !== 'self-exclusion' || !newest || held.until > ctx.now) throw new StaffRefusal('STAFF_CONFLICT')
  return newest
}

/** The first of two. */
export const askLift = async (ctx: Ctx, memberId: number, staffId: number, reason: string): Promise<void> => {
  const { pauseId } = await liftable(ctx, memberId)
  await saveLiftAsked(ctx, pauseId, staffId, reason)
}

/** The second of two: STAFF_FORBIDDEN to the first. */
export const confirmLift = async (ctx: StaffCtx, memberId: number): Promise<void> => {
  const { pauseId, liftAskedBy } = await liftable(ctx, memberId)
  if (liftAskedBy === null) throw new StaffRefusal('STAFF_CONFLICT')
  await assertSecond(ctx, liftAskedBy)
  await saveLifted(ctx, pauseId, ctx.who.staffId)
  await savePause(ctx, memberId, null)
  ctx.emit('identity.member-changed', { memberId }, { aggregate: `member:${memberId}` })
}
