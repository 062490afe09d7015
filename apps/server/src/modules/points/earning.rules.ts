import { type CashCurrency, type EarningGroup, type EarningRules, earningGroups, pointWorth } from '@maru/contract'

export type EarnedPart = { group: EarningGroup; turnover: number; rateBp: number }

/** Basis points that turnover is multiplied by. */
const WHOLE = 10_000n

export const rateOf = (rules: EarningRules | null | undefined, group: EarningGroup, level: number): number =>
  rules?.rates[group]?.[level - 1] ?? 0

/** Turnover times basis points, summed: exact, and floored only when it becomes points. */
export const unitsOf = (parts: readonly EarnedPart[]): bigint =>
  parts.reduce((sum, { turnover, rateBp }) => sum + BigInt(turnover) * BigInt(rateBp), 0n)

/** Whole points that so much has earned. */
export const pointsFrom = (units: bigint, currency: CashCurrency): number =>
  Number(units / (WHOLE * BigInt(pointWorth[currency])))

/** What is new in `now`: by group and rate, without what did not change. */
export const partsAdded = (before: readonly EarnedPart[], now: readonly EarnedPart[]): EarnedPart[] => {
  const sums = new Map<string, EarnedPart>()
  const add = ({ group, turnover, rateBp }: EarnedPart, sign: 1 | -1): void => {
    const key = `${group}:${rateBp}`
    sums.set(key, { group, rateBp, turnover: (sums.get(key)?.turnover ?? 0) + sign * turnover })
  }
  for (const part of now) add(part, 1)
  for (const part of before) add(part, -1)
  return [...sums.values()].filter(({ turnover, rateBp }) => turnover !== 0 && rateBp > 0)
}

/** In the worth of points: what a member who plays a lot stakes in a day. */
const BUSY_DAY = 10_000_000

/** Would a busy day earn `most` points by a rate that rises? Then another of the staff confirms the rules. `most` 0: never. */
export const needsSecond = (before: EarningRules | undefined, after: EarningRules, most: number): boolean =>
  most > 0 &&
  earningGroups.some((group) =>
    after.rates[group]?.some(
      (rateBp, at) => rateBp > rateOf(before, group, at + 1) && (BUSY_DAY * rateBp) / Number(WHOLE) >= most,
    ),
  )
