import type { LimitKind, LimitPeriod } from '@maru/contract'

type Used = { kind: LimitKind; amount: number; used: number }

/** Never below none: a correction may have passed the limit. */
export const leftOf = ({ amount, used }: Pick<Used, 'amount' | 'used'>): number => Math.max(0, amount - used)

/** 0 to 1. What was won makes no more of it than the whole. */
export const shareLeft = (limit: Pick<Used, 'amount' | 'used'>): number =>
  limit.amount === 0 ? 0 : Math.min(1, leftOf(limit) / limit.amount)

/** Of these kinds, the limit that leaves the least; undefined where none is set. */
export const tightest = <L extends Used>(limits: readonly L[], kinds: readonly LimitKind[]): L | undefined =>
  limits
    .filter(({ kind }) => kinds.includes(kind))
    .reduce<L | undefined>((least, one) => (least && leftOf(least) <= leftOf(one) ? least : one), undefined)

const MINUTES_A_DAY = 1_440
/** The longest month has 31 days. */
const DAYS: Record<LimitPeriod, number> = { day: 1, week: 7, month: 31 }
/** More minutes than the period has are no limit. */
export const mostMinutes = (period: LimitPeriod): number => DAYS[period] * MINUTES_A_DAY
