import type { StaffCtx } from '../../platform/context.ts'
import { Refusal, StaffRefusal } from '../../platform/refusal.ts'
import { memberById } from '../identity/index.ts'

/** A member of another site is nobody here; an applicant has no money to protect yet. */
export const assertKnown = async (ctx: StaffCtx, memberId: number): Promise<void> => {
  const member = await memberById(ctx, memberId)
  if (!member || member.status === 'pending' || member.status === 'rejected') throw new StaffRefusal('STAFF_NOT_FOUND')
}

/** What a member is refused with a code of the wire is a conflict to staff. */
export const inStaffTerms = <T>(act: Promise<T>): Promise<T> =>
  act.catch((error: unknown) => {
    throw error instanceof Refusal ? new StaffRefusal('STAFF_CONFLICT', { why: error.code }) : error
  })
