import type { AdminAnswerOf, protectionFile } from '@maru/contract'
import type { StaffCtx } from '../../platform/context.ts'
import { StaffRefusal } from '../../platform/refusal.ts'
import { assertSecond } from '../approvals/index.ts'
import { record } from '../audit/index.ts'
import { staffNames } from '../identity/index.ts'
import { assertKnown, inStaffTerms } from './known-member.service.ts'
import { findChanges } from './limit.repository.ts'
import type { LimitName } from './limit.rules.ts'
import { confirmLoosening, keepLimit, setLimit } from './limit.service.ts'
import { limitsOf, shownChange } from './limit-list.service.ts'
import { notesOf } from './note.service.ts'
import { pausesOf } from './pause-desk.service.ts'
import { warningOf } from './signs/signs-desk.service.ts'
import { protectionOf } from './state.service.ts'

const SHOWN_CHANGES = 100

/** How a member is protected, and who changed it. */
export const showProtection = async (
  ctx: StaffCtx,
  memberId: number,
): Promise<AdminAnswerOf<typeof protectionFile>> => {
  await assertKnown(ctx, memberId)
  const changes = await findChanges(ctx, memberId, SHOWN_CHANGES, 0)
  const names = await staffNames(ctx, [...new Set(changes.flatMap(({ staffId }) => staffId ?? []))])
  return {
    ...(await protectionOf(ctx, memberId)),
    pauses: await pausesOf(ctx, memberId),
    warning: await warningOf(ctx, memberId),
    notes: await notesOf(ctx, memberId),
    limits: await limitsOf(ctx, memberId),
    limitChanges: changes.map((change) => ({
      ...shownChange(change),
      staffName: (change.staffId !== null && names.get(change.staffId)) || '',
      reason: change.reason ?? '',
    })),
  }
}

type Wanted = LimitName & { amount: number | null; reason: string }

/** Tightens at once; a looser limit waits for another of the staff. STAFF_CONFLICT where the limit is so already. */
export const setLimitForMember = async (ctx: StaffCtx, memberId: number, wanted: Wanted): Promise<void> => {
  await assertKnown(ctx, memberId)
  const { before, holds } = await setLimit(ctx, memberId, wanted)
  if (before === wanted.amount) throw new StaffRefusal('STAFF_CONFLICT')
  const { reason, amount } = wanted
  await recordLimit(ctx, holds ? 'tighten-limit' : 'ask-looser-limit', memberId, wanted, before, { amount, reason })
}

/** The second of two. STAFF_FORBIDDEN to who asked; STAFF_CONFLICT where nothing that staff asked for may be confirmed now. */
export const confirmLimitForMember = async (ctx: StaffCtx, memberId: number, name: LimitName): Promise<void> => {
  await assertKnown(ctx, memberId)
  const { before, after } = await inStaffTerms(
    confirmLoosening(ctx, memberId, name, async ({ askedByStaff }) => {
      // What the member asked for is the member's to confirm.
      if (askedByStaff === null) throw new StaffRefusal('STAFF_CONFLICT')
      await assertSecond(ctx, askedByStaff)
    }),
  )
  await recordLimit(ctx, 'loosen-limit', memberId, name, before, { amount: after })
}

export const keepLimitForMember = async (ctx: StaffCtx, memberId: number, name: LimitName): Promise<void> => {
  await assertKnown(ctx, memberId)
  const { amount } = await inStaffTerms(keepLimit(ctx, memberId, name))
  await recordLimit(ctx, 'keep-limit', memberId, name, amount, { amount: null })
}

const recordLimit = (
  ctx: StaffCtx,
  verb: string,
  memberId: number,
  { kind, period }: LimitName,
  before: number | null,
  after: { amount: number | null; reason?: string },
): Promise<void> =>
  record(ctx, {
    action: `protection.${verb}`,
    target: `member:${memberId}`,
    before: { kind, period, amount: before },
    after: { kind, period, ...after },
  })
