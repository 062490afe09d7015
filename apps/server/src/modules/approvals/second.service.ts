import type { StaffCtx } from '../../platform/context.ts'
import { StaffRefusal } from '../../platform/refusal.ts'
import { haveOneGiver } from './given.repository.ts'

const GIVEN_MS = 7 * 24 * 3_600_000

/**
 * The second of two is another person. STAFF_FORBIDDEN with `why`: `same-staff` asked for it; `given-login`: within seven days one of the two gave the other its login, or somebody gave it to both,
 * and so one person may hold both.
 */
export const assertSecond = async (ctx: StaffCtx, first: number): Promise<void> => {
  const second = ctx.who.staffId
  if (first === second) throw new StaffRefusal('STAFF_FORBIDDEN', { why: 'same-staff' })
  if (await haveOneGiver(ctx, first, second, new Date(ctx.now.getTime() - GIVEN_MS)))
    throw new StaffRefusal('STAFF_FORBIDDEN', { why: 'given-login' })
}
