import { type EarningGroup, type EarningRules, earningGroups, highestEarningBp, highestLevel } from '@maru/contract'

/** A percentage for each level as it is typed, by group; a group whose fields are all empty earns nothing. */
export type RatesDraft = Record<EarningGroup, string[]>
export const levelNumbers = Array.from({ length: highestLevel }, (_, at) => at + 1)

/** Basis points of a percentage with at most two decimals; NaN for anything else, and for more than may be earned. */
export const readRate = (text: string): number => {
  if (text.trim() === '') return 0
  if (!/^\d{1,2}([.,]\d{1,2})?$/.test(text.trim())) return Number.NaN
  const bp = Math.round(Number(text.trim().replace(',', '.')) * 100)
  return bp <= highestEarningBp ? bp : Number.NaN
}
const rateField = (bp: number | undefined): string => (bp ? String(bp / 100) : '')

export const draftOf = (rules: EarningRules | undefined): RatesDraft =>
  Object.fromEntries(
    earningGroups.map((group) => [group, levelNumbers.map((level) => rateField(rules?.rates[group]?.[level - 1]))]),
  ) as RatesDraft

/** Undefined where a field holds no rate. */
export const rulesOf = (draft: RatesDraft): EarningRules | undefined => {
  const rates: EarningRules['rates'] = {}
  for (const group of earningGroups) {
    const read = draft[group].map(readRate)
    if (read.some(Number.isNaN)) return undefined
    if (read.some((bp) => bp > 0)) rates[group] = read
  }
  return { rates }
}

/** Rates that change, as percentages: levels side by side that change alike are one. */
export const rateChanges = (
  before: readonly number[] = [],
  after: readonly number[] = [],
): { levels: string; before: string; after: string }[] => {
  const changes: { from: number; to: number; before: number; after: number }[] = []
  for (const level of levelNumbers) {
    const [was, is] = [before[level - 1] ?? 0, after[level - 1] ?? 0]
    const last = changes.at(-1)
    if (last && last.to === level - 1 && last.before === was && last.after === is) last.to = level
    else changes.push({ from: level, to: level, before: was, after: is })
  }
  return changes
    .filter((change) => change.before !== change.after)
    .map(({ from, to, ...rates }) => ({
      levels: from === to ? String(from) : `${from}–${to}`,
      before: String(rates.before / 100),
      after: String(rates.after / 100),
    }))
}
