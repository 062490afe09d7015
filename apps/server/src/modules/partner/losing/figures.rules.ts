import {
  adjustmentOf,
  type Base,
  type Chain,
  groupOf,
  type LosingLine,
  type LosingRule,
  type LosingSums,
  losingLineOf,
  losingRules,
  type MemberFlow,
  type Negative,
  type Play,
  type RatedProduct,
  shareOf,
  type WageredGroup,
  type Weight,
  weightsOf,
} from '@maru/commission'

/** What was accrued of a chain and product, of wagers that were settled first on this day. */
export type TakenPlay = { day: string; chainId: number; product: RatedProduct; losses: bigint; rolling: bigint[] }
/** What a member staked in the period: what belongs to it and to no product is divided in proportion. */
export type MemberStake = { memberId: number; chainId: number; product: RatedProduct; stake: bigint }
export type Chains = ReadonlyMap<number, Chain>
/** A settlement that was frozen before, and by what it was computed. */
export type Closed = { settlementId: number; from: string; until: string; rule: string; negative: Negative }

/** What came late for a line of an earlier settlement. */
export type Late = { closed: Closed } & Omit<Weight, 'weighted'> & { late: bigint }
export type Adjustment = { settlementId: number; holderId: number; group: WageredGroup; late: bigint; amount: bigint }
export type Part = { chainId: number; product: RatedProduct; amount: bigint }
export type FigureLine = LosingLine & {
  holderId: number
  group: WageredGroup
  losses: bigint
  divided: bigint
  rolling: bigint
}
/** What of a line counts at one of the holder's own shares, in basis points. */
export type Share = { holderId: number; group: WageredGroup; shareBp: number; base: bigint }
export type Carried = { holderId: number; group: WageredGroup; carriedIn: bigint }

/** The settlement in which the day of a play lies; undefined of the open period, and of days before the first settlement. */
const closedOf = (closed: readonly Closed[], day: string): Closed | undefined =>
  closed.find(({ from, until }) => from <= day && day <= until)

const ruleOf = (code: string): LosingRule => {
  const rule = losingRules.find((one) => one.code === code)
  if (!rule) throw new RangeError(`no rule of losing: ${code}`)
  return rule
}

const chainIn = (chains: Chains, chainId: number): Chain => {
  const chain = chains.get(chainId)
  if (!chain) throw new Error(`no chain ${chainId}`)
  return chain
}

/** Sums of many members: nothing is divided over it. */
const ofAll = (chains: Chains, { chainId, product, losses, rolling }: TakenPlay): Play => {
  const chain = chainIn(chains, chainId)
  return { memberId: 0, chainId, chain, product, stake: 0n, losses, rolling: rolling.slice(0, chain.length) }
}

/** A correction that came after a settlement was frozen, as its own rule counts it. */
export const lateOf = (chains: Chains, taken: readonly TakenPlay[], closed: readonly Closed[]): Late[] => {
  const byClosed = Map.groupBy(taken, ({ day }) => closedOf(closed, day))
  return [...byClosed].flatMap(([one, plays]) => {
    if (!one) return []
    const { bases } = ruleOf(one.rule).basesOf({ plays: plays.map((play) => ofAll(chains, play)), flows: [] })
    return weightsOf(bases)
      .filter(({ weighted }) => weighted !== 0n)
      .map(({ weighted, ...of }) => ({ ...of, closed: one, late: weighted }))
  })
}

/** What the settlement that is open gets of it. `lineOf`: the closed line with all corrections before this one. */
export const adjustmentsOf = (late: readonly Late[], lineOf: (late: Late) => LosingSums): Adjustment[] =>
  late.map((one) => ({
    settlementId: one.closed.settlementId,
    holderId: one.holderId,
    group: one.group,
    late: one.late,
    amount: adjustmentOf(lineOf(one), one.late, one.closed.negative),
  }))

type Asked = {
  rule: string
  negative: Negative
  chains: Chains
  taken: readonly TakenPlay[]
  closed: readonly Closed[]
  stakes: readonly MemberStake[]
  flows: readonly MemberFlow[]
  adjustments: readonly Adjustment[]
  carried: readonly Carried[]
}
export type Figures = {
  lines: FigureLine[]
  shares: Share[]
  parts: Part[]
  waiting: ReadonlyMap<number, bigint>
}

