import type { MiniSelection } from '@maru/contract'
import { priceKey } from '../prices/price.rules.ts'
import type { RoundKey } from '../round.rules.ts'

/** What a bet adds to one row of the exposure. */
export type ExposurePart = MiniSelection & { bets: number; staked: number; toPay: number; combinedLoss: number }

/**
 * A bet counts once by its own row. A combination also counts in full with each single outcome that it needs, for it is lost to the house only where that outcome comes. So the sum
 * that stands on an outcome bounds what the house loses when it comes, however stakes are spread over combinations.
 */
export const exposurePartsOf = (
  { picks, stake }: { picks: readonly MiniSelection[]; stake: number },
  toPay: number,
): ExposurePart[] => {
  const own = { ...exposureKeyOf(picks), bets: 1, staked: stake, toPay, combinedLoss: 0 }
  if (picks.length === 1) return [own]
  const needed = picks.map(({ market, outcome }) => ({
    market,
    outcome,
    bets: 0,
    staked: 0,
    toPay: 0,
    combinedLoss: toPay - stake,
  }))
  return [own, ...needed]
}

/** The row of the exposure that a bet has for itself. */
export const exposureKeyOf = (picks: readonly MiniSelection[]): MiniSelection => ({
  market: picks.map(({ market }) => market).join(' + '),
  outcome: picks.map(({ outcome }) => outcome).join(' + '),
})

/** What bets of a round take up of what the house may lose on each outcome, counted on through a batch. */
export type Exposed = Map<string, number>
export const exposedKey = ({ siteId, game, drawAt }: RoundKey, row: MiniSelection): string =>
  `${siteId} ${game} ${drawAt.getTime()} ${priceKey(row)}`

/** Whether the house may lose so much more on every one of the outcomes. Where it may, that is counted. */
export const takeUp = (
  exposed: Exposed,
  { round, loss, mostExposure }: { round: RoundKey; loss: number; mostExposure: number },
  picks: readonly MiniSelection[],
): boolean => {
  const after = picks.map(
    (pick) => [exposedKey(round, pick), (exposed.get(exposedKey(round, pick)) ?? 0) + loss] as const,
  )
  if (after.some(([, sum]) => sum > mostExposure)) return false
  for (const [key, sum] of after) exposed.set(key, sum)
  return true
}
