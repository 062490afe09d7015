import { productOf, type RatedProduct, ratedProducts, type WageredGroup } from './product.ts'
import { type Chain, chainOf, type Tier } from './rates/chain.ts'
import { ratesBy } from './rates/rates.ts'
import { correctionOf, type Line, rollingOf } from './rolling.ts'
import type { PlainHolder, PlainWager } from './slow/index.ts'
import { type BetEnd, type RoundWager, type ValidTurnover, validTurnoverOf } from './turnover/round.ts'
import { sideOf } from './turnover/side.ts'

/** Plain records as the package itself takes them. */
export const chainOfPlain = (holders: readonly PlainHolder[]): Chain => {
  const known = chains.get(holders)
  if (known) return known
  const chain = chainOf(
    holders.map(({ holderId, tier, rates }) => ({
      holderId,
      tier: tier as Tier,
      rates: ratesBy(({ product, kind }) => rates[product]?.[kind === 'rolling' ? 0 : 1] ?? Number.NaN),
    })),
  )
  chains.set(holders, chain)
  return chain
}
const chains = new WeakMap<readonly PlainHolder[], Chain>()

export const productOfPlain = ({ group, folds }: PlainWager): RatedProduct =>
  productOf({ group: group as WageredGroup, folds })

const roundWagerOf = ({ wagerId, bonusStake, bets }: PlainWager): RoundWager => ({
  wagerId,
  bonusStake,
  bets: bets.map(({ on, stake, payout, end }) => ({ stake, payout, end: endOf(end), side: sideOf(on) })),
})
const endOf = (end: string | readonly [bigint, bigint]): BetEnd =>
  typeof end === 'string' ? (end as BetEnd) : { over: end[0], under: end[1] }

/** Of wagers of any rounds and members. */
export const turnoverOfPlain = (wagers: readonly PlainWager[]): ValidTurnover[] =>
  [...Map.groupBy(wagers, roundOf).values()].flatMap((round) =>
    validTurnoverOf((round[0]?.group ?? 'casino') as WageredGroup, round.map(roundWagerOf)),
  )
/** Which wagers are looked at together. */
export const roundOf = ({ memberId, group, round }: PlainWager): string => `${memberId} ${group} ${round}`

export const linesOfPlain = (wager: PlainWager, valid: bigint): Line[] =>
  rollingOf(chainOfPlain(wager.holders), productOfPlain(wager), valid)

/** What was booked, by wager and holder: settlements come one after the other, and each books what it changes. */
export const bookkeeper = () => {
  const lines = new Map<number, Line[]>()
  const booked = new Map<string, bigint>()
  const changes: Line[][] = []
  /** These wagers as they are now: whole rounds. */
  const settle = (wagers: readonly PlainWager[]) => {
    const byId = new Map(wagers.map((wager) => [wager.wagerId, wager]))
    for (const { wagerId, valid } of turnoverOfPlain(wagers)) {
      const wager = byId.get(wagerId)
      if (!wager) continue
      const after = linesOfPlain(wager, valid)
      const change = correctionOf(lines.get(wagerId) ?? [], after)
      changes.push(change)
      for (const { holderId, amount } of change) {
        const key = `${wagerId} ${holderId}`
        booked.set(key, (booked.get(key) ?? 0n) + amount)
      }
      lines.set(wagerId, after)
    }
  }
  return { settle, booked, changes }
}

/** The same rates for every product. */
export const evenRates = (rolling: number, losing: number): PlainHolder['rates'] =>
  Object.fromEntries(ratedProducts.map((product) => [product, [rolling, losing]]))
