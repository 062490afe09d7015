export const memberStatuses = ['pending', 'active', 'rejected', 'locked', 'suspended'] as const
export type MemberStatus = (typeof memberStatuses)[number]

export const partnerTiers = ['PTN_1', 'PTN_2', 'PTN_3', 'PTN_4', 'PTN_5', 'NORMAL'] as const
export type PartnerTier = (typeof partnerTiers)[number]

/** Cash request status codes: 0 applied, 2 waiting, 1 completed, -1 cancelled. */
export const cashStatuses = { applied: 0, waiting: 2, completed: 1, cancelled: -1 } as const
export type CashState = keyof typeof cashStatuses
export type CashStatus = (typeof cashStatuses)[CashState]
export const cashTypes = ['deposit', 'withdrawal'] as const
export type CashType = (typeof cashTypes)[number]

/** Outcome of a wager as the wire spells it. */
export const betTypes = ['win', 'lose', 'draw', 'wait', 'cancel'] as const
export type BetType = (typeof betTypes)[number]
export const displayStatuses = ['PASS', 'FAIL', 'TIE', 'BET', 'WAIT', 'CANCEL'] as const
export type DisplayStatus = (typeof displayStatuses)[number]
