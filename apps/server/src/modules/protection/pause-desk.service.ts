import type { AdminAnswerOf, protectionFile } from '@maru/contract'
import type { StaffCtx } from '../../platform/context.ts'
import { record } from '../audit/index.ts'
import { staffNames } from '../identity/index.ts'
import { assertKnown, inStaffTerms } from './known-member.service.ts'
import { findPauses, type PauseRow } from './pause.repository.ts'
import { askLift, confirmLift, hoursFromNow, monthsFromNow, pauseMember } from './pause.service.ts'

export const pausesOf = async (
  ctx: StaffCtx,
  memberId: number,
): Promise<AdminAnswerOf<typeof protectionFile>['pauses']> => {
  const pauses = await findPauses(ctx, memberId)
  const ids = pauses.flatMap(({ staffId, liftAskedBy }) => [staffId, liftAskedBy]).filter((id) => id !== null)
  const names = await staffNames(ctx, [...new Set(ids)])
  const nameOf = (id: number | null): string => (id !== null && names.get(id)) || ''
  const asked = ({ liftAskedBy, liftReason }: PauseRow) =>
    liftAskedBy === null
      ? null
      : { staffName: nameOf(liftAskedBy), reason: liftReason ?? '', isOwn: liftAskedBy === ctx.who.staffId }
  return pauses.map((pause) => ({
    kind: pause.kind,
    beganAt: pause.beganAt.toISOString(),
    endsAt: pause.endsAt.toISOString(),
    staffName: nameOf(pause.staffId),
    reason: pause.reason ?? '',
    liftAsked: asked(pause),
    liftedAt: pause.liftedAt?.toISOString() ?? null,
  }))
}

/** STAFF_CONFLICT where a longer pause holds. */
export const timeOutForMember = (
  ctx: StaffCtx,
  memberId: number,
  { hours, reason }: { hours: number; reason: string },
) => pauseForMember(ctx, memberId, { kind: 'time-out', endsAt: hoursFromNow(ctx, hours), reason })
export const excludeMember = (
  ctx: StaffCtx,
  memberId: number,
  { months, reason }: { months: number; reason: string },
) => pauseForMember(ctx, memberId, { kind: 'self-exclusion', endsAt: monthsFromNow(ctx, months), reason })

type Asked = { kind: 'time-out' | 'self-exclusion'; endsAt: Date; reason: string }
const pauseForMember = async (ctx: StaffCtx, memberId: number, { kind, endsAt, reason }: Asked): Promise<void> => {
  await assertKnown(ctx, memberId)
  await inStaffTerms(pauseMember(ctx, memberId, { kind, endsAt, reason, staffId: ctx.who.staffId }))
  const after = { pause: kind, until: endsAt.toISOString(), reason }
  await record(ctx, { action: `protection.${kind}`, target: `member:${memberId}`, before: null, after })
}

export const askLiftForMember = async (ctx: StaffCtx, memberId: number, reason: string): Promise<void> => {
  await assertKnown(ctx, memberId)
  await askLift(ctx, memberId, ctx.who.staffId, reason)
  await record(ctx, { action: 'protection.ask-lift', target: `member:${memberId}`, before: null, after: { reason } })
}

export const confirmLiftForMember = async (ctx: StaffCtx, memberId: number): Promise<void> => {
  await assertKnown(ctx, memberId)
  await confirmLift(ctx, memberId)
  const before = { pause: 'self-exclusion' }
  await record(ctx, { action: 'protection.lift', target: `member:${memberId}`, before, after: { pause: null } })
}
