import { type RatedProduct, ratedProducts } from '../product.ts'
import type { Chain } from '../rates/chain.ts'

/**
 * What one member's wagers on one product, accepted with one chain, came to in a period: sums of the settlements of the period, so a correction may stand below zero. `losses`: stakes less payouts.
 * `rolling`: what each level of the chain accrued on them.
 */
export type Play = {
  memberId: number
  chainId: number
  chain: Chain
  product: RatedProduct
  stake: bigint
  losses: bigint
  rolling: readonly bigint[]
}

/**
 * What else moved on a member's account in a period. `opening`, `closing`: what all of its purses and its open stakes were together. `waiting`: what the period before left
 * (`LosingBases`).
 */
export type MemberFlow = {
  memberId: number
  bonuses: bigint
  deposits: bigint
  withdrawals: bigint
  opening: bigint
  closing: bigint
  waiting: bigint
}
export type Period = { plays: readonly Play[]; flows: readonly MemberFlow[] }

/** What partners have a share in: of a chain and a product, before and less what each level accrued as rolling. */
export type Base = { chain: Chain; product: RatedProduct; amount: bigint; rolling: readonly bigint[] }

/** `waiting`: what belongs to no product yet, because the member staked nothing in the period. It is the `waiting` of the member's next period. */
export type LosingBases = { bases: Base[]; waiting: { memberId: number; amount: bigint }[] }

/** What losing is a share of. A site has one. */
export type LosingRule = { code: string; basesOf(period: Period): LosingBases }

/** What members lost, less the bonuses that they were granted. A member's bonuses are divided over its products in proportion to its stakes. */
export const lossesRule: LosingRule = {
  code: 'losses',
  basesOf: (period) =>
    basesBy(
      period,
      ({ bonuses }) => -bonuses,
      (play) => play.losses,
      ({ rolling }) => rolling,
    ),
}

/**
 * What stayed of members' money: deposits less withdrawals, less what their balances grew by, divided over the products in proportion to the stakes. Bonuses are in it, and so is a member's own rolling, since
 * both stand in its balances; of rolling the partners' alone goes off.
 */
export const flowRule: LosingRule = {
  code: 'flow',
  basesOf: (period) =>
    basesBy(
      period,
      ({ deposits, withdrawals, opening, closing }) => deposits - withdrawals - (closing - opening),
      () => 0n,
      ({ chain, rolling }) => rolling.map((amount, level) => (chain[level]?.tier === 'NORMAL' ? 0n : amount)),
    ),
}

export const losingRules: readonly LosingRule[] = [lossesRule, flowRule]

const basesBy = (
  { plays, flows }: Period,
  ofMember: (flow: MemberFlow) => bigint,
  ofPlay: (play: Play) => bigint,
  rollingOf: (play: Play) => readonly bigint[],
): LosingBases => {
  const divided = new Map<Play, bigint>()
  const waiting: LosingBases['waiting'] = []
  const playsOf = Map.groupBy(plays, ({ memberId }) => memberId)
  for (const flow of flows) {
    const amount = ofMember(flow) + flow.waiting
    const rest = divideByStake(amount, playsOf.get(flow.memberId) ?? [], divided)
    if (rest !== 0n) waiting.push({ memberId: flow.memberId, amount: rest })
  }
  const bases = plays.map((play) => ({
    chain: play.chain,
    product: play.product,
    amount: ofPlay(play) + (divided.get(play) ?? 0n),
    rolling: rollingOf(play),
  }))
  return { bases, waiting }
}

/** Floors of running sums, by chain and product, so that the parts add up. Gives back what could not be divided: all of it where nothing was staked. */
const divideByStake = (amount: bigint, plays: readonly Play[], into: Map<Play, bigint>): bigint => {
  const staked = plays.filter(({ stake }) => stake > 0n).toSorted(inOrder)
  const whole = staked.reduce((sum, { stake }) => sum + stake, 0n)
  if (whole === 0n) return amount
  const [size, sign] = amount < 0n ? [-amount, -1n] : [amount, 1n]
  let upTo = 0n
  let given = 0n
  for (const play of staked) {
    upTo += play.stake
    const share = (upTo * size) / whole - given
    given += share
    into.set(play, (into.get(play) ?? 0n) + sign * share)
  }
  return 0n
}

const inOrder = (one: Play, other: Play): number =>
  one.chainId - other.chainId || ratedProducts.indexOf(one.product) - ratedProducts.indexOf(other.product)
