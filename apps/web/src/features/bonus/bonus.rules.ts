import type { DepositBonus } from '@maru/contract'
import type { BonusList, ShownTerms } from './calls/bonus-list.ts'

const ofDeposits: readonly string[] = ['first', 'daily'] satisfies DepositBonus[]

/** `progress`: null where it has not come yet. */
export type WithdrawalLoss = { names: ShownTerms['names']; left: number; progress: number | null }

/** What a withdrawal would end: the bonus that runs, else one of a deposit that waits. */
export const lossOf = ({
  list,
  waiting,
  left,
}: Pick<BonusList, 'list' | 'waiting'> & { left: number }): WithdrawalLoss | undefined => {
  const running = list.find(({ status }) => status === 'active')
  if (running) return { names: running.terms.names, left, progress: running.progress }
  const due = waiting.find(({ code }) => ofDeposits.includes(code))
  return due && { names: due.names, left: due.amount, progress: null }
}

export type Weight = { group: keyof ShownTerms['weights']; weight: number }

/** Groups that count, the most first. */
export const weightsOf = ({ weights }: Pick<ShownTerms, 'weights'>): Weight[] =>
  Object.entries(weights)
    .map(([group, weight]) => ({ group: group as Weight['group'], weight: weight ?? 0 }))
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)

/** Groups of the same weight together, the most first. */
export const weightGroupsOf = (terms: Pick<ShownTerms, 'weights'>): { weight: number; groups: Weight['group'][] }[] => {
  const weights = weightsOf(terms)
  return [...new Set(weights.map(({ weight }) => weight))].map((weight) => ({
    weight,
    groups: weights.filter((one) => one.weight === weight).map(({ group }) => group),
  }))
}

/** The filled part, 0 to 1; whole where nothing had to be wagered. Never whole while something is missing. */
export const filledOf = ({ progress, required }: { progress: number; required: number }): number =>
  required === 0 ? 1 : Math.min(1, progress / required)

/** Whole percent, floored: 99.6% is not yet 100. */
export const percentOf = (bonus: { progress: number; required: number }): number => Math.floor(filledOf(bonus) * 100)

type Game = { vendorKey: string; gameKey: string; gameType: string; returnBp: number; isOn: boolean }
export type FillCost = { group: Weight['group']; turnover: number; returnBp: number; cost: number }

/** What filling the rest costs on the average: in each group on the listed game that returns most. */
export const fillCostsOf = (
  { required, progress, terms }: { required: number; progress: number; terms: ShownTerms },
  games: readonly Game[],
): FillCost[] =>
  weightsOf(terms).flatMap(({ group, weight }) => {
    const counting = games.filter(
      ({ gameType, isOn, vendorKey, gameKey }) =>
        gameType === group &&
        isOn &&
        !terms.excludedGames.some(({ vendorCode, gameCode }) => vendorCode === vendorKey && gameCode === gameKey),
    )
    if (counting.length === 0) return []
    const returnBp = Math.max(...counting.map((game) => game.returnBp))
    const turnover = Math.ceil(((required - progress) * 100) / weight)
    return [{ group, turnover, returnBp, cost: Math.round((turnover * (10_000 - returnBp)) / 10_000) }]
  })

const HOUR_MS = 3_600_000

/** Whole days and hours until then; none of it where it is over. */
export const timeLeft = (until: string, now: number): { days: number; hours: number } => {
  const hours = Math.max(0, Math.floor((new Date(until).getTime() - now) / HOUR_MS))
  return { days: Math.floor(hours / 24), hours: hours % 24 }
}
