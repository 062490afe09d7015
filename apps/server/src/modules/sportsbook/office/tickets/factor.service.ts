import type { AdminAnswerOf, AdminBodyOf, sportFactorSave, sportMember } from '@maru/contract'
import type { StaffCtx } from '../../../../platform/context.ts'
import { StaffRefusal } from '../../../../platform/refusal.ts'
import { entriesAbout } from '../../../audit/index.ts'
import { holdMember } from '../../../identity/index.ts'
import type { MemberFactor } from '../../rules/limit.rules.ts'
import { factorAction, memberFactorOf, setMemberFactor } from '../../rules/rules.service.ts'
import { publishDesk } from '../topic.ts'
import { bettorsOf } from './bettor.service.ts'

const MOST_CHANGES = 200

export const showBettor = async (ctx: StaffCtx, memberId: number): Promise<AdminAnswerOf<typeof sportMember>> => {
  const member = (await bettorsOf(ctx, [memberId])).get(memberId)
  if (!member) throw new StaffRefusal('STAFF_NOT_FOUND')
  const changes = await entriesAbout(ctx, `member:${memberId}`, MOST_CHANGES, factorAction)
  return {
    member,
    changes: changes.map(({ at, staffName, after }) => {
      const { factorBp, delaySeconds, reason = '' } = after as MemberFactor & { reason?: string }
      return { at: at.toISOString(), by: staffName, factorBp, delaySeconds, reason }
    }),
  }
}

/** Holds for tickets that are decided from now on. Of two traders at once the second is told that the factor is another by now (STAFF_CONFLICT). */
export const saveBettorFactor = async (
  ctx: StaffCtx,
  memberId: number,
  { factorBp, delaySeconds, was, reason }: AdminBodyOf<typeof sportFactorSave>,
): Promise<void> => {
  await holdMember(ctx, memberId)
  if (!(await bettorsOf(ctx, [memberId])).has(memberId)) throw new StaffRefusal('STAFF_NOT_FOUND')
  const now = await memberFactorOf(ctx, memberId)
  if (now.factorBp !== was.factorBp || now.delaySeconds !== was.delaySeconds) throw new StaffRefusal('STAFF_CONFLICT')
  await setMemberFactor(ctx, memberId, { factorBp, delaySeconds }, reason)
  publishDesk(ctx)
}