/** What everybody's subtree came to, line by line. Pure: the same settlement computed again is the same. */
export const figuresOf = (asked: Asked): Figures => {
  const { chains, taken, closed, stakes, flows, negative } = asked
  const played = taken.filter(({ day }) => !closedOf(closed, day)).map((play) => ofAll(chains, play))
  const staked = stakes.map(({ memberId, chainId, product, stake }): Play => {
    const chain = chainIn(chains, chainId)
    return { memberId, chainId, chain, product, stake, losses: 0n, rolling: chain.map(() => 0n) }
  })
  const { bases, waiting } = ruleOf(asked.rule).basesOf({ plays: [...played, ...staked], flows })
  const lines = createLines()
  for (const { holderId, group, weighted } of weightsOf(bases)) lines.of(holderId, group).ofPeriod = weighted
  for (const [at, base] of bases.entries()) lines.show(base, at < played.length ? 'losses' : 'divided')
  for (const { holderId, group, amount } of asked.adjustments) lines.of(holderId, group).adjustments += amount
  for (const { holderId, group, carriedIn } of asked.carried) lines.of(holderId, group).carriedIn = carriedIn
  return {
    lines: lines.rows().map((line) => ({ ...line, ...losingLineOf(line, negative) })),
    shares: sharesOf(bases),
    parts: partsOf(bases.slice(played.length), staked),
    waiting: new Map(waiting.map(({ memberId, amount }) => [memberId, amount])),
  }
}

type Sums = Omit<FigureLine, 'amount' | 'carriedOut'>

const createLines = () => {
  const lines = new Map<string, Sums>()
  const of = (holderId: number, group: WageredGroup): Sums => {
    const key = `${holderId} ${group}`
    const line = lines.get(key) ?? {
      ...{ holderId, group, losses: 0n, divided: 0n, rolling: 0n },
      ...{ ofPeriod: 0n, adjustments: 0n, carriedIn: 0n },
    }
    lines.set(key, line)
    return line
  }
  return {
    of,
    /** Of a base, what each of its levels is shown: all of it, and the rolling up to there. */
    show: ({ chain, product, amount, rolling }: Base, as: 'losses' | 'divided'): void => {
      let accrued = 0n
      for (const [level, { holderId }] of chain.entries()) {
        accrued += rolling[level] ?? 0n
        const line = of(holderId, groupOf(product))
        line[as] += amount
        line.rolling += accrued
      }
    },
    rows: (): Sums[] =>
      [...lines.values()]
        .filter((line) => !isEmpty(line))
        .sort((one, other) => one.holderId - other.holderId || (one.group < other.group ? -1 : 1)),
  }
}

const isEmpty = ({ losses, divided, rolling, ofPeriod, adjustments, carriedIn }: Sums): boolean =>
  [losses, divided, rolling, ofPeriod, adjustments, carriedIn].every((sum) => sum === 0n)

/** A holder has several shares of a group where it has several branches, products or versions of rates. */
const sharesOf = (bases: readonly Base[]): Share[] => {
  const shares = new Map<string, Share>()
  for (const { chain, product, amount, rolling } of bases) {
    const group = groupOf(product)
    let accrued = 0n
    for (const [level, { holderId, share: shareBp }] of shareOf(chain, product, 'losing').entries()) {
      accrued += rolling[level] ?? 0n
      const key = `${holderId} ${group} ${shareBp}`
      const share = shares.get(key) ?? { holderId, group, shareBp, base: 0n }
      share.base += amount - accrued
      shares.set(key, share)
    }
  }
  return [...shares.values()].filter(({ base }) => base !== 0n)
}

const partsOf = (bases: readonly Base[], staked: readonly Play[]): Part[] => {
  const parts = new Map<string, Part>()
  for (const [at, { amount }] of bases.entries()) {
    const { chainId, product } = staked[at] as Play
    const key = `${chainId} ${product}`
    const part = parts.get(key) ?? { chainId, product, amount: 0n }
    part.amount += amount
    parts.set(key, part)
  }
  return [...parts.values()].filter(({ amount }) => amount !== 0n)
}
