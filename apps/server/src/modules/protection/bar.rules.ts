import type { MemberStatus, PauseKind, ResultCode } from '@maru/contract'

export type Pause = { kind: PauseKind; until: Date }
/** What decides over a member's money and play. */
export type Restrictions = {
  status: MemberStatus
  isDepositBarred: boolean
  isWithdrawalBarred: boolean
  isBettingBarred: boolean
  pause: Pause | null
  realityDueAt: Date | null
}

/** A self-exclusion stays in force after its end, until it is lifted. */
export const isInForce = (pause: Pause | null, now: Date): pause is Pause =>
  pause !== null && (pause.kind === 'self-exclusion' || pause.until > now)

export const depositRefusal = (member: Restrictions, now: Date): ResultCode | undefined =>
  moneyRefusal(member.status, 'C001') ??
  (member.isDepositBarred ? 'C001' : isInForce(member.pause, now) ? 'C132' : undefined)

/** A pause never keeps a member's own money. */
export const withdrawalRefusal = (member: Restrictions): ResultCode | undefined =>
  moneyRefusal(member.status, 'C201') ?? (member.isWithdrawalBarred ? 'C203' : undefined)

/** A suspended member may neither move money nor play. */
export const wagerRefusal = (member: Restrictions, now: Date): ResultCode | undefined => {
  if (member.status === 'locked') return 'B1002'
  if (member.status !== 'active') return 'B0091'
  if (member.isBettingBarred) return 'B1001'
  if (isInForce(member.pause, now)) return 'B1006'
  return member.realityDueAt && member.realityDueAt <= now ? 'B1005' : undefined
}

const moneyRefusal = (status: MemberStatus, notYetMember: ResultCode): ResultCode | undefined => {
  if (status === 'active') return undefined
  if (status === 'locked') return 'B1002'
  return status === 'suspended' ? 'U0011' : notYetMember
}
