import type { MemberStatus, ResultCode } from '@maru/contract'

/** What decides over a member's money and play. */
export type Restrictions = {
  status: MemberStatus
  isDepositBarred: boolean
  isWithdrawalBarred: boolean
  isBettingBarred: boolean
}

export const depositRefusal = (member: Restrictions): ResultCode | undefined =>
  moneyRefusal(member.status, 'C001') ?? (member.isDepositBarred ? 'C001' : undefined)

export const withdrawalRefusal = (member: Restrictions): ResultCode | undefined =>
  moneyRefusal(member.status, 'C201') ?? (member.isWithdrawalBarred ? 'C203' : undefined)

/** A suspended member may neither move money nor play. */
export const wagerRefusal = (member: Restrictions): ResultCode | undefined => {
  if (member.status === 'locked') return 'B1002'
  if (member.status !== 'active') return 'B0091'
  return member.isBettingBarred ? 'B1001' : undefined
}

const moneyRefusal = (status: MemberStatus, notYetMember: ResultCode): ResultCode | undefined => {
  if (status === 'active') return undefined
  if (status === 'locked') return 'B1002'
  return status === 'suspended' ? 'U0011' : notYetMember
}
