import type { WarningSign } from '@maru/contract'

/** What a member did on a day in Seoul. */
export type PlayDay = {
  /** Days before the day of the scoring: 1 is yesterday. */
  ago: number
  staked: number
  paid: number
  /** Completed. */
  deposits: number
  /** Rejected by staff. */
  failedDeposits: number
  /** Withdrawals that the member took back. */
  cancelledWithdrawals: number
  /** Placed between midnight and six. */
  nightWagers: number
}
export type FoundSign = { sign: WarningSign; points: number; count: number }

/** Days that the counts look back on. */
export const COUNTED_DAYS = 30
/** Stakes of the last week are compared with those of the four weeks before. */
export const RECENT_DAYS = 7
const EARLIER_WEEKS = 4
export const LOOKED_BACK_DAYS = RECENT_DAYS * (EARLIER_WEEKS + 1)

const CHASE_DEPOSITS = 3
const SUDDEN_FACTOR = 3
/** Stakes on fewer earlier days say nothing about what is usual. */
const SUDDEN_LEAST_DAYS = 4

/** `from`: how often it must be seen at least. Then `first` points, `each` more for every further time, `most` at all. */
const POINTS = {
  /** Days on which the member lost and deposited three times or more. */
  'chasing-losses': { from: 1, first: 10, each: 10, most: 40 },
  /** How many times the usual week the last one came to. */
  'sudden-stakes': { from: SUDDEN_FACTOR, first: 20, each: 5, most: 40 },
  /** Nights with wagers between midnight and six. */
  'night-play': { from: 5, first: 10, each: 2, most: 30 },
  'cancelled-withdrawals': { from: 2, first: 10, each: 5, most: 30 },
  'failed-deposits': { from: 3, first: 10, each: 5, most: 20 },
} as const satisfies Record<WarningSign, { from: number; first: number; each: number; most: number }>

/** The same days give the same signs, whenever and however often they are scored. */
export const signsOf = (days: readonly PlayDay[]): FoundSign[] => {
  const counted = days.filter(({ ago }) => ago <= COUNTED_DAYS)
  const total = (of: (day: PlayDay) => number): number => counted.reduce((sum, day) => sum + of(day), 0)
  const daysWith = (is: (day: PlayDay) => boolean): number => counted.filter(is).length
  const counts: Record<WarningSign, number> = {
    'chasing-losses': daysWith(({ staked, paid, deposits }) => staked > paid && deposits >= CHASE_DEPOSITS),
    'sudden-stakes': timesTheUsual(days),
    'night-play': daysWith(({ nightWagers }) => nightWagers > 0),
    'cancelled-withdrawals': total(({ cancelledWithdrawals }) => cancelledWithdrawals),
    'failed-deposits': total(({ failedDeposits }) => failedDeposits),
  }
  return (Object.keys(counts) as WarningSign[]).flatMap((sign) => {
    const points = pointsFor(sign, counts[sign])
    return points > 0 ? [{ sign, points, count: counts[sign] }] : []
  })
}

export const scoreOf = (signs: readonly FoundSign[]): number => signs.reduce((sum, { points }) => sum + points, 0)

const pointsFor = (sign: WarningSign, count: number): number => {
  const { from, first, each, most } = POINTS[sign]
  return count < from ? 0 : Math.min(most, first + (count - from) * each)
}

/** Whole times that the stakes of the last week are those of an average week before; 0 where there was too little before. */
const timesTheUsual = (days: readonly PlayDay[]): number => {
  const isEarlier = ({ ago }: PlayDay): boolean => ago > RECENT_DAYS && ago <= LOOKED_BACK_DAYS
  const staked = (some: readonly PlayDay[]): number => some.reduce((sum, day) => sum + Math.max(0, day.staked), 0)
  const earlier = days.filter((day) => isEarlier(day) && day.staked > 0)
  if (earlier.length < SUDDEN_LEAST_DAYS) return 0
  return Math.floor((staked(days.filter(({ ago }) => ago <= RECENT_DAYS)) * EARLIER_WEEKS) / staked(earlier))
}
