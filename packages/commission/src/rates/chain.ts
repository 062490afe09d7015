import { type CommissionKind, type RatedProduct, ratedProducts } from '../product.ts'
import { violationsOf } from './branch.ts'
import { problemsOfRates, type Rates } from './rates.ts'

/** From a head office down to a member. */
export const tiers = ['PTN_1', 'PTN_2', 'PTN_3', 'PTN_4', 'PTN_5', 'NORMAL'] as const
export type Tier = (typeof tiers)[number]

export type Level = { holderId: number; tier: Tier; rates: Rates }

/**
 * Who gets a share of a wager, from the lowest level up: the member, where it has rates of its own (tier NORMAL), then its partner, and so on to the head office. A tier that is not there is
 * left out, so a store may stand right below a head office. Plain data: it can be stored as JSON.
 */
export type Chain = readonly Level[]

/** `below`: the rate of the level below, 0 of the lowest. `share`: what is left for this one. All in basis points. */
export type Share = { holderId: number; tier: Tier; rate: number; below: number; share: number }

/** The chain of these levels. Throws RangeError where a holder comes twice, tiers do not rise, a rate is missing, or somebody has more than who stands above. */
export const chainOf = (levels: readonly Level[]): Chain => {
  for (const [at, { holderId, tier, rates }] of levels.entries()) {
    const [problem] = problemsOfRates(rates)
    if (problem) throw new RangeError(`${problem.problem}: ${problem.kind} of ${problem.product} of ${holderId}`)
    const above = levels[at + 1]
    if (!above) continue
    if (tiers.indexOf(above.tier) >= tiers.indexOf(tier)) throw new RangeError(`${above.tier} stands above ${tier}`)
    const [violation] = violationsOf({ own: rates, parent: above, below: [] })
    if (violation)
      throw new RangeError(`${violation.kind} of ${violation.product}: ${holderId} has more than its parent`)
  }
  if (new Set(levels.map(({ holderId }) => holderId)).size < levels.length)
    throw new RangeError('a holder stands twice')
  return levels
}

/** Each level's own rate less that of the level below it. The shares together are the rate of the highest level. */
export const shareOf = (chain: Chain, product: RatedProduct, kind: CommissionKind): Share[] =>
  chain.map(({ holderId, tier, rates }, at) => {
    const rate = rates[product][kind]
    const below = chain[at - 1]?.rates[product][kind] ?? 0
    return { holderId, tier, rate, below, share: rate - below }
  })

/**
 * The same text for the same holders, tiers and rates, in whatever order the keys of an object came; another text for any other chain. A digest of it (SHA-256 of the UTF-8) makes each chain
 * be stored once. The first character is the version of this text.
 */
export const canonicalChain = (chain: Chain): string =>
  [
    '1',
    ...chain.map((level) => [level.holderId, level.tier, ...ratedProducts.map(pairOf(level.rates))].join(',')),
  ].join(';')

const pairOf =
  (rates: Rates) =>
  (product: RatedProduct): string =>
    `${product}=${rates[product].rolling}/${rates[product].losing}`
