import type { GiveReason, GiveWay } from '@maru/contract'

/** What decides how much may move now. */
export type GiveBounds = {
  ownCash: number
  /** Of whom it is given to, or taken from. */
  cash: number
  /** What the partner gave to that one, less what it took back. */
  given: number
  /** On this day in Seoul, to and from everybody. */
  today: Record<GiveWay, number>
  /** Of a day; 0: any sum. */
  mostADay: Record<GiveWay, number>
}

const leftToday = (way: GiveWay, { today, mostADay }: GiveBounds): number =>
  mostADay[way] === 0 ? Number.POSITIVE_INFINITY : Math.max(0, mostADay[way] - today[way])

/** A partner gives what it has, and takes back no more than it gave: what a member brought or won itself is the member's. */
export const mostMoved = (way: GiveWay, bounds: GiveBounds): number =>
  way === 'give'
    ? Math.min(bounds.ownCash, leftToday(way, bounds))
    : Math.min(bounds.cash, bounds.given, leftToday(way, bounds))

/** Which bound an amount is above. */
export const boundOf = (way: GiveWay, amount: number, bounds: GiveBounds): GiveReason => {
  if (amount > (way === 'give' ? bounds.ownCash : bounds.cash)) return 'cash'
  return way === 'take' && amount > bounds.given ? 'given' : 'day'
}

/** C301 to C303 say it of giving, C401 to C403 of taking back. */
export const giveCodes = {
  give: { asker: 'C301', target: 'C302', amount: 'C303' },
  take: { asker: 'C401', target: 'C402', amount: 'C403' },
} as const

export type GiveCode = (typeof giveCodes)[GiveWay][keyof (typeof giveCodes)[GiveWay]]

export type GiveAccount = {
  status: string
  isDepositBarred: boolean
  isWithdrawalBarred: boolean
  isPaused: boolean
  isTest: boolean
  owesDebt: boolean
}

/** Whose account may not move money of its own now. */
export const mayAsk = (way: GiveWay, { status, isWithdrawalBarred, owesDebt }: GiveAccount): boolean =>
  status === 'active' && !(way === 'give' && (isWithdrawalBarred || owesDebt))

export type GiveTarget = GiveAccount & {
  isBranchLocked: boolean
  /** A game is open, or a bet has no result. */
  isPlaying: boolean
  hasBonus: boolean
}

/**
 * Why money may not go to or from a member; undefined where it may. Whoever is excluded, pauses or may not deposit is given nothing, and that is nobody else's business: it is `account`, as is a locked one. What such a
 * member holds may be taken back as far as it was given. Money of the operator's own accounts stays among them.
 */
export const unreachableBy = (
  way: GiveWay,
  asker: Pick<GiveAccount, 'isTest'>,
  target: GiveTarget,
): GiveReason | undefined => {
  if (target.status !== 'active' || asker.isTest !== target.isTest) return 'account'
  if (way === 'give' ? target.isDepositBarred || target.isPaused : target.owesDebt) return 'account'
  if (target.isBranchLocked) return 'branch-locked'
  if (target.isPlaying) return 'playing'
  return target.hasBonus ? 'bonus' : undefined
}
