export const memberStatuses = ['pending', 'active', 'rejected', 'locked', 'suspended'] as const
export type MemberStatus = (typeof memberStatuses)[number]

export const partnerTiers = ['PTN_1', 'PTN_2', 'PTN_3', 'PTN_4', 'PTN_5', 'NORMAL'] as const
export type PartnerTier = (typeof partnerTiers)[number]

/** Cash request status codes: 0 applied, 2 waiting, 1 completed, -1 cancelled. */
export const cashStatuses = { applied: 0, waiting: 2, completed: 1, cancelled: -1 } as const
export type CashState = keyof typeof cashStatuses
export type CashStatus = (typeof cashStatuses)[CashState]
export const cashTypes = ['deposit', 'withdrawal'] as const
/** By bank transfer, or by coin on a chain. */
export const cashMethods = ['bank', 'coin'] as const
export type CashMethod = (typeof cashMethods)[number]
export type CashType = (typeof cashTypes)[number]

/** Why staff refuse a cash request: everybody reads it in his own language (`cash-reasons`). Another reason is written out. */
export const cashReasons = {
  deposit: ['not-arrived', 'other-holder', 'other-sum'],
  withdrawal: ['account', 'identity', 'terms', 'address'],
} as const satisfies Record<CashType, readonly string[]>
export type CashReason = (typeof cashReasons)[CashType][number]
export const isCashReason = (text: string, of: readonly CashType[] = cashTypes): text is CashReason =>
  of.some((cashType) => (cashReasons[cashType] as readonly string[]).includes(text))

/** Why staff refuse a sign-up: everybody reads it in his own language (`sign-up-reasons`). Another reason is written out. */
export const signUpReasons = ['no-answer', 'mismatch', 'duplicate', 'automatic'] as const
export type SignUpReason = (typeof signUpReasons)[number]
export const isSignUpReason = (text: string): text is SignUpReason =>
  (signUpReasons as readonly string[]).includes(text)

/** Outcome of a wager as the wire spells it. */
export const betTypes = ['win', 'lose', 'draw', 'wait', 'cancel'] as const
export type BetType = (typeof betTypes)[number]
export const displayStatuses = ['PASS', 'FAIL', 'TIE', 'BET', 'WAIT', 'CANCEL'] as const
export type DisplayStatus = (typeof displayStatuses)[number]

/** What became of one selection of a wager on one of the site's own products. */
export const legStates = ['open', 'won', 'lost', 'void', 'half-won', 'half-lost'] as const
export type LegState = (typeof legStates)[number]

/** What people read of a wager. The wire's FAIL is every payout below the stake, its TIE every payout that equals it. */
export const betOutcomes = ['won', 'partly', 'returned', 'lost', 'placed', 'waiting', 'cancelled'] as const
export type BetOutcome = (typeof betOutcomes)[number]
const outcomes: Record<DisplayStatus, BetOutcome> = {
  PASS: 'won',
  FAIL: 'lost',
  TIE: 'returned',
  BET: 'placed',
  WAIT: 'waiting',
  CANCEL: 'cancelled',
}
export const betOutcomeOf = ({ status, winCash }: { status: DisplayStatus; winCash: number }): BetOutcome =>
  status === 'FAIL' && winCash > 0 ? 'partly' : outcomes[status]

/** What people read of a cash request. The wire's cancelled is also what staff rejected, and staff always give the member a reason. */
export const cashOutcomes = ['applied', 'waiting', 'completed', 'cancelled', 'rejected'] as const
export type CashOutcome = (typeof cashOutcomes)[number]
export const cashOutcomeOf = ({ status, reason }: { status: CashStatus; reason: string | null }): CashOutcome => {
  if (status === cashStatuses.cancelled) return reason === null ? 'cancelled' : 'rejected'
  return status === cashStatuses.applied ? 'applied' : status === cashStatuses.waiting ? 'waiting' : 'completed'
}
