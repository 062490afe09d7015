import type { AdminAnswerOf, adminPartnerPurse } from '@maru/contract'
import type { StaffCtx } from '../../../platform/context.ts'
import { StaffRefusal } from '../../../platform/refusal.ts'
import { memberById } from '../../identity/index.ts'
import { pageOfPurse } from '../purse/convert.service.ts'

/** What a partner, or a member with rates of its own, earned. */
export const showPurse = async (
  ctx: StaffCtx,
  memberId: number,
  asked: { before: string; size: number },
): Promise<AdminAnswerOf<typeof adminPartnerPurse>> => {
  if (!(await memberById(ctx, memberId))) throw new StaffRefusal('STAFF_NOT_FOUND')
  const { list: rows, ...purse } = await pageOfPurse(ctx, memberId, asked)
  return { rows, ...purse }
}
