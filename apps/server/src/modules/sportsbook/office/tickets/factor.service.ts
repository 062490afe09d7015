import type { AdminAnswerOf, AdminBodyOf, sportFactorSave, sportMember } from '@maru/contract'
import type { StaffCtx } from '../../../../platform/context.ts'
import { StaffRefusal } from '../../../../platform/refusal.ts'
import { defineApproval } from '../../../approvals/index.ts'
import { entriesAbout } from '../../../audit/index.ts'
import { holdMember } from '../../../identity/index.ts'
import { type MemberFactor, noFactor } from '../../rules/limit.rules.ts'
import { factorAction, memberFactorOf, setMemberFactor } from '../../rules/rules.service.ts'
import { publishDesk } from '../topic.ts'
import { bettorsOf } from './bettor.service.ts'

const MOST_CHANGES = 200

/** `was`: the factor that was seen. */
type Wanted = MemberFactor & { was: MemberFactor }
const approval = defineApproval<Wanted>({
  kind: 'sportsbook.factor',
  actions: { ask: 'sportsbook.ask-factor', confirm: 'sportsbook.confirm-factor', drop: 'sportsbook.drop-factor' },
  target: (memberId) => `member:${memberId}`,
  logged: ({ factorBp, delaySeconds }) => ({ factorBp, delaySeconds }),
  before: (ctx, memberId) => memberFactorOf(ctx, Number(memberId)),
})

export const showBettor = async (ctx: StaffCtx, memberId: number): Promise<AdminAnswerOf<typeof sportMember>> => {
  const member = (await bettorsOf(ctx, [memberId])).get(memberId)
  if (!member) throw new StaffRefusal('STAFF_NOT_FOUND')
  const changes = await entriesAbout(ctx, `member:${memberId}`, MOST_CHANGES, factorAction)
  const waiting = (await approval.list(ctx)).find(({ subject }) => subject === String(memberId))
  return {
    member,
    request: waiting ? shown(waiting) : null,
    changes: changes.map(({ at, staffName, after }) => {
      const { factorBp, delaySeconds, reason = '', askedBy } = after as Noted
      const by = askedBy === undefined ? staffName : `${askedBy}, ${staffName}`
      return { at: at.toISOString(), by, factorBp, delaySeconds, reason }
    }),
  }
}

type Noted = MemberFactor & { reason?: string; askedBy?: string }
type Waiting = Awaited<ReturnType<typeof approval.list>>[number]
const shown = ({ requestId, wanted, reason, staffName, isOwn, askedAt }: Waiting) => ({
  requestId,
  wanted: { factorBp: wanted.factorBp, delaySeconds: wanted.delaySeconds },
  reason,
  staffName,
  isOwn,
  askedAt,
})

const isSame = (one: MemberFactor, other: MemberFactor): boolean =>
  one.factorBp === other.factorBp && one.delaySeconds === other.delaySeconds

/** What two of the staff decided for a level holds for a member: to stake more than that takes two as well. */
const needsSecond = ({ factorBp }: MemberFactor, was: MemberFactor): boolean =>
  factorBp > Math.max(noFactor.factorBp, was.factorBp)

/**
 * Holds for tickets that are decided from now on; at once, or once another of the staff has confirmed it. Of two traders at once the second is told that the factor is another by now
 * (STAFF_CONFLICT).
 */
export const saveBettorFactor = async (
  ctx: StaffCtx,
  memberId: number,
  { factorBp, delaySeconds, was, reason }: AdminBodyOf<typeof sportFactorSave>,
): Promise<AdminAnswerOf<typeof sportFactorSave>> => {
  const wanted = { factorBp, delaySeconds }
  const isAsked = needsSecond(wanted, was)
  // Who confirms holds the request before the member, so who asks holds no member.
  if (!isAsked) await holdMember(ctx, memberId)
  if (!(await bettorsOf(ctx, [memberId])).has(memberId)) throw new StaffRefusal('STAFF_NOT_FOUND')
  if (!isSame(await memberFactorOf(ctx, memberId), was)) throw new StaffRefusal('STAFF_CONFLICT')
  const requestId = isAsked
    ? await approval.ask(ctx, { subject: String(memberId), after: 0, wanted: { ...wanted, was }, reason })
    : null
  if (!isAsked) await setMemberFactor(ctx, memberId, wanted, { reason })
  publishDesk(ctx)
  return { requestId }
}

/** The second of two. STAFF_FORBIDDEN: the same staff asked for it. STAFF_CONFLICT: the factor changed since. */
export const confirmBettorFactor = async (ctx: StaffCtx, requestId: number): Promise<void> => {
  const { subject, wanted, reason, staffName } = await approval.confirm(ctx, requestId)
  const memberId = Number(subject)
  await holdMember(ctx, memberId)
  const { was, ...factor } = wanted
  if (!isSame(await memberFactorOf(ctx, memberId), was)) throw new StaffRefusal('STAFF_CONFLICT')
  await setMemberFactor(ctx, memberId, factor, { reason, askedBy: staffName })
  publishDesk(ctx)
}

export const dropBettorFactor = async (ctx: StaffCtx, requestId: number): Promise<void> => {
  await approval.drop(ctx, requestId)
  publishDesk(ctx)
}
